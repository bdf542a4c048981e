import type { Conversation } from '@placard/contract'
import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { ProjectList } from '../projects/ProjectList.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { daysOf } from './days.ts'
import { LIST_SEARCH_ID } from './keep-focus.ts'
import { panelMessages as words } from './messages.en.ts'
import { SearchResults } from './SearchResults.tsx'
import { useConversations } from './use-conversations.ts'

type Given = { onFollow: () => void }

function Days({ conversations, onFollow }: Given & { conversations: readonly Conversation[] }) {
  return daysOf(conversations, Date.now()).map(({ day, conversations: ofDay }) => (
    <section key={day} aria-label={words.days[day]} className="mb-3">
      <p aria-hidden="true" className="px-2 pb-1 text-12 font-medium text-text-3">
        {words.days[day]}
      </p>
      <ul>
        {ofDay.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function List({ isArchived, onFollow }: Given & { isArchived: boolean }) {
  const { conversations, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useConversations(isArchived)
  if (isPending) {
    return (
      <SkeletonGroup className="flex flex-col gap-2">
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </SkeletonGroup>
    )
  }
  if (isError && conversations.length === 0) {
    return (
      <Alert
        tone="warning"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.failed}
      </Alert>
    )
  }
  if (conversations.length === 0) {
    return <p className="px-2 text-13 text-text-3">{isArchived ? words.nothingArchived : words.empty}</p>
  }
  return (
    <>
      <Days conversations={conversations} onFollow={onFollow} />
      {hasNextPage && (
        <Button size="sm" variant="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}

/** List of conversations and its search results. */
export function ConversationPanel({ onFollow }: Given) {
  const [typed, setTyped] = useState('')
  const [isArchived, setIsArchived] = useState(false)
  const sought = useDeferredValue(typed.trim())
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3">
      <ViewLink view={{ kind: 'chat' }} onClick={onFollow} className={buttonClasses('secondary', 'sm', 'w-full')}>
        <Plus aria-hidden="true" className="size-4" />
        {words.fresh}
      </ViewLink>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-2.5 inset-bs-1/2 size-4 -translate-y-1/2 text-text-3"
        />
        <input
          id={LIST_SEARCH_ID}
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="target-dense w-full rounded-control border border-control bg-surface ps-8.5 pe-2 text-14 placeholder:text-text-3"
        />
      </div>
      <div className="-mx-3 min-h-0 flex-1 overflow-y-auto px-3">
        {sought === '' ? (
          <List isArchived={isArchived} onFollow={onFollow} />
        ) : (
          <SearchResults words={sought} onFollow={onFollow} />
        )}
      </div>
      {sought === '' && <ProjectList onFollow={onFollow} />}
      {sought === '' && (
        <Button size="sm" variant="quiet" onClick={() => setIsArchived(!isArchived)}>
          {isArchived ? words.current : words.archive}
        </Button>
      )}
    </div>
  )
}
