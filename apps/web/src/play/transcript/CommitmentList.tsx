import type { SeatView } from '@placard/contract'
import { Badge, type Tone } from '../../kit/ui/Badge.tsx'
import { clockText } from '../../kit/ui/clock-text.ts'
import { commitmentText } from '../room/commitment-text.ts'
import { commitmentWords } from '../room/commitment-words.en.ts'
import type { Commitment } from '../room/room.ts'
import { transcriptMessages as words } from './messages.en.ts'

const TONE: Record<Commitment['status'], Tone> = { kept: 'success', broken: 'danger', open: 'neutral' }

type CommitmentListProps = { commitments: readonly Commitment[]; view: SeatView }

/** Promises and threats: who made them, when, and what became of them. */
export function CommitmentList({ commitments, view }: CommitmentListProps) {
  return (
    <ul className="divide-y divide-hairline">
      {commitments.map((commitment) => (
        <li key={commitment.id} className="flex items-start justify-between gap-3 py-2 text-14">
          <span>
            {commitmentText(commitment, view)}{' '}
            <span className="text-13 text-text-3 tabular">{words.at(clockText(commitment.at))}</span>
          </span>
          <Badge tone={TONE[commitment.status]}>{commitmentWords.status[commitment.kind][commitment.status]}</Badge>
        </li>
      ))}
    </ul>
  )
}
