/** A member's position and whether it voted yes. */
export type Placed = { readonly position: number; readonly yes: boolean }

/** Where a roll call divides the line of positions: members below `at` vote `yesBelow`, the others the opposite. */
export type CutPoint = { readonly at: number; readonly yesBelow: boolean }

/** The cut that misplaces fewest of the votes given; with equal ones the leftmost. No votes: everyone is expected to say yes. */
export function fitCutPoint(votes: readonly Placed[]): CutPoint {
  const ordered = [...votes].sort((a, b) => a.position - b.position)
  const yesTotal = ordered.filter(({ yes }) => yes).length
  const noTotal = ordered.length - yesTotal
  let best: CutPoint = { at: Number.NEGATIVE_INFINITY, yesBelow: yesTotal < noTotal }
  let bestRight = Math.max(yesTotal, noTotal)
  let yesBelow = 0
  for (const [index, { position, yes }] of ordered.entries()) {
    if (yes) yesBelow += 1
    const next = ordered[index + 1]
    if (next === undefined || next.position === position) continue
    const right = yesBelow + noTotal - (index + 1 - yesBelow)
    const at = (position + next.position) / 2
    if (right > bestRight) [best, bestRight] = [{ at, yesBelow: true }, right]
    if (ordered.length - right > bestRight) [best, bestRight] = [{ at, yesBelow: false }, ordered.length - right]
  }
  return best
}

export function predictsYes({ at, yesBelow }: CutPoint, position: number): boolean {
  return position < at === yesBelow
}
