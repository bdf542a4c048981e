import { type Deal, greatestOf, leastOf, type UtilityTable } from '../../model/committee/issue.ts'

/** A bargaining problem: every seat's scores and its reservation value (BATNA), in the same units. */
export interface Bargain {
  /** One per seat; all of one shape. */
  readonly tables: readonly UtilityTable[]
  readonly reservations: readonly number[]
  /** Seats whose agreement every deal needs, by index (both lead parties of the published games); none by default. */
  readonly required?: readonly number[]
}

/**
 * A bargaining problem in flat arrays for fast enumeration. `scores` runs issue, option, seat; the other tables run
 * issue, seat.
 */
export interface DealSpace {
  readonly seats: number
  readonly sizes: readonly number[]
  readonly starts: readonly number[]
  readonly scores: Float64Array
  /**
   * Bounds for pruning: most and least that the issues from this one on can add for a seat; one row more than there are
   * issues.
   */
  readonly mostFrom: Float64Array
  readonly leastFrom: Float64Array
  readonly reservations: Float64Array
  /** Utility of each seat's best deal. */
  readonly best: Float64Array
}

/** Builds the deal space. An issue without options makes a space without deals. */
export function dealSpace(bargain: Bargain): DealSpace {
  const seats = bargain.tables.length
  const sizes = (bargain.tables[0] ?? []).map((row) => row.length)
  const starts: number[] = []
  let cells = 0
  for (const size of sizes) {
    starts.push(cells)
    cells += size * seats
  }
  const scores = new Float64Array(cells)
  const mostFrom = new Float64Array((sizes.length + 1) * seats)
  const leastFrom = new Float64Array((sizes.length + 1) * seats)
  for (let issue = sizes.length - 1; issue >= 0; issue--) {
    for (let seat = 0; seat < seats; seat++) {
      const row = bargain.tables[seat]?.[issue] ?? []
      for (let option = 0; option < row.length; option++) {
        scores[(starts[issue] ?? 0) + option * seats + seat] = row[option] ?? 0
      }
      const after = (issue + 1) * seats + seat
      mostFrom[issue * seats + seat] = (mostFrom[after] ?? 0) + greatestOf(row)
      leastFrom[issue * seats + seat] = (leastFrom[after] ?? 0) + leastOf(row)
    }
  }
  const reservations = Float64Array.from(bargain.reservations)
  return { seats, sizes, starts, scores, mostFrom, leastFrom, reservations, best: mostFrom.slice(0, seats) }
}

/**
 * Enumerates every deal once, the last issue varying fastest, with each seat's utility by incremental sums. `deal` and
 * `utilities` are reused between visits: callers copy what they keep.
 */
export function enumerateDeals(
  bargain: Bargain,
  visit: (utilities: Float64Array, deal: readonly number[]) => void,
): void {
  const space = dealSpace(bargain)
  const { seats, sizes, starts, scores } = space
  const depth = sizes.length
  const deal = new Array<number>(depth).fill(0)
  const rows = Array.from({ length: depth + 1 }, () => new Float64Array(seats))
  const descend = (issue: number): void => {
    const sums = rows[issue]
    if (sums === undefined) return
    if (issue === depth) {
      visit(sums, deal)
      return
    }
    const next = rows[issue + 1] ?? sums
    const size = sizes[issue] ?? 0
    for (let option = 0; option < size; option++) {
      const from = (starts[issue] ?? 0) + option * seats
      for (let seat = 0; seat < seats; seat++) next[seat] = (sums[seat] ?? 0) + (scores[from + seat] ?? 0)
      deal[issue] = option
      descend(issue + 1)
    }
  }
  descend(0)
}

/** A deal's utility to each seat, in the order of the seats. */
export function utilitiesOf(bargain: Bargain, deal: Deal): number[] {
  return bargain.tables.map((table) => {
    let sum = 0
    for (let issue = 0; issue < deal.length; issue++) sum += table[issue]?.[deal[issue] ?? 0] ?? 0
    return sum
  })
}
