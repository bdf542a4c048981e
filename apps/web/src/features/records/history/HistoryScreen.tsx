import { RECORD_KINDS, type RecordCounts } from '@placard/contract'
import { useDeferredValue, useState } from 'react'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import type { View } from '../../../client/navigation/view.ts'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { Chip } from '../../../kit/ui/Chip.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { recordMessages, historyMessages as words } from '../messages.en.ts'
import { SearchBox } from '../SearchBox.tsx'
import { Trouble } from '../Troubles.tsx'
import { oneOf, useAddress } from '../use-address.ts'
import { useRecordCounts, useRecordHits, useRecords } from '../use-records.ts'
import { HistoryHits } from './HistoryHits.tsx'
import { HistoryList } from './HistoryList.tsx'

const NAMES = ['q', 'tab', 'sessions'] as const
const TABS = ['all', ...RECORD_KINDS] as const
type Tab = (typeof TABS)[number]
const STAGES = ['all', 'open', 'finished'] as const
type Stage = (typeof STAGES)[number]

const START: Readonly<Record<Tab, View>> = {
  all: { kind: 'chat' },
  chat: { kind: 'chat' },
  voice: { kind: 'voice' },
  campaign: { kind: 'campaigns' },
}

function countsOf(counts: RecordCounts | undefined): Readonly<Record<Tab, number>> | undefined {
  if (counts === undefined) return undefined
  const { chats: chat, voices: voice, campaigns } = counts
  const campaign = campaigns.open + campaigns.finished
  return { all: chat + voice + campaign, chat, voice, campaign }
}

type NothingProps = { tab: Tab; stage: Stage; sought: string; onClear: () => void }

function Nothing({ tab, stage, sought, onClear }: NothingProps) {
  if (sought !== '') {
    return (
      <EmptyState title={words.unmatched(sought)} action={<Button onClick={onClear}>{recordMessages.clear}</Button>}>
        {words.unmatchedText}
      </EmptyState>
    )
  }
  const start = (
    <ViewLink view={START[tab]} className={buttonClasses('primary')}>
      {words.start[tab]}
    </ViewLink>
  )
  if (tab === 'campaign' && stage !== 'all') {
    return (
      <EmptyState title={words.noStage[stage]} action={start}>
        {words.noStageText}
      </EmptyState>
    )
  }
  const { title, text } = words.empty[tab]
  return (
    <EmptyState title={title} action={start}>
      {text}
    </EmptyState>
  )
}

function Loading() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </SkeletonGroup>
  )
}

type FoundProps = NothingProps & { zone: string; now: number }

/** The records that are asked for, and with words what else they were said in. */
function Found({ tab, stage, sought, zone, now, onClear }: FoundProps) {
  const { records, error, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, ...list } =
    useRecords({
      ...(tab === 'all' ? {} : { kind: tab }),
      ...(tab === 'campaign' && stage !== 'all' ? { stage } : {}),
      ...(sought === '' ? {} : { words: sought }),
    })
  const hits = useRecordHits(sought)
  if (records === undefined) {
    return error === null ? <Loading /> : <Trouble error={error} isOld={false} onRetry={() => void list.refetch()} />
  }
  const listed = new Set(records.map(({ id }) => id))
  const said =
    sought === ''
      ? []
      : (hits.data ?? []).filter(
          ({ kind, id }) => !listed.has(id) && (tab === 'all' || kind === tab) && stage === 'all',
        )
  const isSearching = sought !== '' && hits.isPending
  return (
    <div className="flex flex-col gap-6" aria-busy={isPlaceholderData}>
      {error !== null && !isFetchNextPageError && <Trouble error={error} isOld onRetry={() => void list.refetch()} />}
      {hits.error !== null && sought !== '' && (
        <Trouble error={hits.error} isOld={false} onRetry={() => void hits.refetch()} />
      )}
      {records.length > 0 && (
        <HistoryList
          records={records}
          zone={zone}
          now={now}
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          isFailed={isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      <HistoryHits hits={said} />
      {records.length === 0 && said.length === 0 && hits.error === null && !isSearching && (
        <Nothing tab={tab} stage={stage} sought={sought} onClear={onClear} />
      )}
    </div>
  )
}

/** Everything the user has said, by days: searched, filtered, gone on with, renamed, pinned and deleted. */
export function HistoryScreen({ zone }: { zone: string }) {
  usePageTitle(words.title, words.intro)
  const [address, change] = useAddress(NAMES)
  const [now] = useState(() => Date.now())
  const counts = countsOf(useRecordCounts().data)
  const tab = oneOf(TABS, address.tab, 'all')
  const stage = tab === 'campaign' ? oneOf(STAGES, address.sessions, 'all') : 'all'
  const sought = useDeferredValue(address.q.trim())
  const label = (id: Tab) => (
    <>
      {words.tabs[id]}{' '}
      {counts !== undefined && (
        <span className="ms-1 text-13 text-text-3 tabular">{recordMessages.count(counts[id])}</span>
      )}
    </>
  )
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 py-8 sm:px-6">
      <header>
        <h1 className="text-32">{words.title}</h1>
        <p className="mt-2 text-15 text-text-2">{words.intro}</p>
      </header>
      <SearchBox label={words.search} words={address.q} onChange={(q) => change({ q })} />
      <Tabs
        label={words.tabsLabel}
        tabs={TABS.map((id) => ({ id, label: label(id) }))}
        selected={tab}
        onSelect={(id) => change({ tab: id === 'all' ? '' : id, sessions: '' })}
        panelClassName="flex flex-col gap-5 pt-5"
      >
        {tab === 'campaign' && (
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="sr-only">{words.stagesLabel}</legend>
            {STAGES.map((one) => (
              <Chip key={one} isPressed={one === stage} onClick={() => change({ sessions: one === 'all' ? '' : one })}>
                {words.stages[one]}
              </Chip>
            ))}
          </fieldset>
        )}
        <Found tab={tab} stage={stage} sought={sought} zone={zone} now={now} onClear={() => change({ q: '' })} />
      </Tabs>
    </div>
  )
}
