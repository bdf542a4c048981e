import { type Bargain, dealSpace } from '../../bargaining/solutions/space.ts'

/** Numbers of all deals, of those that pass, and of those that leave no seat below its reservation. */
export interface PassingCounts {
  readonly deals: number
  /** At least n − 1 seats, all required ones among them, at or above reservation: the published games' rule. */
  readonly passing: number
  readonly unanimous: number
}

/**
 * Tolerance: a bound summed in another order than the deal itself may differ in the last digits; near-ties are
 * explored.
 */
const SLACK = 1e-9

interface Outlook {
  /** Seats that cannot reach their reservation any more, and seats that still may or may not. */
  lost: number
  open: number
  requiredLost: boolean
}

/** Counts deals by the rule above; a branch whose outcome is certain is counted or pruned as a whole. */
export function passingCounts(bargain: Bargain): PassingCounts {
  const { seats, sizes, starts, scores, mostFrom, leastFrom, reservations } = dealSpace(bargain)
  const required = new Uint8Array(seats)
  for (const seat of bargain.required ?? []) required[seat] = 1
  const rows = Array.from({ length: sizes.length + 1 }, () => new Float64Array(seats))
  const leaves = new Array<number>(sizes.length + 1).fill(1)
  for (let issue = sizes.length - 1; issue >= 0; issue--) {
    leaves[issue] = (leaves[issue + 1] ?? 1) * (sizes[issue] ?? 0)
  }
  const outlook: Outlook = { lost: 0, open: 0, requiredLost: false }
  let passing = 0
  let unanimous = 0

  const look = (sums: Float64Array, issue: number): void => {
    outlook.lost = 0
    outlook.open = 0
    outlook.requiredLost = false
    for (let seat = 0; seat < seats; seat++) {
      const missing = (reservations[seat] ?? 0) - (sums[seat] ?? 0)
      const slack = issue < sizes.length ? SLACK * Math.max(1, Math.abs(missing)) : 0
      if (missing - slack > (mostFrom[issue * seats + seat] ?? 0)) {
        outlook.lost++
        if (required[seat] === 1) outlook.requiredLost = true
      } else if (missing + slack > (leastFrom[issue * seats + seat] ?? 0)) outlook.open++
    }
  }
  const descend = (issue: number, sums: Float64Array): void => {
    look(sums, issue)
    if (outlook.requiredLost || outlook.lost > 1) return
    const next = rows[issue + 1]
    if (outlook.open === 0 || next === undefined) {
      passing += leaves[issue] ?? 1
      if (outlook.lost === 0) unanimous += leaves[issue] ?? 1
      return
    }
    for (let option = 0; option < (sizes[issue] ?? 0); option++) {
      const from = (starts[issue] ?? 0) + option * seats
      for (let seat = 0; seat < seats; seat++) next[seat] = (sums[seat] ?? 0) + (scores[from + seat] ?? 0)
      descend(issue + 1, next)
    }
  }
  const root = rows[0]
  if (root !== undefined) descend(0, root)
  return { deals: leaves[0] ?? 1, passing, unanimous }
}
