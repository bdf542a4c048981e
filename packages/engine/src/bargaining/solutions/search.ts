import type { Deal } from '../../model/committee/issue.ts'
import type { DealSpace } from './space.ts'

/** Objective function: must be monotone in every utility, so that a bound on utilities bounds the objective. */
export type Objective = (utilities: Float64Array) => number

export interface Found {
  readonly deal: Deal
  readonly value: number
  /** Number of deals that reach the value, this one included. */
  readonly ties: number
}

/**
 * Tolerance: floating-point sums in another order may differ in the last digits, and a bound must not prune the
 * optimum.
 */
const SLACK = 1e-9

/**
 * The deal that maximises an objective, exactly, by depth-first branch and bound. Tie-break: the first in enumeration
 * order. Undefined when no deal exceeds `floor`.
 */
export function searchBest(space: DealSpace, objective: Objective, floor = -Infinity): Found | undefined {
  const { seats, sizes, starts, scores, mostFrom } = space
  const depth = sizes.length
  const deal = new Array<number>(depth).fill(0)
  const rows = Array.from({ length: depth + 1 }, () => new Float64Array(seats))
  const bound = new Float64Array(seats)
  let best = floor
  let found: number[] | undefined
  let ties = 0

  const settle = (utilities: Float64Array): void => {
    const value = objective(utilities)
    if (value > best) {
      best = value
      found = [...deal]
      ties = 1
    } else if (value === best && found !== undefined) ties++
  }
  const descend = (issue: number, sums: Float64Array): void => {
    const next = rows[issue + 1]
    if (next === undefined) {
      settle(sums)
      return
    }
    for (let option = 0; option < (sizes[issue] ?? 0); option++) {
      const from = (starts[issue] ?? 0) + option * seats
      for (let seat = 0; seat < seats; seat++) {
        const sum = (sums[seat] ?? 0) + (scores[from + seat] ?? 0)
        next[seat] = sum
        bound[seat] = sum + (mostFrom[(issue + 1) * seats + seat] ?? 0)
      }
      if (objective(bound) < best - SLACK * Math.max(1, Math.abs(best))) continue
      deal[issue] = option
      descend(issue + 1, next)
    }
  }
  const root = rows[0]
  if (root !== undefined) descend(0, root)
  return found === undefined ? undefined : { deal: found, value: best, ties }
}
