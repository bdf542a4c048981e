import type { RecordedVote } from '@placard/content/roll-calls/roll-calls.ts'

/** A member's vote in a roll call. */
export type Part = 'for' | 'against' | 'abstain' | 'absent'

export type Tally = Readonly<Record<Part, number>>

/** A roll call with one country's vote. */
export interface CountryVote {
  readonly rollCall: RecordedVote
  readonly part: Part
  /** Tally of the world's votes. */
  readonly tally: Tally
  /** Whether most of those who voted did not vote as this country did. */
  readonly isApart: boolean
}

/**
 * A roll call is contested when at least this share voted yes and at least this share did not; stances are based on
 * those.
 */
const CONTESTED_RATIO = 0.03

/** A contested roll call, with the tally of the world's votes. */
export interface Contested {
  readonly rollCall: RecordedVote
  readonly tally: Tally
}

/** The contested roll calls, the newest first. */
export function contestedOf(rollCalls: readonly RecordedVote[]): readonly Contested[] {
  return rollCalls
    .map((rollCall) => ({ rollCall, tally: tallyOf(rollCall.ballots.map((ballot) => ballot ?? 'absent')) }))
    .filter(({ tally }) => {
      const limit = CONTESTED_RATIO * castIn(tally)
      return tally.for > 0 && tally.for >= limit && castIn(tally) - tally.for >= limit
    })
    .sort((one, other) => Date.parse(other.rollCall.date) - Date.parse(one.rollCall.date))
}

/** A country's votes in the contested roll calls. Empty for a country that never took part. */
export function votesOf(contested: readonly Contested[], member: number): readonly CountryVote[] {
  const votes = contested.map(({ rollCall, tally }) => {
    const part: Part = rollCall.ballots[member] ?? 'absent'
    return { rollCall, part, tally, isApart: part !== 'absent' && 2 * tally[part] < castIn(tally) }
  })
  return votes.every(({ part }) => part === 'absent') ? [] : votes
}

/** Counts of each vote. */
export function tallyOf(parts: readonly Part[]): Tally {
  const tally = { for: 0, against: 0, abstain: 0, absent: 0 }
  for (const part of parts) tally[part] += 1
  return tally
}

function castIn(tally: Tally): number {
  return tally.for + tally.against + tally.abstain
}

/** The number of roll calls in which two members voted the same, out of those where both were present. */
export function agreementOf(contested: readonly Contested[], one: number, other: number) {
  let [same, both] = [0, 0]
  for (const { rollCall } of contested) {
    const [a, b] = [rollCall.ballots[one] ?? null, rollCall.ballots[other] ?? null]
    if (a === null || b === null) continue
    both += 1
    if (a === b) same += 1
  }
  return { same, both }
}

/** Upper bounds of the distance between two ideal points (0 … 2), from the farthest band to the nearest. */
const BANDS = [Number.POSITIVE_INFINITY, 1, 0.5, 0.25, 0.1] as const
export const BAND_COUNT = BANDS.length

/** The band of a distance: 0 the far end of the Assembly, 4 almost alike. Without an estimate, the farthest. */
export function bandOf(distance: number | undefined): number {
  if (distance === undefined) return 0
  return BANDS.findLastIndex((bound) => distance <= bound)
}

/** Distance of two positions on the Assembly’s scale; undefined when either is unknown. */
export function distanceBetween(one: number | null | undefined, other: number | null | undefined): number | undefined {
  return typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) : undefined
}
