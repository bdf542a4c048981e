import { CRITERIA, meanScore } from '@placard/language'
import { ArrowLeftRight, Gavel } from 'lucide-react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { Meter } from '../../../kit/ui/Meter.tsx'
import { ViewAsTable } from '../../../kit/ui/ViewAsTable.tsx'
import { useChat, useChatState } from '../chat-context.ts'
import { useEngineOptions } from '../engines/use-engine-options.ts'
import { useOpenChats } from '../use-open-chats.ts'
import { beginDrill } from './begin-drill.ts'
import { HowMarked } from './HowMarked.tsx'
import { markMessages } from './mark-messages.en.ts'
import { drillMessages } from './messages.en.ts'
import { PastDrills } from './PastDrills.tsx'
import { TwoSentences } from './TwoSentences.tsx'
import { useCountryName } from './use-country-name.ts'
import type { DrillOnPage } from './use-drill.ts'

const { report: words, clock } = drillMessages
const { criteria, score } = markMessages

/** Bar chart of the mean of each criterion, and the same of each speech as a table. */
function Chart({ rounds }: Pick<DrillOnPage, 'rounds'>) {
  const marks = rounds.map((round) => round.marks)
  return (
    <ViewAsTable
      caption={words.table}
      columns={[words.speech, ...CRITERIA.map((id) => criteria[id]), words.mean, words.time]}
      rows={rounds.map((round, index) => [
        index + 1,
        ...CRITERIA.map((id) => round.marks.criteria[id].score ?? '–'),
        meanScore([round.marks]) ?? '–',
        round.usedSeconds === undefined ? '–' : clock(round.usedSeconds),
      ])}
    >
      <dl aria-label={words.chart} className="flex flex-col gap-3">
        {CRITERIA.map((id) => {
          const mean = meanScore(marks, id)
          return (
            <div key={id} className="grid grid-cols-[6.5rem_minmax(0,1fr)_5.5rem] items-center gap-3">
              <dt className="text-14">{criteria[id]}</dt>
              <dd>
                <Meter label={criteria[id]} ratio={(mean ?? 0) / 10} steps={10} valueText={score(mean)} />
              </dd>
              <dd aria-hidden="true" className="text-end text-14 font-medium tabular">
                {score(mean)}
              </dd>
            </div>
          )
        })}
      </dl>
    </ViewAsTable>
  )
}

/** The two sentences of the latest speech that would raise its mark most. */
function Next({ rounds }: Pick<DrillOnPage, 'rounds'>) {
  const last = rounds.at(-1)
  if (last === undefined || last.marks.verdict !== 'marked') return null
  return (
    <div>
      <h3 className="pb-1 text-17">{words.next}</h3>
      <TwoSentences text={last.speech.content} marks={last.marks} />
    </div>
  )
}

function Again({ drill }: Pick<DrillOnPage, 'drill'>) {
  const openChats = useOpenChats()
  const mode = useChatState(({ conversation, plan }) => (conversation ?? plan).mode)
  const country = useCountryName(drill.country)
  const { withdrawn } = useEngineOptions()
  function swap() {
    const side = drill.side === 'for' ? ('against' as const) : ('for' as const)
    void beginDrill(openChats, { ...drill, side, speeches: [] }, mode, country, withdrawn)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ViewLink view={{ kind: 'drill' }} className={buttonClasses('primary')}>
        <Gavel aria-hidden="true" className="size-4" />
        {words.again}
      </ViewLink>
      <Button onClick={swap} icon={<ArrowLeftRight aria-hidden="true" className="size-4" />}>
        {words.swap}
      </Button>
    </div>
  )
}

/** Report of the whole drill: scores, what to practise, and a comparison with earlier drills. */
export function ReportCard({ drillOnPage: { drill, rounds } }: { drillOnPage: DrillOnPage }) {
  const chat = useChat()
  const overall = meanScore(rounds.map(({ marks }) => marks))
  return (
    <section aria-labelledby="drill-report" className="paper mb-6 flex flex-col gap-5 p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="drill-report" className="text-24">
          {words.title}
        </h2>
        <p className="text-17 font-medium tabular">
          {overall === undefined ? words.noScore : `${words.overall} ${score(overall)}`}
        </p>
      </header>
      <Chart rounds={rounds} />
      <Next rounds={rounds} />
      <Again drill={drill} />
      <PastDrills exceptId={chat.id} />
      <HowMarked />
    </section>
  )
}
