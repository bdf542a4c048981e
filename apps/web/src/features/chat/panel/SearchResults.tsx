import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../client/api/api-error.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { openChatsOf } from '../use-open-chats.ts'
import { marked, readable } from './marked.ts'
import { panelMessages } from './messages.en.ts'

/** Maximum retries of a search that is still in flight on the server. */
const MOST_REPEATS = 3

type SearchResultsProps = { words: string; onFollow: () => void }

function Marked({ text }: { text: string }) {
  return marked(text).map(({ text: part, isHit, at }) =>
    isHit ? (
      <mark key={at} className="rounded-[3px] bg-floor/25 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

function statusOf(error: Error): number | undefined {
  return error instanceof ApiError ? error.status : undefined
}

/** Search results: titles, and messages with an excerpt around the match. */
export function SearchResults({ words, onFollow }: SearchResultsProps) {
  const chatScope = useChatScope()
  const { gateway } = chatScope
  const openChats = openChatsOf(chatScope)
  const { data, error, isPending } = useQuery({
    queryKey: ['chat', 'search', words],
    queryFn: ({ signal }) => gateway.search(words, signal),
    placeholderData: (before) => before,
    retry: (failures, failure) => failures < MOST_REPEATS && statusOf(failure) === 429,
  })
  if (error !== null) {
    // the server explains what to do about words that are too common
    const said = statusOf(error) === 422 ? error.message : panelMessages.failed
    return <p className="px-2 text-13 text-text-3">{said}</p>
  }
  if (isPending) return null
  if (data.length === 0) return <p className="px-2 text-13 text-text-3">{panelMessages.nothingFound(words)}</p>
  return (
    <ul className="flex flex-col gap-1">
      {data.map(({ conversationId, messageId, title, excerpt }) => (
        <li key={`${conversationId} ${messageId ?? ''}`}>
          <ViewLink
            view={{ kind: 'conversation', conversationId }}
            onClick={() => {
              if (messageId !== null) openChats.open(conversationId).seek(messageId)
              onFollow()
            }}
            className="block rounded-control px-2 py-1.5 hover:bg-text/8"
          >
            <span className="block truncate text-14 font-medium">{marked(title).map(({ text }) => text)}</span>
            <span className="line-clamp-2 text-13 text-text-2">
              <Marked text={readable(excerpt)} />
            </span>
          </ViewLink>
        </li>
      ))}
    </ul>
  )
}
