import type { IdealPoint } from './types.ts'

/**
 * Years averaged, so that one year's accident (a new government, a single war) does not become a country's position.
 */
export const YEARS_AVERAGED = 3

/** The first session met in 1946. */
const YEAR_BEFORE_FIRST_SESSION = 1945

/** The year whose estimate belongs to a session. */
export function yearOfSession(session: number): number {
  return session + YEAR_BEFORE_FIRST_SESSION
}

export type RecentPoint = { readonly value: number; readonly years: readonly [number, number]; readonly count: number }

/**
 * A country's mean estimate on final passage over its newest years that have one. Countries that lost their vote for a
 * while (Venezuela) or whose seat was empty (Afghanistan) keep their last years; countries without any are absent from
 * the result.
 */
export function recentIdealPoints(points: readonly IdealPoint[]): Map<string, RecentPoint> {
  const recent = new Map<string, RecentPoint>()
  for (const [iso3, estimates] of groupByCountry(points)) {
    const newest = estimates.slice(-YEARS_AVERAGED)
    const first = newest[0]
    const last = newest.at(-1)
    if (first === undefined || last === undefined) continue
    recent.set(iso3, {
      value: mean(newest.map(({ value }) => value)),
      years: [first.year, last.year],
      count: newest.length,
    })
  }
  return recent
}

function groupByCountry(points: readonly IdealPoint[]): Map<string, { year: number; value: number }[]> {
  const groups = new Map<string, { year: number; value: number }[]>()
  for (const { iso3, year, finalPassage } of points) {
    if (finalPassage === null) continue
    groups.set(iso3, [...(groups.get(iso3) ?? []), { year, value: finalPassage }])
  }
  return groups
}

/**
 * Scales raw estimates (about −2…2.5) linearly to −1…1 by the 1st and the 99th percentile, and clamps the rest.
 * Percentiles, not the extremes, so that one outlier cannot compress all others.
 */
export function scaleToUnit(values: ReadonlyMap<string, number>): Map<string, number> {
  const ordered = [...values.values()].sort((a, b) => a - b)
  const low = percentile(ordered, 0.01)
  const high = percentile(ordered, 0.99)
  const scaled = new Map<string, number>()
  for (const [key, value] of values) scaled.set(key, high > low ? clampUnit((2 * (value - low)) / (high - low) - 1) : 0)
  return scaled
}

/** Percentile by linear interpolation between the neighbouring ranks; `ordered` ascends. 0 for an empty list. */
export function percentile(ordered: readonly number[], ratio: number): number {
  const rank = ratio * (ordered.length - 1)
  const below = ordered[Math.floor(rank)] ?? 0
  const above = ordered[Math.ceil(rank)] ?? below
  return below + (above - below) * (rank - Math.floor(rank))
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(-1, value))
}
