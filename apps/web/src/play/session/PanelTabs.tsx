import { FileText, Gavel, type LucideIcon, ScrollText, TriangleAlert, Users } from 'lucide-react'
import { classes } from '../../kit/ui/classes.ts'
import { type SheetId, useHallUi } from './hall-ui.ts'
import { sessionMessages } from './messages.en.ts'
import { useView } from './session-context.ts'

const { tabs } = sessionMessages

const SHEETS: readonly { readonly id: SheetId; readonly Icon: LucideIcon }[] = [
  { id: 'acts', Icon: Gavel },
  { id: 'text', Icon: FileText },
  { id: 'crisis', Icon: TriangleAlert },
  { id: 'updates', Icon: ScrollText },
]

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

/** On a phone: the tabs that open the panels in a sheet, within reach of the thumb. */
export function PanelTabs() {
  const ui = useHallUi()
  const { crisis } = useView()
  return (
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
  )
}
