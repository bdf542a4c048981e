import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { ConversationPanel } from './ConversationPanel.tsx'
import { panelMessages as words } from './messages.en.ts'

function stay(): void {}

/** The conversation list as a side panel. */
export function SidePanel() {
  return (
    <aside aria-label={words.title} className="flex w-72 shrink-0 flex-col border-e border-hairline bg-bg">
      <PanelBoundary>
        <ConversationPanel onFollow={stay} />
      </PanelBoundary>
    </aside>
  )
}
