import type { SeatView } from '@placard/contract'
import { useState } from 'react'
import { Badge, type Tone } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { clockText } from '../../kit/ui/clock-text.ts'
import { commitmentText } from '../room/commitment-text.ts'
import { commitmentWords } from '../room/commitment-words.en.ts'
import type { Commitment } from '../room/room.ts'
import { promiseMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

/** Commitments shown before the user asks for all; the player's own are always shown. */
const FIRST = 6

const TONE: Record<Commitment['status'], Tone> = { kept: 'success', broken: 'danger', open: 'neutral' }

/** The player's own, then others up to a number. */
export function firstCommitments(view: SeatView, count = FIRST): readonly Commitment[] {
  const own = view.commitments.filter(({ by, to }) => by === view.you || to === view.you)
  const others = view.commitments.filter((commitment) => !own.includes(commitment))
  return [...own, ...others].slice(0, Math.max(own.length, count))
}

/** Promises and threats with their results, the player's own first. */
export function PromisesPanel({ view }: { view: SeatView }) {
  const [isWhole, setIsWhole] = useState(false)
  const { commitments } = view
  const shown = firstCommitments(view, isWhole ? commitments.length : FIRST)
  if (commitments.length === 0) {
    return <Section title={promiseMessages.title} intro={promiseMessages.none} children={null} />
  }
  return (
    <Section title={promiseMessages.title}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {shown.map((commitment) => (
          <li key={commitment.id} className="flex items-start justify-between gap-4 py-3 text-14">
            <span>
              {commitmentText(commitment, view)}{' '}
              <span className="text-13 text-text-3 tabular">{promiseMessages.at(clockText(commitment.at))}</span>
            </span>
            <Badge tone={TONE[commitment.status]}>{commitmentWords.status[commitment.kind][commitment.status]}</Badge>
          </li>
        ))}
      </ul>
      {(shown.length < commitments.length || isWhole) && (
        <Button size="sm" className="self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? promiseMessages.showFewer : promiseMessages.showAll(commitments.length)}
        </Button>
      )}
    </Section>
  )
}
