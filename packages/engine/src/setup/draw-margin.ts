import type { UtilityTable } from '../issues/issue.ts'

/** Share of all deals that pass, between these; the published games lie at 7.1–7.9 %. */
export const PASSING_BAND = { least: 0.05, aimed: 0.08, most: 0.12 } as const

/** Scores of one seat and how hard it is to satisfy; `price` and `firmness` are what a draw may ease. */
export interface Claim {
  readonly table: UtilityTable
  readonly statusQuo: number
  readonly best: number
  readonly worst: number
  /** Factor of the common margin, from personality; at least 0. */
  firmness: number
  /** Utility the seat would give up rather than stand alone: its margin counts from this far below the status quo. */
  price: number
}

/** Which seat to ease when no margin fits, and why. */
export interface Blocked {
  readonly ok: false
  readonly seat: number
}

/** The common margin: a share of each seat's range that its reservation lies above its status quo. */
export interface Margin {
  readonly ok: true
  readonly margin: number
}

/** Utilities of the given deals for one seat: `at[k]` of deal k, whose digits are the options, last issue fastest. */
export function utilitiesOver(table: UtilityTable): Float64Array {
  let sums = new Float64Array(1)
  for (const row of table) {
    const next = new Float64Array(sums.length * row.length)
    let at = 0
    for (const sum of sums) for (const score of row) next[at++] = sum + score
    sums = next
  }
  return sums
}

/** The margin share at which a deal still satisfies the claim: at least the common margin means the seat signs. */
function marginOf({ statusQuo, best, price, firmness }: Claim, utility: number): number {
  const span = Math.max(1e-6, best - statusQuo + price) * firmness
  return (utility - statusQuo + price) / span
}

interface Tally {
  /** Second smallest margin of each deal that could pass with a margin above 0. */
  readonly seconds: number[]
  /** Greatest smallest margin of any deal, and the seat that has it there. */
  fairest: number
  tightest: number
  /** For each seat, deals that fall short for it. */
  readonly short: Uint32Array
}

/** Slope and offset of each seat's margin, flat: margin = slope × utility + offset. */
function lines(claims: readonly Claim[]): { slopes: Float64Array; offsets: Float64Array } {
  const offsets = Float64Array.from(claims, (claim) => marginOf(claim, 0))
  const slopes = Float64Array.from(claims, (claim, seat) => marginOf(claim, 1) - (offsets[seat] ?? 0))
  return { slopes, offsets }
}

function tally(claims: readonly Claim[], utilities: readonly Float64Array[], deals: number): Tally {
  const { slopes, offsets } = lines(claims)
  const seats = claims.length
  const result: Tally = { seconds: [], fairest: -Infinity, tightest: 0, short: new Uint32Array(seats) }
  for (let deal = 0; deal < deals; deal++) {
    let least = Infinity
    let second = Infinity
    let tightest = 0
    for (let seat = 0; seat < seats; seat++) {
      const margin = (slopes[seat] ?? 0) * (utilities[seat]?.[deal] ?? 0) + (offsets[seat] ?? 0)
      if (margin <= 0) result.short[seat] = (result.short[seat] ?? 0) + 1
      if (margin < least) {
        second = least
        least = margin
        tightest = seat
      } else if (margin < second) second = margin
    }
    if (second > 0) result.seconds.push(second)
    if (least > result.fairest) {
      result.fairest = least
      result.tightest = tightest
    }
  }
  return result
}

/**
 * The margin at which about 8 % of the deals pass (at most one seat below its reservation) and one is unanimous, without
 * search: it is a quantile of the deals' second smallest margins, capped by the fairest deal's smallest. Blocked when the
 * band cannot be met: by the seat that falls short most often, or the one that keeps the fairest deal from being unanimous.
 */
export function commonMargin(
  claims: readonly Claim[],
  utilities: readonly Float64Array[],
  deals: number,
): Margin | Blocked {
  const { seconds, fairest, tightest, short } = tally(claims, utilities, deals)
  if (seconds.length < PASSING_BAND.least * deals) return { ok: false, seat: argmax(short) }
  if (fairest <= 0) return { ok: false, seat: tightest }
  seconds.sort((left, right) => right - left)
  const aimed = Math.min(seconds.length, Math.max(1, Math.round(PASSING_BAND.aimed * deals)))
  const quantile = ((seconds[aimed - 1] ?? 0) + (seconds[aimed] ?? 0)) / 2
  if (quantile <= fairest) return { ok: true, margin: quantile }
  const margin = fairest * (1 - 1e-9)
  const passing = seconds.findIndex((second) => second < margin)
  const isTooEasy = (passing < 0 ? seconds.length : passing) > PASSING_BAND.most * deals
  return isTooEasy ? { ok: false, seat: tightest } : { ok: true, margin }
}

function argmax(values: Uint32Array): number {
  let found = 0
  for (let at = 1; at < values.length; at++) if ((values[at] ?? 0) > (values[found] ?? 0)) found = at
  return found
}
