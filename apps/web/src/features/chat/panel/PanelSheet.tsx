import { useStore } from 'zustand'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { Sheet } from '../../../kit/ui/Sheet.tsx'
import { useChatUi } from '../chat-ui.ts'
import { ConversationPanel } from './ConversationPanel.tsx'
import { panelMessages as words } from './messages.en.ts'

/** The conversation list as a sheet, on viewports too narrow for a side panel. */
export function PanelSheet() {
  const ui = useChatUi()
  const isOpen = useStore(ui, (state) => state.isSheetOpen)
  const close = () => ui.setState({ isSheetOpen: false })
  return (
    <Sheet isOpen={isOpen} onClose={close} title={words.title} side="start" width="22rem" isFlush>
      <PanelBoundary>
        <ConversationPanel onFollow={close} />
      </PanelBoundary>
    </Sheet>
  )
}
