import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { Sheet } from '../../kit/ui/Sheet.tsx'
import { ActSheet } from './chamber/ActList.tsx'
import { Timeline } from './chamber/Timeline.tsx'
import { type SheetId, useHallUi, useHallUiState } from './hall-ui.ts'
import { sessionMessages } from './messages.en.ts'
import { CrisisPanel } from './panels/CrisisPanel.tsx'
import { DraftPanel } from './panels/DraftPanel.tsx'
import { LateUpdates } from './panels/LateUpdates.tsx'
import { panelMessages } from './panels/messages.en.ts'

const TITLES: Record<SheetId, string> = {
  acts: sessionMessages.acts.title,
  text: panelMessages.text.title,
  crisis: panelMessages.events.crisis,
  updates: panelMessages.events.updates,
}

function SheetBody({ id, onDone }: { id: SheetId; onDone: () => void }) {
  if (id === 'acts') return <ActSheet onDone={onDone} />
  if (id === 'text') return <DraftPanel />
  if (id === 'crisis') return <CrisisPanel />
  return (
    <div className="flex flex-col gap-4">
      <Timeline />
      <LateUpdates />
    </div>
  )
}

/** The panel in a sheet from the bottom, on a phone. */
export function PanelSheet() {
  const ui = useHallUi()
  const open = useHallUiState((state) => state.sheet)
  const close = () => ui.setState({ sheet: undefined })
  return (
    <Sheet isOpen={open !== undefined} onClose={close} side="bottom" title={open === undefined ? '' : TITLES[open]}>
      <PanelBoundary>{open !== undefined && <SheetBody id={open} onDone={close} />}</PanelBoundary>
    </Sheet>
  )
}
