import type { SeatView } from '@placard/contract'
import { clockText } from '../../shared/session/clock-text.ts'
import { type Commitment, countryIn } from '../../shared/session/room.ts'
import { changeText } from '../../shared/session/wording.ts'
import { Badge, type Tone } from '../../shared/ui/Badge.tsx'
import { promiseMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

const TONE: Record<Commitment['status'], Tone> = { kept: 'success', broken: 'danger', open: 'neutral' }

/** Who gave which word, and what became of it. */
export function PromisesPanel({ view }: { view: SeatView }) {
  const { commitments } = view
  if (commitments.length === 0) {
    return <Section title={promiseMessages.title} intro={promiseMessages.none} children={null} />
  }
  return (
    <Section title={promiseMessages.title}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {commitments.map((commitment) => (
          <li key={commitment.id} className="flex items-start justify-between gap-4 py-3 text-14">
            <span>
              {commitmentText(commitment, view)}{' '}
              <span className="text-13 text-text-3 tabular">{promiseMessages.at(clockText(commitment.at))}</span>
            </span>
            <Badge tone={TONE[commitment.status]}>{promiseMessages.status[commitment.kind][commitment.status]}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A promise or a threat in words. */
export function commitmentText({ kind, by, to, change }: Commitment, view: SeatView): string {
  const what = change && changeText(view, change)
  const one = countryIn(view, by)
  if (kind === 'threat') return promiseMessages.threatened(one, what ?? promiseMessages.aVote)
  return promiseMessages.promised(one, countryIn(view, to), what ?? promiseMessages.theDraft)
}
