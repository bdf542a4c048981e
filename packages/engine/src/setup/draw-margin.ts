import { type DealSpace, dealSpace, enumerateDeals } from '../bargaining/solutions/space.ts'
import { spreadOf, type UtilityTable } from '../model/committee/issue.ts'

/** Shares of all deals that pass. */
export interface Band {
  readonly least: number
  readonly aimed: number
  readonly most: number
}

/** Target of a draw; the published games are at 7.1–7.9 %. */
export const PASSING_BAND: Band = { least: 0.05, aimed: 0.08, most: 0.12 }

/**
 * Scores of one seat, red lines included, and how hard it is to satisfy; a draw may lower `firmness` and raise `price`.
 */
export interface Claim {
  readonly table: UtilityTable
  readonly statusQuo: number
  readonly best: number
  readonly worst: number
  /** Factor of the common margin, from personality; at least 0. */
  firmness: number
  /** Utility the seat would give up to avoid isolation: its margin counts from this far below the status quo. */
  price: number
}

/** Tolerance: least distance of a margin to the deals' own margins, so that rounding cannot change a count. */
const CLEAR_OF = 1e-9

/** Sample size for the estimate of the floor, and the golden-ratio step that spreads the sample evenly. */
const SAMPLE = 300
const GOLDEN = 0.6180339887498949

/** Utility of a margin of 1: the range above the seat's base, times its firmness. */
export function spanOf({ statusQuo, best, price, firmness }: Claim): number {
  return Math.max(1e-6, best - statusQuo + price) * firmness
}

/**
 * The deals measured in margins: a deal's sum for a seat is the greatest common margin at which the seat would accept
 * it. The most divisive issues come first, so that the search prunes hopeless branches early.
 */
function marginSpace(claims: readonly Claim[]): DealSpace {
  const tables = claims.map((claim) => {
    const span = spanOf(claim)
    const start = (claim.price - claim.statusQuo) / Math.max(1, claim.table.length)
    return claim.table.map((row) => row.map((score) => (score + start) / span))
  })
  const issues = (tables[0] ?? []).map((_, issue) => issue)
  const spreads = issues.map((issue) => tables.reduce((sum, table) => sum + spreadOf(table[issue] ?? []), 0))
  issues.sort((left, right) => (spreads[right] ?? 0) - (spreads[left] ?? 0))
  // the seats that are hardest to satisfy come first, for the same reason
  const hardness = new Map(tables.map((table) => [table, bestOf(table)]))
  const hardestFirst = [...tables].sort((left, right) => (hardness.get(left) ?? 0) - (hardness.get(right) ?? 0))
  const ordered = hardestFirst.map((table) => issues.map((issue) => table[issue] ?? []))
  return dealSpace({ tables: ordered, reservations: claims.map(() => 0) })
}

function bestOf(table: UtilityTable): number {
  return table.reduce((sum, row) => sum + row.reduce((total, score) => total + score, 0) / Math.max(1, row.length), 0)
}

interface Margins {
  /** Second smallest margins of all deals that pass with a margin above the floor, unsorted. */
  readonly seconds: Float64Array
  /** Greatest smallest margin above the floor; 0 when no deal satisfies every seat. */
  readonly fairest: number
}

/** Smallest and second smallest of a deal's margins. */
function lowest(margins: Float64Array, floor: number): { least: number; second: number } {
  let least = Infinity
  let second = Infinity
  for (let seat = 0; seat < margins.length && second > floor; seat++) {
    const margin = margins[seat] ?? 0
    if (margin < least) {
      second = least
      least = margin
    } else if (margin < second) second = margin
  }
  return { least, second }
}

/** Depth-first search over the deals that prunes every branch in which two seats cannot reach the floor any more. */
function marginsAbove(floor: number, { seats, sizes, starts, scores, mostFrom }: DealSpace): Margins {
  const depth = sizes.length
  const rows = Array.from({ length: depth + 1 }, () => new Float64Array(seats))
  const seconds: number[] = []
  let fairest = 0
  /** The last issue: here the sums are the deals' margins. */
  const settle = (issue: number, sums: Float64Array): void => {
    for (let option = 0; option < (sizes[issue] ?? 0); option++) {
      const from = (starts[issue] ?? 0) + option * seats
      let least = Infinity
      let second = Infinity
      for (let seat = 0; seat < seats && second > floor; seat++) {
        const margin = (sums[seat] ?? 0) + (scores[from + seat] ?? 0)
        if (margin < least) {
          second = least
          least = margin
        } else if (margin < second) second = margin
      }
      if (second <= floor) continue
      seconds.push(second)
      if (least > fairest) fairest = least
    }
  }
  const descend = (issue: number, sums: Float64Array): void => {
    if (issue >= depth - 1) {
      settle(issue, sums)
      return
    }
    const next = rows[issue + 1] ?? sums
    const most = (issue + 1) * seats
    for (let option = 0; option < (sizes[issue] ?? 0); option++) {
      const from = (starts[issue] ?? 0) + option * seats
      let lost = 0
      for (let seat = 0; seat < seats && lost < 2; seat++) {
        const sum = (sums[seat] ?? 0) + (scores[from + seat] ?? 0)
        next[seat] = sum
        if (sum + (mostFrom[most + seat] ?? 0) <= floor) lost++
      }
      if (lost < 2) descend(issue + 1, next)
    }
  }
  const root = rows[0]
  if (root !== undefined) descend(0, root)
  return { seconds: new Float64Array(seconds), fairest }
}

/**
 * Estimated lower bound, above which lie about one and a half times the maximum of passing deals; from an evenly spread
 * sample.
 */
function likelyFloor({ seats, sizes, starts, scores }: DealSpace, deals: number, band: Band): number {
  const margins = new Float64Array(seats)
  const seconds = new Float64Array(SAMPLE)
  for (let at = 0; at < SAMPLE; at++) {
    let rest = Math.floor(((at * GOLDEN) % 1) * deals)
    margins.fill(0)
    for (let issue = 0; issue < sizes.length; issue++) {
      const size = sizes[issue] ?? 1
      const from = (starts[issue] ?? 0) + (rest % size) * seats
      for (let seat = 0; seat < seats; seat++) margins[seat] = (margins[seat] ?? 0) + (scores[from + seat] ?? 0)
      rest = Math.floor(rest / size)
    }
    seconds[at] = lowest(margins, -Infinity).second
  }
  const above = Math.ceil(1.5 * band.most * SAMPLE)
  return Math.max(0, seconds.sort()[Math.max(0, SAMPLE - above)] ?? 0)
}

function positiveMargins(space: DealSpace, deals: number, band: Band): Margins {
  const floor = deals > 4 * SAMPLE ? likelyFloor(space, deals, band) : 0
  const margins = marginsAbove(floor, space)
  // too high an estimate may have pruned deals that pass: search again without it
  return floor > 0 && margins.seconds.length <= band.most * deals ? marginsAbove(0, space) : margins
}

/**
 * The margin at which about 8 % of the deals pass (at most one seat below its reservation) and one is unanimous,
 * computed directly: a quantile of the deals' second smallest margins, capped by the fairest deal's smallest. Undefined
 * when the band cannot be met.
 */
export function commonMargin(claims: readonly Claim[], band: Band): number | undefined {
  const space = marginSpace(claims)
  const deals = space.sizes.reduce((count, size) => count * size, 1)
  const { seconds, fairest } = positiveMargins(space, deals, band)
  const found = seconds.length
  const cap = fairest * (1 - 1e-6)
  if (found < Math.max(1, band.least * deals) || cap <= 2 * CLEAR_OF) return undefined
  const aimed = Math.min(found, Math.max(1, Math.round(band.aimed * deals)))
  const margin = Math.min(cap, clearBelow(seconds, found - aimed))
  let passing = 0
  for (let at = 0; at < found; at++) if ((seconds[at] ?? 0) >= margin - CLEAR_OF) passing++
  return passing > band.most * deals ? undefined : margin
}

/** The middle of the first gap at or below a rank in ascending order; half the least entry when there is none. */
function clearBelow(seconds: Float64Array, place: number): number {
  const there = moveToPlace(seconds, place)
  let under = -Infinity
  for (let at = 0; at < place; at++) under = Math.max(under, seconds[at] ?? 0)
  // fast path, nearly always: no sort needed
  if (there - under > 4 * CLEAR_OF && place > 0) return (there + under) / 2
  seconds.sort()
  for (let at = place; at > 0; at--) {
    const above = seconds[at] ?? 0
    const below = seconds[at - 1] ?? 0
    if (above - below > 4 * CLEAR_OF) return (above + below) / 2
  }
  return (seconds[0] ?? 0) / 2
}

/** Quickselect (Hoare): puts the entry of that rank in ascending order at its index, with nothing greater before it. */
function moveToPlace(list: Float64Array, place: number): number {
  let low = 0
  let high = list.length - 1
  while (low < high) {
    const pivot = list[(low + high) >> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while ((list[left] ?? pivot) < pivot) left++
      while ((list[right] ?? pivot) > pivot) right--
      if (left > right) break
      const moved = list[left] ?? 0
      list[left++] = list[right] ?? 0
      list[right--] = moved
    }
    if (place <= right) high = right
    else if (place >= left) low = left
    else break
  }
  return list[place] ?? 0
}

/**
 * The seat to ease when no margin fits: the one below its reservation in most deals while too few deals pass, else the
 * one that keeps the fairest deal from being unanimous.
 */
export function seatInTheWay(claims: readonly Claim[], band: Band): number {
  const tables = claims.map(({ table }) => table)
  const short = new Array<number>(claims.length).fill(0)
  const spans = claims.map((claim) => spanOf(claim))
  let deals = 0
  let passing = 0
  let fairest = -Infinity
  let tightest = 0
  enumerateDeals({ tables, reservations: [] }, (utilities) => {
    let least = Infinity
    let worst = 0
    let missing = 0
    for (let seat = 0; seat < claims.length; seat++) {
      const gain = (utilities[seat] ?? 0) - (claims[seat]?.statusQuo ?? 0) + (claims[seat]?.price ?? 0)
      if (gain <= 0) {
        short[seat] = (short[seat] ?? 0) + 1
        missing++
      }
      if (gain / (spans[seat] ?? 1) < least) {
        least = gain / (spans[seat] ?? 1)
        worst = seat
      }
    }
    deals++
    if (missing <= 1) passing++
    if (least > fairest) {
      fairest = least
      tightest = worst
    }
  })
  return passing < band.least * deals ? short.indexOf(Math.max(...short)) : tightest
}
