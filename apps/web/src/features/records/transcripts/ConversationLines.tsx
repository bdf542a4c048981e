import { type ChatMessage, type ConversationDetail, isWithoutServices } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../client/api/api-error.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { Missing } from '../../../client/navigation/NothingHere.tsx'
import { readingMessages } from '../../../client/reading/messages.en.ts'
import { ReadingLine } from '../../../client/reading/ReadingLine.tsx'
import { ReadingList } from '../../../client/reading/ReadingList.tsx'
import { ReadText } from '../../../client/voice/ReadText.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { momentText } from '../../../kit/ui/zoned-dates.ts'
import { transcriptMessages as words } from '../messages.en.ts'
import { useSurroundings } from '../surroundings.ts'
import { Trouble } from '../Troubles.tsx'
import { messageNote, saidIn, speakerOf } from './conversation-document.ts'

/** A conversation with its messages, read anew whenever it is opened. */
export function useConversation(conversationId: string) {
  const { gateway } = useChatScope()
  return useQuery({
    queryKey: ['records', 'conversation', conversationId],
    queryFn: ({ signal }) => gateway.get(conversationId, signal),
    staleTime: 0,
  })
}

/** Whether something is not there, or not any more. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}

type MessageLineProps = { message: ChatMessage; zone: string; isWithoutServices: boolean }

function MessageLine({ message, zone, isWithoutServices }: MessageLineProps) {
  const { Answer } = useSurroundings()
  const { id, role, content, timestamp, conversationId } = message
  const note = messageNote(message)
  return (
    <ReadingLine
      id={id}
      page={{ kind: 'transcript', transcriptId: conversationId }}
      who={speakerOf(message)}
      time={<time dateTime={timestamp}>{momentText(timestamp, zone)}</time>}
      marks={note !== undefined && <Badge>{note}</Badge>}
      actions={
        <ReadText
          id={`transcript:${id}`}
          text={content}
          who={speakerOf(message)}
          isWithoutServices={isWithoutServices}
        />
      }
    >
      {role === 'user' ? (
        <p className="mt-1 max-w-column whitespace-pre-wrap text-15 [overflow-wrap:anywhere]">{content}</p>
      ) : (
        <div className="mt-1 max-w-column text-15">
          <Answer text={content} />
        </div>
      )}
    </ReadingLine>
  )
}

type ConversationLinesProps = { detail: ConversationDetail; zone: string; isWhole: boolean }

/** The messages of a conversation that has been read. */
export function ConversationLines({ detail, zone, isWhole }: ConversationLinesProps) {
  const said = saidIn(detail)
  if (said.length === 0) return <p className="px-4 py-3 text-15 text-text-2">{words.noMessages}</p>
  return (
    <ReadingList label={readingMessages.list} lines={said} keyOf={({ id }) => id} isWhole={isWhole}>
      {(message) => (
        <MessageLine
          key={message.id}
          message={message}
          zone={zone}
          isWithoutServices={isWithoutServices(detail.conversation.engineChoice)}
        />
      )}
    </ReadingList>
  )
}

/** The messages of a conversation in its frame in the list. */
export function ConversationFrame({ conversationId, zone }: { conversationId: string; zone: string }) {
  const { data, error, refetch } = useConversation(conversationId)
  if (isGone(error)) return <Missing words={words.gone} view={{ kind: 'transcripts' }} heading="h2" />
  if (data !== undefined) return <ConversationLines detail={data} zone={zone} isWhole={false} />
  if (error !== null) return <Trouble error={error} isOld={false} onRetry={() => void refetch()} />
  return (
    <SkeletonGroup className="flex flex-col gap-3 p-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </SkeletonGroup>
  )
}
