import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { type Command, useCommands } from '../../client/commands/commands.ts'
import { takeTopic } from '../../client/navigation/ask-in-chat.ts'
import { Failed, Missing } from '../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { liftToasts } from '../../kit/ui/lift-toasts.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { Announcer } from './Announcer.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { ChatContext, useChat, useChatState } from './chat-context.ts'
import { CHAT_KEYS, CHAT_NOTES } from './chat-keys.ts'
import { ChatUiContext, createChatUi, useChatUi, useIsWide } from './chat-ui.ts'
import { Composer } from './composer/Composer.tsx'
import { focusComposer, returnToComposer } from './composer/composer-id.ts'
import { StatusLine, TroubleLine } from './composer/StatusLine.tsx'
import { Overlays } from './dialogs/Overlays.tsx'
import { FirstWords } from './FirstWords.tsx'
import { type ListHandle, ListHandleContext } from './list-handle.ts'
import { chatMessages } from './messages.en.ts'
import type { Chat } from './model/chat.ts'
import { OpensPanel } from './panel/OpensPanel.tsx'
import { SidePanel } from './panel/SidePanel.tsx'
import { useRememberedPaper } from './paper/use-remembered-paper.ts'
import { useIsNoProject } from './projects/use-projects.ts'
import { useFollowedChat } from './use-followed-chat.ts'
import { useOpenChats } from './use-open-chats.ts'
import { Welcome } from './Welcome.tsx'

const fetchList = () => import('./MessageList.tsx')
const MessageList = lazy(() => fetchList().then((module) => ({ default: module.MessageList })))
const DrillRoom = lazy(() => import('./drill/DrillRoom.tsx').then((module) => ({ default: module.DrillRoom })))
const PaperPane = lazy(() => import('./paper/PaperPane.tsx').then((module) => ({ default: module.PaperPane })))
const MissingProject = lazy(() =>
  import('./projects/MissingProject.tsx').then((module) => ({ default: module.MissingProject })),
)
const FindBar = lazy(() => import('./FindBar.tsx').then((module) => ({ default: module.FindBar })))

const { shortcuts, missing, failed } = chatMessages
const group = shortcuts.group

const COMMANDS: readonly Command[] = [
  { id: 'chat-composer', ...CHAT_KEYS.composer, run: focusComposer },
  { id: 'chat-new', label: shortcuts.fresh, group, run: () => navigate({ kind: 'chat' }) },
]
const REGISTERED = { commands: COMMANDS, notes: CHAT_NOTES }

function Loading() {
  return (
    <SkeletonGroup className="mx-auto flex w-full max-w-184 flex-1 flex-col gap-6 border-hairline bg-surface p-8 sm:border-x">
      <Skeleton className="ms-auto h-12 w-2/3" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="ms-auto h-12 w-1/2" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}

/** The messages, the welcome, or the error state of the conversation. */
function Body() {
  const chat = useChat()
  const status = useChatState((state) => state.status)
  const isEmpty = useChatState(({ messages, outbox }) => messages.length === 0 && outbox.length === 0)
  const isFirst = useChatState(({ messages, outbox }) => messages.length <= 2 && outbox.length <= 1)
  if (status === 'loading') return <Loading />
  if (status === 'missing') return <Missing heading="h2" words={missing} view={{ kind: 'chat' }} />
  if (status === 'failed') return <Failed heading="h2" words={failed} onRetry={() => void chat.load()} />
  if (isEmpty) return <Welcome />
  return (
    <Suspense fallback={isFirst ? <FirstWords /> : <Loading />}>
      <MessageList key={chat.id} />
    </Suspense>
  )
}

function Foot() {
  const status = useChatState((state) => state.status)
  if (status === 'missing' || status === 'failed') return null
  return (
    <div className="mx-auto w-full max-w-184 border-hairline bg-surface px-4 pb-2 sm:border-x sm:px-8">
      <TroubleLine />
      <Composer>
        <StatusLine />
      </Composer>
    </div>
  )
}

/** The message list and composer, the room of a debate drill, or that the new chat's project does not exist. */
function Room() {
  const isThere = useChatState(({ status }) => status === 'ready' || status === 'new')
  const context = useChatState(({ conversation, plan }) => (conversation ?? plan).context)
  const { hasBegun } = useChat()
  const isNoProject = useIsNoProject(useChatState(({ plan }) => (hasBegun ? null : plan.projectId)))
  if (isNoProject) {
    return (
      <Suspense>
        <MissingProject />
      </Suspense>
    )
  }
  if (context?.kind === 'drill' && isThere && hasBegun) {
    return (
      <Suspense fallback={<Loading />}>
        <DrillRoom drill={context} />
      </Suspense>
    )
  }
  return (
    <>
      <Body />
      <Foot />
    </>
  )
}

/** Navigates to the address of a conversation once it has been created. */
function useAddress(chat: Chat): void {
  useEffect(() => {
    if (chat.hasBegun) return
    // it is needed with the first message
    void fetchList()
    const context = takeTopic()
    if (context !== undefined) void chat.change({ context })
    const stop = chat.store.subscribe(() => {
      if (!chat.hasBegun) return
      // once only: whatever the user does later keeps its own focus
      stop()
      navigate({ kind: 'conversation', conversationId: chat.id })
      // the change of address moves the focus
      setTimeout(returnToComposer)
    })
    return stop
  }, [chat])
}

/** Puts a chat that has not begun into the project of its address, or into none. */
function useProjectOfAddress(chat: Chat, projectId: string | null): void {
  useLayoutEffect(() => {
    if (!chat.hasBegun) void chat.change({ projectId })
  }, [chat, projectId])
}

/** Focuses the composer of a chat that was opened, so that what is typed at once is not lost. */
function useComposerFocus(chat: Chat): void {
  useLayoutEffect(() => {
    returnToComposer()
    // a change of address moves the focus once more
    const timer = setTimeout(returnToComposer)
    return () => clearTimeout(timer)
  }, [chat])
}

/** Raises toasts where they would cover the composer. */
function useLiftedToasts(): void {
  useEffect(() => liftToasts(9), [])
}

function ConversationView() {
  const title = useChatState(({ conversation }) => conversation?.title ?? chatMessages.untitled)
  const ui = useChatUi()
  const isPanelOpen = useStore(ui, (state) => state.isPanelOpen)
  const isFinding = useStore(ui, (state) => state.isFinding)
  const isWide = useIsWide()
  const paperId = useStore(ui, (state) => state.paperId)
  useRememberedPaper()
  usePageTitle(title)
  useCommands(REGISTERED)
  useLiftedToasts()
  return (
    <div className="relative min-h-104 flex-1">
      <div className="absolute inset-0 flex">
        {isWide && isPanelOpen === undefined && <OpensPanel />}
        {isWide && isPanelOpen === true && paperId === undefined && <SidePanel />}
        <div className="flex min-w-0 flex-1 flex-col">
          <ChatHeader title={title} />
          {isFinding && (
            <Suspense>
              <FindBar />
            </Suspense>
          )}
          <Room />
          <Announcer />
        </div>
        {paperId !== undefined && (
          <PanelBoundary>
            <Suspense>
              <PaperPane key={paperId} paperId={paperId} />
            </Suspense>
          </PanelBoundary>
        )}
        <Overlays />
      </div>
    </div>
  )
}

type ChatScreenProps = {
  conversationId?: string | undefined
  /** The project of a new conversation. */
  projectId?: string | undefined
}

/** The chat view: an existing conversation, or a new one that the first message creates. */
export function ChatScreen({ conversationId, projectId }: ChatScreenProps) {
  const openChats = useOpenChats()
  const chat = useMemo(
    () => (conversationId === undefined ? openChats.fresh() : openChats.open(conversationId)),
    [openChats, conversationId],
  )
  const ui = useMemo(() => createChatUi(), [])
  const list = useRef<ListHandle>(null)
  useFollowedChat(chat)
  useAddress(chat)
  useProjectOfAddress(chat, projectId ?? null)
  useComposerFocus(chat)
  return (
    <ChatContext value={chat}>
      <ChatUiContext value={ui}>
        <ListHandleContext value={list}>
          <ConversationView />
        </ListHandleContext>
      </ChatUiContext>
    </ChatContext>
  )
}
