import { Drama, MessagesSquare, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { newChatIn } from '../../client/navigation/view.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { ChatMenu } from './ChatMenu.tsx'
import { ContextMark } from './ContextMark.tsx'
import { useChatState } from './chat-context.ts'
import { togglePanel, useChatUi, useIsWide } from './chat-ui.ts'
import { EngineMenu } from './engines/EngineMenu.tsx'
import { chatMessages } from './messages.en.ts'

const { header: words } = chatMessages

/** Lazily loaded with the first chat that is in a project. */
const ProjectChip = lazy(() => import('./projects/ProjectChip.tsx').then((module) => ({ default: module.ProjectChip })))

/** Header of the conversation: title, context, debate mode and the menu of actions. */
export function ChatHeader({ title }: { title: string }) {
  const ui = useChatUi()
  // beside an open paper there is no room for the list
  const isBeside = useStore(ui, (state) => state.paperId) === undefined
  const isWide = useIsWide() && isBeside
  const isPanelOpen = useStore(ui, (state) => state.isPanelOpen)
  const projectId = useChatState(({ conversation, plan }) => (conversation ?? plan).projectId)
  const mode = useChatState(({ conversation, plan }) => conversation?.mode ?? plan.mode)
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-1 border-b border-hairline bg-surface px-2 sm:gap-2">
      <IconButton
        label={words.list}
        aria-expanded={isWide ? isPanelOpen === true : undefined}
        onClick={() => (isWide ? togglePanel(ui) : ui.setState({ isSheetOpen: true }))}
      >
        <MessagesSquare aria-hidden="true" />
      </IconButton>
      <h1 className="min-w-0 flex-1 truncate font-sans text-15 font-medium tracking-normal">{title}</h1>
      {projectId !== null && (
        <Suspense>
          <ProjectChip projectId={projectId} />
        </Suspense>
      )}
      <ContextMark />
      <EngineMenu />
      <Button
        size="sm"
        variant="quiet"
        aria-label={words.stance(chatMessages.modes[mode])}
        data-tooltip={words.stance(chatMessages.modes[mode])}
        onClick={() => ui.setState({ dialog: 'stance' })}
        icon={<Drama aria-hidden="true" className="size-4" />}
      >
        <span className="hidden sm:inline">{chatMessages.modes[mode]}</span>
      </Button>
      <ViewLink
        // beside a chat of a project, one more in it
        view={newChatIn(projectId)}
        aria-label={words.fresh}
        data-tooltip={words.fresh}
        className="target inline-grid shrink-0 place-items-center rounded-control text-text-2 hover:bg-text/8 hover:text-text"
      >
        <Plus aria-hidden="true" className="size-5" />
      </ViewLink>
      <ChatMenu />
    </div>
  )
}
