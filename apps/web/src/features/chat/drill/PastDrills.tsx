import { CRITERIA } from '@placard/language'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { datesIn } from '../../../kit/language/dates.ts'
import { dateLocale } from '../../../kit/language/language.ts'
import { Meter } from '../../../kit/ui/Meter.tsx'
import { ViewAsTable } from '../../../kit/ui/ViewAsTable.tsx'
import { markMessages } from './mark-messages.en.ts'
import { drillMessages } from './messages.en.ts'
import { type PastDrill, usePastDrills } from './use-past-drills.ts'

const { report: words } = drillMessages
const { criteria, score } = markMessages
const { shortDay } = datesIn(dateLocale)

function DrillLink({ drill }: { drill: PastDrill }) {
  return (
    <ViewLink
      view={{ kind: 'conversation', conversationId: drill.id }}
      className="underline underline-offset-2 hover:no-underline"
    >
      {drill.motion}
    </ViewLink>
  )
}

/** Bar chart of drills, newest first; each bar links to its drill. */
function Bars({ drills }: { drills: readonly PastDrill[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {drills.map((drill) => (
        <li key={drill.id} className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center">
          <span className="text-14">
            <span className="tabular text-text-3">{shortDay(drill.updatedAt)}</span> <DrillLink drill={drill} />
          </span>
          <span className="flex items-center gap-2">
            <Meter
              label={words.overall}
              ratio={(drill.overall ?? 0) / 10}
              valueText={score(drill.overall)}
              className="flex-1"
            />
            <span aria-hidden="true" className="w-8 text-end text-13 tabular">
              {drill.overall ?? '–'}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Progress over the latest drills; the one on the page may be left out. */
export function PastDrills({ exceptId }: { exceptId: string | undefined }) {
  const { data, isPending, isError } = usePastDrills()
  const drills = (data ?? []).filter(({ id }) => id !== exceptId)
  return (
    <section aria-labelledby="drill-progress" className="flex flex-col gap-3">
      <h2 id="drill-progress" className="text-20">
        {words.progress}
      </h2>
      {isPending && <p className="text-14 text-text-2">{words.loading}</p>}
      {isError && <p className="text-14 text-warning">{words.failed}</p>}
      {data !== undefined && drills.length === 0 && (
        <p className="text-14 text-text-2">{exceptId === undefined ? words.none : words.first}</p>
      )}
      {drills.length > 0 && (
        <ViewAsTable
          caption={words.progressTable}
          columns={[words.motion, ...CRITERIA.map((id) => criteria[id]), words.overall]}
          rows={drills.map((drill) => [
            <DrillLink key="motion" drill={drill} />,
            ...CRITERIA.map((id) => drill.means[id] ?? '–'),
            drill.overall ?? '–',
          ])}
        >
          <Bars drills={drills} />
        </ViewAsTable>
      )}
    </section>
  )
}
