/** A member's position on an axis, with the weights of its votes for yes and for any other. */
export interface PlacedVotes {
  readonly position: number
  /** Weight of its yes votes, at least 0. */
  readonly yes: number
  /** Weight of its votes against and abstentions, at least 0. */
  readonly other: number
}

/**
 * Cut point of a text on an axis: members below `at` vote `yesBelow`, the others the opposite. A member that compares a
 * text at p with the status quo at q by distance alone, as the seats of a campaign do, has its cut halfway between the
 * two.
 */
export interface CutPoint {
  readonly at: number
  readonly yesBelow: boolean
}

/**
 * The cut that misclassifies least of the votes. Tie-break: the leftmost. Without votes every member is expected to
 * vote yes.
 */
export function fitCutPoint(votes: readonly PlacedVotes[]): CutPoint {
  const ordered = [...votes].sort((a, b) => a.position - b.position)
  const total = ordered.reduce((sum, { yes, other }) => sum + yes + other, 0)
  const otherTotal = ordered.reduce((sum, { other }) => sum + other, 0)
  let best: CutPoint = { at: Number.NEGATIVE_INFINITY, yesBelow: 2 * otherTotal > total }
  let bestRight = Math.max(otherTotal, total - otherTotal)
  // weight classified correctly when all members below the cut vote yes and all above do not
  let right = otherTotal
  for (const [index, { position, yes, other }] of ordered.entries()) {
    right += yes - other
    const next = ordered[index + 1]
    if (next === undefined || next.position === position) continue
    const at = (position + next.position) / 2
    if (right > bestRight) [best, bestRight] = [{ at, yesBelow: true }, right]
    if (total - right > bestRight) [best, bestRight] = [{ at, yesBelow: false }, total - right]
  }
  return best
}

/** Whether a member at this position is expected to vote yes. */
export function isYesAt({ at, yesBelow }: CutPoint, position: number): boolean {
  return position < at === yesBelow
}
