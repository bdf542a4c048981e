import { mean, yearOfSession } from './idealPoints.ts'
import type { Ballot, IdealPoint, RollCall, Topic } from './types.ts'

/** Minimum sample size for a topic stance; below it the blend uses the other two parts only. */
export const MINIMUM_BALLOTS = 10

/** A roll call is contested when at least this share did not vote yes and at least this share did. */
const CONTESTED_RATIO = 0.03

/**
 * A contested roll call with its polarity: +1 when a yes separates the Western end of the ideal points from the others
 * perfectly, −1 when a no does, near 0 when the vote does not divide along that dimension.
 */
export type OrientedRollCall = { readonly rollCall: RollCall; readonly polarity: number }

/** Estimates by `iso3` and year, on final passage. */
export type PointLookup = (iso3: string, year: number) => number | undefined

export function pointLookup(points: readonly IdealPoint[]): PointLookup {
  const values = new Map<string, number>()
  for (const { iso3, year, finalPassage } of points) {
    if (finalPassage !== null) values.set(`${iso3} ${year}`, finalPassage)
  }
  return (iso3, year) => values.get(`${iso3} ${year}`)
}

/** The contested roll calls among those given, each with its polarity. */
export function orientRollCalls(rollCalls: readonly RollCall[], pointOf: PointLookup): OrientedRollCall[] {
  return rollCalls.filter(isContested).flatMap((rollCall) => {
    const polarity = polarityOf(rollCall, pointOf)
    return polarity === 0 ? [] : [{ rollCall, polarity }]
  })
}

function isContested({ ballots }: RollCall): boolean {
  const yes = [...ballots.values()].filter((ballot) => ballot === 1).length
  const limit = CONTESTED_RATIO * ballots.size
  return ballots.size > 0 && yes >= limit && ballots.size - yes >= limit
}

/** The correlation of ballots with that year's ideal points. */
function polarityOf({ ballots, session }: RollCall, pointOf: PointLookup): number {
  const pairs: [number, number][] = []
  for (const [iso3, ballot] of ballots) {
    const point = pointOf(iso3, yearOfSession(session))
    if (point !== undefined) pairs.push([ballot, point])
  }
  return correlation(pairs)
}

/** Pearson's coefficient; 0 when either side does not vary. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  if (pairs.length === 0) return 0
  const meanX = mean(pairs.map(([x]) => x))
  const meanY = mean(pairs.map(([, y]) => y))
  let xy = 0
  let xx = 0
  let yy = 0
  for (const [x, y] of pairs) {
    xy += (x - meanX) * (y - meanY)
    xx += (x - meanX) * (x - meanX)
    yy += (y - meanY) * (y - meanY)
  }
  const spread = Math.sqrt(xx * yy)
  // so small a spread is rounding error of equal values, and dividing by it would invent a polarity
  return spread > 1e-12 ? xy / spread : 0
}

export type CountryRecord = { readonly stance: number | null; readonly votes: number; readonly sessions: number }

/**
 * A country's position in these roll calls: its mean ballot (yes 1, abstention 0, no −1), signed so that +1 is always
 * the vote of the Western pole, each roll call weighted by its polarity. −1 means always with the other side.
 */
export function recordOf(iso3: string, rollCalls: readonly OrientedRollCall[]): CountryRecord {
  let sum = 0
  let weight = 0
  let votes = 0
  const sessions = new Set<number>()
  for (const { rollCall, polarity } of rollCalls) {
    const ballot: Ballot | undefined = rollCall.ballots.get(iso3)
    if (ballot === undefined) continue
    sum += polarity * ballot
    weight += Math.abs(polarity)
    votes += 1
    sessions.add(rollCall.session)
  }
  return { stance: votes < MINIMUM_BALLOTS ? null : sum / weight, votes, sessions: sessions.size }
}

export function onTopic(rollCalls: readonly RollCall[], topic: Topic): RollCall[] {
  return rollCalls.filter(({ topics }) => topics.includes(topic))
}
