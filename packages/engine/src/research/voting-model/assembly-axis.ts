import type { Choice } from '../../model/acts/act.ts'
import type { RollCall } from './roll-call.ts'

/** Rounds of power iteration; the order of the members converges long before. */
const ROUNDS = 30

/** Numeric scale of the three votes. */
export const BALLOT_SCALE = { for: 1, abstain: 0, against: -1 } as const satisfies Record<Choice, number>

/**
 * Each member's position from these ballots alone, on the line on which members that vote alike are close together (the
 * first principal component of the ballots, centred on each roll call's mean, absences left out), of length √n.
 * @param anchor the member on whose side the positive end lies.
 */
export function assemblyAxis(rollCalls: readonly RollCall[], memberCount: number, anchor: number): readonly number[] {
  const centred = rollCalls.map(({ ballots }) => aboutTheirMean(ballots))
  let positions: readonly number[] = Array.from({ length: memberCount }, (_, member) => (member === anchor ? 1 : 0))
  for (let round = 0; round < ROUNDS; round++) {
    const sums: number[] = Array.from({ length: memberCount }, () => 0)
    const counts: number[] = Array.from({ length: memberCount }, () => 0)
    for (const cast of centred) {
      const direction = cast.reduce((sum, { member, value }) => sum + value * (positions[member] ?? 0), 0) / cast.length
      for (const { member, value } of cast) {
        sums[member] = (sums[member] ?? 0) + value * direction
        counts[member] = (counts[member] ?? 0) + 1
      }
    }
    positions = scaled(sums.map((sum, member) => sum / Math.max(1, counts[member] ?? 0)))
  }
  return positions
}

interface Deviation {
  readonly member: number
  readonly value: number
}

function aboutTheirMean(ballots: RollCall['ballots']): readonly Deviation[] {
  const cast = ballots.flatMap((ballot, member) => (ballot === null ? [] : [{ member, value: BALLOT_SCALE[ballot] }]))
  const mean = cast.reduce((sum, { value }) => sum + value, 0) / Math.max(1, cast.length)
  return cast.map(({ member, value }) => ({ member, value: value - mean }))
}

function scaled(values: readonly number[]): number[] {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  return length === 0 ? [...values] : values.map((value) => (value / length) * Math.sqrt(values.length))
}
