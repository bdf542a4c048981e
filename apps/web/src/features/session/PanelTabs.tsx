import { FileText, Gavel, type LucideIcon, ScrollText, TriangleAlert, Users } from 'lucide-react'
import { classes } from '../../shared/ui/classes.ts'
import { PanelBoundary } from '../../shared/ui/PanelBoundary.tsx'
import { Sheet } from '../../shared/ui/Sheet.tsx'
import { ActSheet } from './chamber/ActList.tsx'
import { Timeline } from './chamber/Timeline.tsx'
import { type SheetId, useHallUi, useHallUiState } from './hall-ui.ts'
import { sessionMessages } from './messages.en.ts'
import { CrisisPanel } from './panels/CrisisPanel.tsx'
import { DraftPanel } from './panels/DraftPanel.tsx'
import { panelMessages } from './panels/messages.en.ts'
import { UpdatesPanel } from './panels/UpdatesPanel.tsx'
import { useView } from './session-context.ts'

const { tabs } = sessionMessages

const SHEETS: readonly { readonly id: SheetId; readonly Icon: LucideIcon }[] = [
  { id: 'acts', Icon: Gavel },
  { id: 'text', Icon: FileText },
  { id: 'crisis', Icon: TriangleAlert },
  { id: 'updates', Icon: ScrollText },
]

const TITLES: Record<SheetId, string> = {
  acts: sessionMessages.acts.title,
  text: panelMessages.text.title,
  crisis: panelMessages.events.crisis,
  updates: panelMessages.events.updates,
}

function TabButton({
  Icon,
  label,
  isMarked,
  onPress,
}: {
  Icon: LucideIcon
  label: string
  isMarked?: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="target relative flex flex-1 flex-col items-center justify-center gap-0.5 rounded-control py-1 text-12 font-medium text-text-2 hover:text-text"
    >
      <Icon aria-hidden="true" className={classes('size-5', isMarked === true && 'text-danger')} />
      {label}
    </button>
  )
}

function SheetBody({ id, onDone }: { id: SheetId; onDone: () => void }) {
  if (id === 'acts') return <ActSheet onDone={onDone} />
  if (id === 'text') return <DraftPanel />
  if (id === 'crisis') return <CrisisPanel />
  return (
    <div className="flex flex-col gap-4">
      <Timeline />
      <UpdatesPanel />
    </div>
  )
}

/** On a phone the panels come up from below; their tabs are under the thumb. */
export function PanelTabs() {
  const ui = useHallUi()
  const open = useHallUiState((state) => state.sheet)
  const { crisis } = useView()
  const close = () => ui.setState({ sheet: undefined })
  return (
    <>
      <nav aria-label={tabs.label} className="flex shrink-0 border-t border-hairline bg-surface px-1 lg:hidden">
        {SHEETS.map(({ id, Icon }) => (
          <TabButton
            key={id}
            Icon={Icon}
            label={tabs[id]}
            isMarked={id === 'crisis' && crisis?.status === 'open'}
            onPress={() => ui.setState({ sheet: id })}
          />
        ))}
        <TabButton Icon={Users} label={tabs.delegates} onPress={() => ui.setState({ drawer: { kind: 'delegates' } })} />
      </nav>
      <Sheet isOpen={open !== undefined} onClose={close} side="bottom" title={open === undefined ? '' : TITLES[open]}>
        <PanelBoundary>{open !== undefined && <SheetBody id={open} onDone={close} />}</PanelBoundary>
      </Sheet>
    </>
  )
}
