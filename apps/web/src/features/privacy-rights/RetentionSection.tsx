import type { RetentionRun } from '@placard/contract'
import { datesIn } from '../../kit/language/dates.ts'
import { dateLocale } from '../../kit/language/language.ts'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { DataTable } from '../../kit/ui/ViewAsTable.tsx'
import { InactivityRule } from './InactivityRule.tsx'
import { settingsMessages } from './settings-messages.en.ts'
import { TranscriptRule } from './TranscriptRule.tsx'
import { type usePrivacySettings, useRetentionRuns } from './use-retention.ts'

const { retention: words } = settingsMessages
const days = datesIn(dateLocale)

function Runs({ runs }: { runs: readonly RetentionRun[] }) {
  const { caption, columns, never, rules } = words.runs
  const today = days.shortDay(Date.now())
  function told(at: string | null): string {
    if (at === null) return never
    const day = days.shortDay(at)
    return day === today ? words.runs.today(days.time(at)) : words.runs.day(day, days.time(at))
  }
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={runs.map(({ rule, lastRunAt, nextRunAt }) => [rules[rule], told(lastRunAt), told(nextRunAt)])}
    />
  )
}

/** How long things are kept: the two rules of the person's choice, and when each rule runs. */
export function RetentionSection({ query }: { query: ReturnType<typeof usePrivacySettings> }) {
  const runs = useRetentionRuns()
  return (
    <PaperSection title={words.title}>
      <Loaded query={query}>
        {({ retention: { transcripts, inactivity } }) => (
          <>
            <TranscriptRule chosen={transcripts} />
            <InactivityRule chosen={inactivity} />
          </>
        )}
      </Loaded>
      <Loaded query={runs}>{({ runs: found }) => <Runs runs={found} />}</Loaded>
    </PaperSection>
  )
}
