import type { Commitment } from '../../model/committee/promise.ts'
import type { Draft, Proposal } from '../../model/floor/draft.ts'

/** What a committee remembers of promises, and of what became of the clauses that they are about. */
interface Remembered {
  readonly commitments: readonly Commitment[]
  readonly proposals: readonly Proposal[]
  readonly drafts: readonly Draft[]
}

/**
 * Whether a promise binds nobody any more: the clause has left the text again, whoever it was given to has asked for
 * another or let one pass, or has broken its own word, or both let the change be written.
 */
export function isReleased(promise: Commitment, record: Remembered): boolean {
  const { by, to, change } = promise
  if (change === undefined || to === undefined) return false
  const isBroken = record.commitments.some(
    (one) => one.kind === 'promise' && one.by === to && one.to === by && one.status === 'broken',
  )
  return isBroken || hasLeft(promise, record.drafts) || record.proposals.some((one) => releases(one, promise))
}

/** Whether the text has had the clause since the promise and lost it, or its holder has written another there. */
function hasLeft({ change, at: made, to }: Commitment, drafts: readonly Draft[]): boolean {
  return drafts.some(({ marks }) =>
    marks.some(
      ({ issue, before, after, by, at }) =>
        issue === change?.issue && at > made && after !== change.option && (before === change.option || by === to),
    ),
  )
}

function releases({ by, partner, changes, reactions, status, at }: Proposal, promise: Commitment): boolean {
  const { change: about, to, at: made } = promise
  const isOther = changes.some(({ issue, option }) => issue === about?.issue && option !== about.option)
  if (!isOther || at <= made || to === undefined) return false
  const isYes = (seat: string) =>
    seat === by || seat === partner || (reactions[seat] ?? 'cannot-accept') !== 'cannot-accept'
  return isYes(to) || (status === 'adopted' && isYes(promise.by))
}
