import { ACTIVE_WITHIN_MINUTES, type QuickStats } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { datesIn } from '../../kit/language/dates.ts'
import { dateLocale, pageLanguage } from '../../kit/language/language.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { quickStatsMessages } from './messages.en.ts'

/** Polling interval while the card is visible. */
const REFRESH_MS = 60_000

const whole = new Intl.NumberFormat(pageLanguage)
const share = new Intl.NumberFormat(pageLanguage, { style: 'percent' })
const { time } = datesIn(dateLocale)

function Figure({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2" data-tooltip={hint}>
      <dt className="text-13 text-text-2">{name}</dt>
      <dd className="tabular text-14 font-medium">
        {children}
        <span className="sr-only">, {hint}</span>
      </dd>
    </div>
  )
}

function Figures({ stats }: { stats: QuickStats | undefined }) {
  const words = quickStatsMessages
  if (stats === undefined) return <Skeleton className="h-19" />
  const { activeUsers, apiCalls, countedSince, systemLoadRatio } = stats
  return (
    <dl className="flex flex-col gap-1">
      <Figure name={words.activeUsers} hint={words.activeHint(ACTIVE_WITHIN_MINUTES)}>
        {whole.format(activeUsers)}
      </Figure>
      <Figure name={words.apiCalls} hint={words.callsSince(time(countedSince))}>
        {whole.format(apiCalls)}
      </Figure>
      <Figure name={words.systemLoad} hint={words.loadHint}>
        {share.format(systemLoadRatio)}
      </Figure>
    </dl>
  )
}

type QuickStatsCardProps = {
  load: (signal: AbortSignal) => Promise<QuickStats>
  /** Link to the details, if there are any. */
  details?: ReactNode
}

/** The server's load, for administrators. */
export function QuickStatsCard({ load, details }: QuickStatsCardProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['quick-stats'],
    queryFn: ({ signal }) => load(signal),
    refetchInterval: REFRESH_MS,
  })
  return (
    <section
      aria-label={quickStatsMessages.title}
      className="mx-3 mb-3 rounded-control border border-hairline bg-bg p-3"
    >
      <h2 className="mb-2 font-sans text-12 font-medium text-text-3">{quickStatsMessages.title}</h2>
      {isError ? (
        <div className="flex flex-col items-start gap-2 text-13 text-text-2">
          {quickStatsMessages.failed}
          <Button size="sm" onClick={() => void refetch()}>
            {quickStatsMessages.retry}
          </Button>
        </div>
      ) : (
        <Figures stats={data} />
      )}
      {details}
    </section>
  )
}
