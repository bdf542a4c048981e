import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRoom } from '../../testing/parts.ts'
import type { CampaignState } from './state.ts'
import {
  BALLOT_GAP_MS,
  CLOSING_MS,
  COOLDOWN_MS,
  CYCLE_MS,
  commandTime,
  LONGEST_STEP_MS,
  PLACARD_GAP_MS,
  PLACARDS_MS,
  progressRatio,
  REPLY_GAP_MS,
  sessionTimeAt,
  TURN_MS,
  wallTimeAt,
} from './time.ts'

const TICKED_AT = 5_000_000
const room = aRoom()

/** A session that stood at a minute when it was last advanced. */
function running(pace = 1, status: CampaignState['status'] = 'active'): CampaignState {
  return { ...room, status, clock: { ...room.clock, elapsedMs: 60_000, tickedAt: TICKED_AT, pace } }
}

describe('session time', () => {
  it.each([
    { pace: 1, later: 10_000, at: 70_000, because: 'ten seconds are ten seconds' },
    { pace: 2, later: 10_000, at: 80_000, because: 'at double pace they are twenty' },
    { pace: 0.5, later: 10_000, at: 65_000, because: 'at half pace they are five' },
    { pace: 1, later: 0, at: 60_000, because: 'no time has passed' },
    { pace: 1, later: -4_000, at: 60_000, because: 'a wall clock set back does not turn the session back' },
    { pace: 1, later: 30_000, at: 90_000, because: 'the longest step is still played in full' },
    { pace: 1, later: 86_400_000, at: 90_000, because: 'a server that stood still for a day costs no playing time' },
    { pace: 4, later: 10_000, at: 90_000, because: 'the longest step is of session time, not of the wall clock' },
  ])('at pace $pace, $later ms later, is $at: $because', ({ pace, later, at }) => {
    expect(sessionTimeAt(running(pace), TICKED_AT + later)).toBe(at)
  })

  it.each(['paused', 'concluded'] as const)('stands still while the session is %s', (status) => {
    expect(sessionTimeAt(running(1, status), TICKED_AT + 10_000)).toBe(60_000)
  })

  it('never runs backwards, whatever the wall clock does', () => {
    const wall = fc.integer({ min: TICKED_AT - 100_000, max: TICKED_AT + 100_000 })
    fc.assert(
      fc.property(wall, wall, fc.double({ min: 0.25, max: 4, noNaN: true }), (left, right, pace) => {
        const [early, late] = [Math.min(left, right), Math.max(left, right)]
        const state = running(pace)
        expect(sessionTimeAt(state, late)).toBeGreaterThanOrEqual(sessionTimeAt(state, early))
        expect(sessionTimeAt(state, early)).toBeGreaterThanOrEqual(60_000)
      }),
    )
  })
})

describe('the time a command is decided at', () => {
  it.each([
    { notBefore: undefined, at: 65_000, because: 'the clock alone says when' },
    { notBefore: 62_000, at: 65_000, because: 'the last event lies behind' },
    { notBefore: 71_000, at: 71_000, because: 'nothing happens before what has happened already' },
  ])('is $at with the last event at $notBefore: $because', ({ notBefore, at }) => {
    const meta = { now: TICKED_AT + 5_000, ...(notBefore === undefined ? {} : { notBefore }) }
    expect(commandTime(running(), meta)).toBe(at)
  })
})

describe('the wall clock of a session time', () => {
  it.each([
    { pace: 1, at: 75_000, later: 15_000, because: 'it runs with the session' },
    { pace: 2, at: 75_000, later: 7_500, because: 'at double pace it comes sooner' },
    { pace: 3, at: 60_001, later: 1, because: 'it is rounded up: never a moment too early' },
    { pace: 1, at: 40_000, later: 0, because: 'what is overdue is due now, not in the past' },
  ])('at pace $pace of $at is $later ms on: $because', ({ pace, at, later }) => {
    expect(wallTimeAt(running(pace), at)).toBe(TICKED_AT + later)
  })

  it('has reached the session time when it comes, at any pace', () => {
    const ahead = fc.integer({ min: 0, max: LONGEST_STEP_MS })
    fc.assert(
      fc.property(ahead, fc.constantFrom(0.5, 0.75, 1, 1.5, 2, 3, 4), (more, pace) => {
        const state = running(pace)
        const reached = sessionTimeAt(state, wallTimeAt(state, 60_000 + more))
        expect(reached).toBeGreaterThanOrEqual(60_000 + more - 1e-6)
      }),
    )
  })
})

describe('the share of a session that has passed', () => {
  const { durationMs } = room.clock
  it.each([
    { elapsedMs: 0, ratio: 0, because: 'it has just been opened' },
    { elapsedMs: durationMs / 4, ratio: 0.25, because: 'a quarter is over' },
    { elapsedMs: durationMs, ratio: 1, because: 'time is up' },
    { elapsedMs: durationMs + 20_000, ratio: 1, because: 'a last vote that runs over does not make it more than all' },
  ])('is $ratio after $elapsedMs ms: $because', ({ elapsedMs, ratio }) => {
    expect(progressRatio({ ...room, clock: { ...room.clock, elapsedMs } })).toBe(ratio)
  })
})

describe('how the time limits stand to each other', () => {
  it.each([
    { shorter: PLACARD_GAP_MS, longer: REPLY_GAP_MS, because: 'a placard is seen at once, words must be read' },
    { shorter: 5 * BALLOT_GAP_MS, longer: PLACARDS_MS, because: 'a show of placards waits longer than a roll is read' },
    {
      shorter: PLACARDS_MS,
      longer: TURN_MS,
      because: 'who is called by name has longer than who sees a show of hands',
    },
    { shorter: CYCLE_MS, longer: COOLDOWN_MS, because: 'delegates leave people the floor between two initiatives' },
    { shorter: CYCLE_MS, longer: CLOSING_MS, because: 'an offer to close outlasts the cycle that made it' },
    { shorter: CYCLE_MS, longer: LONGEST_STEP_MS, because: 'a single advance must be able to reach the next cycle' },
  ])('$shorter is less than $longer: $because', ({ shorter, longer }) => {
    expect(shorter).toBeLessThan(longer)
  })
})
