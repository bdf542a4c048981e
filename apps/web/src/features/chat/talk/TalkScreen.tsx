import { useEffect, useMemo } from 'react'
import { Failed, Missing } from '../../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { navigate } from '../../../client/navigation/view-store.ts'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { ChatContext, useChat, useChatState } from '../chat-context.ts'
import { useExplains } from '../explained.ts'
import { useFollowedChat } from '../use-followed-chat.ts'
import { useOpenChats } from '../use-open-chats.ts'
import { talkMessages as words } from './messages.en.ts'
import { TalkFooter } from './TalkFooter.tsx'
import { TalkStage } from './TalkStage.tsx'

/** Gives a conversation its address with its first message. */
function useAddress(): void {
  const chat = useChat()
  useEffect(() => {
    if (chat.hasBegun) return
    const stop = chat.store.subscribe(() => {
      if (!chat.hasBegun) return
      stop()
      navigate({ kind: 'voice-conversation', conversationId: chat.id })
    })
    return stop
  }, [chat])
}

function Body() {
  const chat = useChat()
  const status = useChatState((state) => state.status)
  if (status === 'missing') return <Missing heading="h2" words={words.missing} view={{ kind: 'voice' }} />
  if (status === 'failed') return <Failed heading="h2" words={words.failed} onRetry={() => void chat.load()} />
  if (status === 'loading') {
    return (
      <SkeletonGroup className="flex flex-1 flex-col items-center justify-center gap-4 p-6">
        <Skeleton className="talk-microphone" />
        <Skeleton className="h-12 w-1/2" />
      </SkeletonGroup>
    )
  }
  return <TalkStage />
}

function Header() {
  const chat = useChat()
  const title = useChatState(({ conversation }) => conversation?.title)
  usePageTitle(title ?? words.title)
  return (
    <header className="flex flex-wrap items-center gap-2 px-4 py-3">
      <h1 className="min-w-0 flex-1 truncate text-17">{title ?? words.untitled}</h1>
      {chat.hasBegun && (
        <>
          <ViewLink
            view={{ kind: 'conversation', conversationId: chat.id }}
            className={buttonClasses('secondary', 'sm')}
          >
            {words.controls.asText}
          </ViewLink>
          <Button size="sm" onClick={() => navigate({ kind: 'voice' })}>
            {words.controls.end}
          </Button>
        </>
      )}
    </header>
  )
}

function Talk() {
  const chat = useChat()
  useFollowedChat(chat)
  useExplains(chat.id)
  useAddress()
  return (
    <div className="marble flex min-h-full flex-1 flex-col">
      <Header />
      <Body />
      <TalkFooter />
    </div>
  )
}

/** The voice view: a conversation that is spoken and heard, a new one or one that goes on. */
export function TalkScreen({ conversationId }: { conversationId?: string | undefined }) {
  const openChats = useOpenChats()
  const chat = useMemo(
    () => (conversationId === undefined ? openChats.fresh('voice') : openChats.open(conversationId)),
    [openChats, conversationId],
  )
  return (
    <ChatContext value={chat}>
      {/* a turn at the microphone, and what is said, belong to one conversation */}
      <Talk key={chat.id} />
    </ChatContext>
  )
}
