import type { ChatMessage } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { Failed, Missing } from '../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ReadingList } from '../../client/reading/ReadingList.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { AttachmentList } from './files/AttachmentList.tsx'
import { AnswerText } from './markdown/AnswerText.tsx'
import { EngineBadge } from './message/EngineBadge.tsx'
import { Said } from './message/Said.tsx'
import { Sources } from './message/Sources.tsx'
import { chatMessages } from './messages.en.ts'
import { isMissing } from './model/failures.ts'
import { sharedMessages as words } from './shared-messages.en.ts'

/** Content of a shared link. */
export interface SharedChat {
  readonly title: string
  readonly sharedAt: string
  readonly messages: readonly ChatMessage[]
}

export type ReadSharedChat = (token: string, signal: AbortSignal) => Promise<SharedChat>

function SharedMessage({ message }: { message: ChatMessage }) {
  const { role, content, engine, isImported, attachments, sources = [] } = message
  if (role === 'user') {
    return (
      <article className="flex flex-col items-end py-3">
        <h2 className="sr-only">{words.person}</h2>
        <AttachmentList attachments={attachments} />
        <Said text={content} />
        <p className="mt-1 empty:hidden">
          <EngineBadge engine={undefined} isImported={isImported} />
        </p>
      </article>
    )
  }
  return (
    <article className="py-3 text-15 leading-relaxed">
      <h2 className="sr-only">{chatMessages.message.assistant}</h2>
      <AnswerText text={content} />
      <Sources sources={sources} />
      <p className="mt-2 empty:hidden">
        <EngineBadge engine={engine} isImported={isImported} />
      </p>
    </article>
  )
}

function Paper({ chat }: { chat: SharedChat }) {
  usePageTitle(chat.title)
  return (
    <div className="mx-auto flex w-full max-w-184 flex-1 flex-col border-hairline bg-surface px-4 pt-8 text-15 sm:border-x sm:px-8">
      <p className="text-13 text-text-3">{words.sharedOn(new Date(chat.sharedAt))}</p>
      <h1 className="mt-1 text-32">{chat.title}</h1>
      <hr className="mt-3 mb-6 border-hairline" />
      <ReadingList label={words.messages} lines={chat.messages} keyOf={({ id }) => id} isWhole>
        {(message) => <SharedMessage key={message.id} message={message} />}
      </ReadingList>
      <p className="sticky inset-be-0 -mx-4 mt-auto border-t border-hairline bg-surface px-4 py-2 text-center text-12 text-text-2 sm:-mx-8 sm:px-8">
        {words.ai} {chatMessages.composer.wrong}
      </p>
    </div>
  )
}

/** Read-only copy of a conversation behind a shared link. */
export function SharedChatScreen({ token, read }: { token: string; read: ReadSharedChat }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['shared-chat', token],
    queryFn: ({ signal }) => read(token, signal),
  })
  if (isPending) {
    return (
      <SkeletonGroup className="mx-auto flex w-full max-w-184 flex-1 flex-col gap-6 bg-surface p-8">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    )
  }
  if (data !== undefined) return <Paper chat={data} />
  return isMissing(error) ? (
    <Missing words={words.gone} view={{ kind: 'chat' }} />
  ) : (
    <Failed words={words.failed} onRetry={() => void refetch()} />
  )
}
