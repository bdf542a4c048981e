import type { UtilityTable } from '../issues/issue.ts'

/** Shares of all deals that pass. */
export interface Band {
  readonly least: number
  readonly aimed: number
  readonly most: number
}

/** What a draw promises; the published games lie at 7.1–7.9 %. */
export const PASSING_BAND: Band = { least: 0.05, aimed: 0.08, most: 0.12 }

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

/** Utilities of all deals for one seat, last issue turning fastest. */
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

/** Slope and offset of each seat's margin, flat: margin = slope × utility + offset. */
function lines(claims: readonly Claim[]): { slopes: Float64Array; offsets: Float64Array } {
  const offsets = Float64Array.from(claims, (claim) => marginOf(claim, 0))
  const slopes = Float64Array.from(claims, (claim, seat) => marginOf(claim, 1) - (offsets[seat] ?? 0))
  return { slopes, offsets }
}

/** Second smallest margins of all deals that pass with some margin, ascending, and the greatest smallest one. */
function positiveMargins(
  claims: readonly Claim[],
  utilities: readonly Float64Array[],
  deals: number,
): { seconds: Float64Array; fairest: number } {
  const { slopes, offsets } = lines(claims)
  const seconds = new Float64Array(deals)
  let count = 0
  let fairest = 0
  for (let deal = 0; deal < deals; deal++) {
    let least = Infinity
    let second = Infinity
    for (let seat = 0; seat < claims.length && second > 0; seat++) {
      const margin = (slopes[seat] ?? 0) * (utilities[seat]?.[deal] ?? 0) + (offsets[seat] ?? 0)
      if (margin < least) {
        second = least
        least = margin
      } else if (margin < second) second = margin
    }
    if (second <= 0) continue
    seconds[count++] = second
    if (least > fairest) fairest = least
  }
  return { seconds: seconds.slice(0, count).sort(), fairest }
}

/**
 * The margin at which about 8 % of the deals pass (at most one seat below its reservation) and one is unanimous, without
 * search: it is a quantile of the deals' second smallest margins, capped by the fairest deal's smallest. Undefined when the
 * band cannot be met.
 */
export function commonMargin(
  claims: readonly Claim[],
  utilities: readonly Float64Array[],
  deals: number,
  band: Band,
): number | undefined {
  const { seconds, fairest } = positiveMargins(claims, utilities, deals)
  const found = seconds.length
  if (found < Math.max(1, band.least * deals) || fairest <= 0) return undefined
  const aimed = Math.min(found, Math.max(1, Math.round(band.aimed * deals)))
  const quantile = ((seconds[found - aimed] ?? 0) + (seconds[found - aimed - 1] ?? 0)) / 2
  if (quantile <= fairest) return quantile
  const margin = fairest * (1 - 1e-9)
  const passing = found - seconds.findIndex((second) => second >= margin)
  return passing > band.most * deals ? undefined : margin
}

/**
 * The seat to ease when no margin fits: the one that falls short in most deals while too few deals pass, else the one that
 * keeps the fairest deal from being unanimous.
 */
export function seatInTheWay(
  claims: readonly Claim[],
  utilities: readonly Float64Array[],
  deals: number,
  band: Band,
): number {
  const { slopes, offsets } = lines(claims)
  const short = new Array<number>(claims.length).fill(0)
  let passing = 0
  let fairest = -Infinity
  let tightest = 0
  for (let deal = 0; deal < deals; deal++) {
    let least = Infinity
    let worst = 0
    let missing = 0
    for (let seat = 0; seat < claims.length; seat++) {
      const margin = (slopes[seat] ?? 0) * (utilities[seat]?.[deal] ?? 0) + (offsets[seat] ?? 0)
      if (margin <= 0) {
        short[seat] = (short[seat] ?? 0) + 1
        missing++
      }
      if (margin < least) {
        least = margin
        worst = seat
      }
    }
    if (missing <= 1) passing++
    if (least > fairest) {
      fairest = least
      tightest = worst
    }
  }
  return passing < band.least * deals ? short.indexOf(Math.max(...short)) : tightest
}

/** Whether the reservations hold what a draw promises, counted over all deals: the band, and one unanimous deal. */
export function holdsBand(
  utilities: readonly Float64Array[],
  reservations: readonly number[],
  deals: number,
  band: Band,
): boolean {
  let passing = 0
  let unanimous = 0
  for (let deal = 0; deal < deals; deal++) {
    let missing = 0
    for (let seat = 0; seat < reservations.length && missing < 2; seat++) {
      if ((utilities[seat]?.[deal] ?? 0) < (reservations[seat] ?? 0)) missing++
    }
    if (missing < 2) passing++
    if (missing === 0) unanimous++
  }
  return unanimous >= 1 && passing >= band.least * deals && passing <= band.most * deals
}
