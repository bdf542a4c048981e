import type { ChatHit } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { FilePenLine } from 'lucide-react'
import { ApiError } from '../../../client/api/api-error.ts'
import { searchesAgain } from '../../../client/api/searches-again.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Marked } from '../../../kit/ui/Marked.tsx'
import { readable, unmarked } from '../../../kit/ui/marked.ts'
import { useOpenBeside } from '../paper/open-paper.ts'
import { openChatsOf } from '../use-open-chats.ts'
import { panelMessages } from './messages.en.ts'

type SearchResultsProps = { words: string; onFollow: () => void }

/** What was found: a conversation, or a working paper of it. */
function HitName({ title, paper }: Pick<ChatHit, 'title' | 'paper'>) {
  if (paper === null) return <span className="block truncate text-14 font-medium">{unmarked(title)}</span>
  return (
    <>
      <span className="flex items-center gap-1.5 text-14 font-medium">
        <FilePenLine aria-hidden="true" className="size-4 shrink-0 text-text-2" />
        <span className="truncate">{unmarked(paper.title)}</span>
      </span>
      <span className="block truncate text-12 text-text-3">{panelMessages.paperOf(unmarked(title))}</span>
    </>
  )
}

/** Search results: titles, and messages and working papers with an excerpt around the match. */
export function SearchResults({ words, onFollow }: SearchResultsProps) {
  const chatScope = useChatScope()
  const { gateway } = chatScope
  const openChats = openChatsOf(chatScope)
  const openBeside = useOpenBeside()
  const { data, error, isPending } = useQuery({
    queryKey: ['chat', 'search', words],
    queryFn: ({ signal }) => gateway.search(words, signal),
    placeholderData: (before) => before,
    retry: searchesAgain,
  })
  if (error !== null) {
    // the server explains what to do about words that are too common
    const said = error instanceof ApiError && error.status === 422 ? error.message : panelMessages.failed
    return <p className="px-2 text-13 text-text-3">{said}</p>
  }
  if (isPending) return null
  if (data.length === 0) return <p className="px-2 text-13 text-text-3">{panelMessages.nothingFound(words)}</p>
  return (
    <ul className="flex flex-col gap-1">
      {data.map(({ conversationId, messageId, paper, title, excerpt }) => (
        <li key={`${conversationId} ${messageId ?? paper?.id ?? ''}`}>
          <ViewLink
            view={{ kind: 'conversation', conversationId }}
            onClick={() => {
              if (messageId !== null) openChats.open(conversationId).seek(messageId)
              if (paper !== null) openBeside(conversationId, paper.id)
              onFollow()
            }}
            className="block rounded-control px-2 py-1.5 hover:bg-text/8"
          >
            <HitName title={title} paper={paper} />
            <span className="line-clamp-2 text-13 text-text-2">
              <Marked text={readable(excerpt)} />
            </span>
          </ViewLink>
        </li>
      ))}
    </ul>
  )
}
