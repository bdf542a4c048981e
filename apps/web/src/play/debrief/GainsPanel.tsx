import type { SeatView } from '@placard/contract'
import { ChevronDown } from 'lucide-react'
import { stillEnglish } from '../../kit/language/language.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Placard } from '../../kit/ui/Placard.tsx'
import { ViewAsTable } from '../../kit/ui/ViewAsTable.tsx'
import { sessionWords } from '../room/messages.en.ts'
import { changeText } from '../room/wording.ts'
import { GainLegend, GainLine } from './GainLine.tsx'
import { type SeatGain, weightsOf } from './gains.ts'
import { debriefMessages, gainMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

type GainsPanelProps = { gains: readonly SeatGain[]; view: SeatView }

/** The gains of the seats as table rows. */
export function gainRowsOf(gains: readonly SeatGain[]): string[][] {
  const { points, percent } = debriefMessages
  return gains.map(({ country, statusQuo, reservation, utility, best, shareRatio }) => [
    country,
    ...[statusQuo, reservation, utility, best].map(points),
    percent(shareRatio),
  ])
}

/** What each seat gained, and all of its secrets. */
export function GainsPanel({ gains, view }: GainsPanelProps) {
  return (
    <Section title={gainMessages.title} intro={gainMessages.intro}>
      <ViewAsTable caption={gainMessages.tableCaption} columns={gainMessages.columns} rows={gainRowsOf(gains)}>
        <GainLegend />
        <ul className="divide-y divide-hairline border-y border-hairline">
          {gains.map((gain) => (
            <Seat key={gain.seat} gain={gain} view={view} />
          ))}
        </ul>
      </ViewAsTable>
    </Section>
  )
}

function Seat({ gain, view }: { gain: SeatGain; view: SeatView }) {
  const summary = (
    <span className="grid w-full items-center gap-x-6 gap-y-2 sm:grid-cols-[13rem_1fr_3.5rem]">
      <span className="flex min-w-0 items-center gap-3">
        <Placard size="sm" flagCode={gain.flag} country={gain.country} className="shadow-none" />
        {gain.isYou && <Badge tone="accent">{gainMessages.you}</Badge>}
      </span>
      <GainLine gain={gain} />
      <span className="text-end text-14 font-medium tabular max-sm:hidden">
        {debriefMessages.percent(gain.shareRatio)}
      </span>
    </span>
  )
  if (!gain.secrets) return <li className="py-3">{summary}</li>
  return (
    <li>
      <details className="group">
        <summary className="target flex list-none items-center gap-3 rounded-control py-3 hover:bg-text/4 [&::-webkit-details-marker]:hidden">
          {summary}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-text-3 transition-[rotate] duration-(--duration-state) group-open:rotate-180"
          />
          <span className="sr-only">{gainMessages.reveal}</span>
        </summary>
        <Secrets gain={gain} secrets={gain.secrets} view={view} />
      </details>
    </li>
  )
}

type SecretsProps = { gain: SeatGain; secrets: NonNullable<SeatGain['secrets']>; view: SeatView }

function Secrets({ gain, secrets, view }: SecretsProps) {
  const lines = secrets.redLines.map((change) => changeText(view, change))
  return (
    <dl className="grid gap-x-10 gap-y-4 pt-1 pb-6 text-14 md:grid-cols-2">
      <div>
        <dt className="text-13 text-text-3">{gainMessages.agenda}</dt>
        <dd {...stillEnglish} className="mt-1 font-serif text-17 italic">
          {secrets.agenda}
        </dd>
        {!gain.isYou && (
          <dd className="mt-2 text-13 text-text-2">
            {gainMessages.personality(sessionWords.personality[gain.personality])}
          </dd>
        )}
      </div>
      <div>
        <dt className="text-13 text-text-3">{gainMessages.redLines}</dt>
        {lines.length === 0 && <dd className="mt-1 text-text-2">{gainMessages.noRedLines}</dd>}
        {lines.map((text) => (
          <dd key={text} className="mt-1 border-s-2 border-against ps-3">
            {text}
          </dd>
        ))}
      </div>
      <div className="md:col-span-2">
        <dt className="text-13 text-text-3">{gainMessages.weights}</dt>
        {weightsOf(secrets).map(({ issue, ratio }) => (
          <dd
            key={issue}
            className="mt-1.5 grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-4 sm:grid-cols-[14rem_1fr_3rem]"
          >
            <span className="truncate">{view.issues[issue]?.title}</span>
            <span aria-hidden="true" className="h-1.5 rounded-full bg-hairline max-sm:order-last max-sm:col-span-2">
              <span className="block h-1.5 rounded-full bg-accent" style={{ width: `${ratio * 100}%` }} />
            </span>
            <span className="text-end text-13 text-text-2 tabular">{debriefMessages.percent(ratio)}</span>
          </dd>
        ))}
      </div>
    </dl>
  )
}
