import {
  type Bargain,
  type DealSpace,
  dealSpace,
  enumerateDeals,
  utilitiesOf,
} from '../../bargaining/solutions/space.ts'
import type { Deal } from '../../model/committee/issue.ts'

/** Tolerance: sums in another order may differ in the last digits; near-ties are decided by the deals' own sums. */
const SLACK = 1e-9

/** Cache size: recent dominating deals are tried first on the next deal, as neighbours often share their dominator. */
const REMEMBERED = 24

function dominates(winner: readonly number[] | Float64Array, loser: readonly number[] | Float64Array): boolean {
  let isBetter = false
  for (let seat = 0; seat < loser.length; seat++) {
    const difference = (winner[seat] ?? 0) - (loser[seat] ?? 0)
    if (difference < 0) return false
    if (difference > 0) isBetter = true
  }
  return isBetter
}

/**
 * A bargaining problem prepared for the Pareto dominance test. Besides the seats' own scores it has sums over groups of
 * seats as tighter bounds: where interests conflict, the most a group can gain together is far less than the sum of
 * each member's maximum, so the search is pruned early.
 */
interface Sieve {
  readonly bargain: Bargain
  readonly order: readonly number[]
  readonly rows: number
  readonly groups: readonly (readonly number[])[]
  /** Scores per issue in search order: `[step][option × rows + row]`, seats first, then groups. */
  readonly scores: readonly Float64Array[]
  readonly sizes: readonly number[]
  /** Upper bound: the most that the steps from this one on can add: `[step × rows + row]`. */
  readonly mostFrom: Float64Array
}

function seatGroups(seats: number): number[][] {
  const groups: number[][] = [Array.from({ length: seats }, (_, seat) => seat)]
  for (let left = 0; left < seats; left++) {
    for (let right = left + 1; right < seats; right++) groups.push([left, right])
  }
  return seats > 2 ? groups : groups.slice(0, 1)
}

function issueOrder({ sizes, starts, scores, seats }: DealSpace): number[] {
  const spread = sizes.map((size, issue) => {
    let total = 0
    for (let seat = 0; seat < seats; seat++) {
      let most = -Infinity
      let least = Infinity
      for (let option = 0; option < size; option++) {
        const score = scores[(starts[issue] ?? 0) + option * seats + seat] ?? 0
        most = Math.max(most, score)
        least = Math.min(least, score)
      }
      total += most - least
    }
    return total
  })
  return sizes.map((_, issue) => issue).sort((left, right) => (spread[right] ?? 0) - (spread[left] ?? 0))
}

function prepareSieve(bargain: Bargain): Sieve {
  const space = dealSpace(bargain)
  const { seats } = space
  const groups = seatGroups(seats)
  const rows = seats + groups.length
  const order = issueOrder(space)
  const sizes = order.map((issue) => space.sizes[issue] ?? 0)
  const mostFrom = new Float64Array((order.length + 1) * rows)
  const scores = order.map((issue, step) => {
    const row = new Float64Array((sizes[step] ?? 0) * rows)
    for (let option = 0; option < (sizes[step] ?? 0); option++) {
      const from = (space.starts[issue] ?? 0) + option * seats
      for (let seat = 0; seat < seats; seat++) row[option * rows + seat] = space.scores[from + seat] ?? 0
      for (const [index, group] of groups.entries()) {
        let sum = 0
        for (const seat of group) sum += space.scores[from + seat] ?? 0
        row[option * rows + seats + index] = sum
      }
    }
    return row
  })
  for (let step = order.length - 1; step >= 0; step--) {
    for (let row = 0; row < rows; row++) {
      let most = -Infinity
      for (let option = 0; option < (sizes[step] ?? 0); option++) {
        most = Math.max(most, scores[step]?.[option * rows + row] ?? 0)
      }
      mostFrom[step * rows + row] = most + (mostFrom[(step + 1) * rows + row] ?? 0)
    }
  }
  return { bargain, order, rows, groups, scores, sizes, mostFrom }
}

/** Branch-and-bound search for a dominating deal, with reused buffers; returns its utilities or undefined. */
function dominatorFinder(sieve: Sieve): (utilities: ArrayLike<number>) => number[] | undefined {
  const { bargain, order, rows, groups, scores, sizes, mostFrom } = sieve
  const seats = bargain.tables.length
  const goal = new Float64Array(rows)
  const sums = Array.from({ length: order.length + 1 }, () => new Float64Array(rows))
  const deal = new Array<number>(order.length).fill(0)
  let firstToFail = 0

  // the row that pruned the last branch usually prunes the next one too: it is checked before any sums are computed
  const failsAgain = (step: number, here: Float64Array, added: Float64Array, from: number): boolean => {
    const reached = (here[firstToFail] ?? 0) + (added[from + firstToFail] ?? 0)
    return reached + (mostFrom[step * rows + firstToFail] ?? 0) < (goal[firstToFail] ?? 0)
  }
  const isHopeless = (step: number, reached: Float64Array): boolean => {
    const most = step * rows
    for (let row = rows - 1; row >= 0; row--) {
      if ((reached[row] ?? 0) + (mostFrom[most + row] ?? 0) < (goal[row] ?? 0)) {
        firstToFail = row
        return true
      }
    }
    return false
  }
  const descend = (step: number, utilities: ArrayLike<number>): number[] | undefined => {
    if (step === order.length) {
      const candidate = utilitiesOf(bargain, deal)
      return dominates(candidate, Float64Array.from(utilities)) ? candidate : undefined
    }
    const here = sums[step]
    const next = sums[step + 1]
    const row = scores[step]
    if (here === undefined || next === undefined || row === undefined) return undefined
    for (let option = 0; option < (sizes[step] ?? 0); option++) {
      const from = option * rows
      if (failsAgain(step + 1, here, row, from)) continue
      for (let at = 0; at < rows; at++) next[at] = (here[at] ?? 0) + (row[from + at] ?? 0)
      if (isHopeless(step + 1, next)) continue
      deal[order[step] ?? 0] = option
      const found = descend(step + 1, utilities)
      if (found !== undefined) return found
    }
    return undefined
  }
  return (utilities) => {
    let scale = 1
    for (let seat = 0; seat < seats; seat++) scale = Math.max(scale, Math.abs(utilities[seat] ?? 0))
    for (let seat = 0; seat < seats; seat++) goal[seat] = (utilities[seat] ?? 0) - SLACK * scale
    for (const [index, group] of groups.entries()) {
      let sum = 0
      for (const seat of group) sum += goal[seat] ?? 0
      goal[seats + index] = sum
    }
    return descend(0, utilities)
  }
}

/** Whether a deal is Pareto-optimal: no other deal is better for some seat and worse for none. */
export function isParetoOptimal(bargain: Bargain, deal: Deal): boolean {
  return dominatorFinder(prepareSieve(bargain))(utilitiesOf(bargain, deal)) === undefined
}

/** Size of the Pareto frontier, counted over all deals; deals of equal utilities all count. */
export function paretoCount(bargain: Bargain): number {
  let count = 0
  const findDominator = dominatorFinder(prepareSieve(bargain))
  const remembered: number[][] = []
  enumerateDeals(bargain, (utilities) => {
    for (let at = 0; at < remembered.length; at++) {
      const known = remembered[at]
      if (known === undefined || !dominates(known, utilities)) continue
      remembered.splice(at, 1)
      remembered.unshift(known)
      return
    }
    const dominator = findDominator(utilities)
    if (dominator === undefined) {
      count++
      return
    }
    remembered.unshift(dominator)
    if (remembered.length > REMEMBERED) remembered.pop()
  })
  return count
}
