import type { Commitment } from '../../model/committee/promise.ts'
import type { Draft, Proposal } from '../../model/floor/draft.ts'
import { agreesTo } from '../../model/floor/placards.ts'

/** What a committee remembers of promises, and of what became of the clauses that they are about. */
interface Remembered {
  readonly commitments: readonly Commitment[]
  readonly proposals: readonly Proposal[]
  readonly drafts: readonly Draft[]
}

/**
 * Whether a promise no longer binds its author: the clause has left the text again; the seat that received the promise
 * has asked for another clause, or let one pass, or has broken its own word; or both seats let the change be written.
 */
export function isReleased(promise: Commitment, record: Remembered): boolean {
  const { by, to, change } = promise
  if (change === undefined || to === undefined) return false
  const isBroken = record.commitments.some(
    (one) => one.kind === 'promise' && one.by === to && one.to === by && one.status === 'broken',
  )
  return isBroken || hasLeft(promise, record.drafts) || record.proposals.some((one) => releases(one, promise))
}

/** Whether the text has had the clause since the promise and lost it, or the receiving seat has written another there. */
function hasLeft({ change, at: made, to }: Commitment, drafts: readonly Draft[]): boolean {
  return drafts.some(({ marks }) =>
    marks.some(
      ({ issue, before, after, by, at }) =>
        issue === change?.issue && at > made && after !== change.option && (before === change.option || by === to),
    ),
  )
}

function releases(proposal: Proposal, { by, change: about, to, at: made }: Commitment): boolean {
  const { changes, status, at } = proposal
  const isOther = changes.some(({ issue, option }) => issue === about?.issue && option !== about.option)
  if (!isOther || at <= made || to === undefined) return false
  return agreesTo(proposal, to) || (status === 'adopted' && agreesTo(proposal, by))
}
