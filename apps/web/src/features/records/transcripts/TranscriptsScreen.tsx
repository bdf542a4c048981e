import { RECORD_KINDS, RECORD_ORDERS } from '@placard/contract'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { WindowVirtualizer } from 'virtua'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { ListFrame } from '../../../kit/ui/ListFrame.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { More } from '../More.tsx'
import { transcriptMessages as words } from '../messages.en.ts'
import { SearchBox } from '../SearchBox.tsx'
import { Trouble } from '../Troubles.tsx'
import { oneOf, useAddress } from '../use-address.ts'
import { useRecords } from '../use-records.ts'
import { StatCards } from './StatCards.tsx'
import { TranscriptCard } from './TranscriptCard.tsx'
import { transcriptIdOf } from './transcript-id.ts'

const NAMES = ['q', 'type', 'sort', 'open'] as const
const FILTERS = ['all', ...RECORD_KINDS] as const
type Filter = (typeof FILTERS)[number]
const SORTS = RECORD_ORDERS.filter((order) => order !== 'pinned')
type Sort = (typeof SORTS)[number]

/** Estimated height of a transcript that has not been measured yet, in px. */
const USUAL_HEIGHT = 92
/** Transcripts that are drawn before anything has been measured. */
const FIRST = 10

type Shown = { readonly sought: string; readonly filter: Filter; readonly sort: Sort }

function Nothing({ isEmpty, onReset }: { isEmpty: boolean; onReset: () => void }) {
  if (isEmpty) {
    const start = (
      <ViewLink view={{ kind: 'chat' }} className={buttonClasses('primary')}>
        {words.start}
      </ViewLink>
    )
    return <Told text={words.empty}>{start}</Told>
  }
  return (
    <Told text={words.unmatched}>
      <Button onClick={onReset}>{words.reset}</Button>
    </Told>
  )
}

function Told({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="status" className="mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-16 text-center">
      <p className="text-15 text-text-2">{text}</p>
      {children}
    </div>
  )
}

type ListProps = Shown & { zone: string; openId: string; onOpen: (id: string) => void; onReset: () => void }

function List({ sought, filter, sort, zone, openId, onOpen, onReset }: ListProps) {
  const { records, error, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, ...list } =
    useRecords({
      order: sort,
      ...(filter === 'all' ? {} : { kind: filter }),
      ...(sought === '' ? {} : { words: sought, within: 'contents' as const }),
    })
  const rows = useMemo(() => [...(records ?? []), ...(hasNextPage ? ['more' as const] : [])], [records, hasNextPage])
  if (records === undefined) {
    if (error !== null) return <Trouble error={error} isOld={false} onRetry={() => void list.refetch()} />
    return (
      <SkeletonGroup className="flex flex-col gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </SkeletonGroup>
    )
  }
  if (records.length === 0) return <Nothing isEmpty={sought === '' && filter === 'all'} onReset={onReset} />
  return (
    <section aria-label={words.list} aria-busy={isPlaceholderData}>
      {error !== null && !isFetchNextPageError && <Trouble error={error} isOld onRetry={() => void list.refetch()} />}
      <WindowVirtualizer as={ListFrame} data={rows} itemSize={USUAL_HEIGHT} bufferSize={400} ssrCount={FIRST}>
        {(row) => {
          if (row === 'more') {
            return (
              <More
                key="more"
                isLoading={isFetchingNextPage}
                isFailed={isFetchNextPageError}
                onMore={() => void list.fetchNextPage()}
              />
            )
          }
          const id = transcriptIdOf(row)
          const isOpen = id === openId
          return (
            <TranscriptCard
              key={id}
              record={row}
              zone={zone}
              isOpen={isOpen}
              onToggle={() => onOpen(isOpen ? '' : id)}
            />
          )
        }}
      </WindowVirtualizer>
    </section>
  )
}

/** The transcripts of everything that was said: searched, filtered, sorted, read, saved and deleted. */
export function TranscriptsScreen({ zone }: { zone: string }) {
  usePageTitle(words.title, words.intro)
  const [address, change] = useAddress(NAMES)
  const filter = oneOf(FILTERS, address.type, 'all')
  const sort = oneOf(SORTS, address.sort, 'newest')
  const sought = useDeferredValue(address.q.trim())
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 py-8 sm:px-6">
      <header>
        <h1 className="text-32">{words.title}</h1>
        <p className="mt-2 text-15 text-text-2">{words.intro}</p>
      </header>
      <StatCards />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_auto_auto]">
        <div className="col-span-2 sm:col-span-1">
          <SearchBox label={words.search} words={address.q} onChange={(q) => change({ q })} />
        </div>
        <Select
          label={words.filter}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: words.filters[value] }))}
          onSelect={(type) => change({ type: type === 'all' ? '' : type })}
        />
        <Select
          label={words.sort}
          value={sort}
          options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          onSelect={(chosen) => change({ sort: chosen === 'newest' ? '' : chosen })}
        />
      </div>
      <List
        sought={sought}
        filter={filter}
        sort={sort}
        zone={zone}
        openId={address.open}
        onOpen={(open) => change({ open })}
        onReset={() => change({ q: '', type: '', open: '' })}
      />
    </div>
  )
}
