import { describe, expect, it } from 'vitest'
import { seatOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPromise, aRoom, rising, withSecrets, withText } from '../testing/parts.ts'
import { hasProposed } from './own-proposals.ts'
import { statedNeed, statedWish } from './stated-wish.ts'

/** France gains most by the last option of the first issue; its public position is nearest to the status quo. */
const room = withSecrets(aRoom(), 'fra', { table: rising(1, 0, 0, 0, 0), best: 1, reservation: 0.2, redLines: [] })
const seats = room.seats.map((seat) => ({ ...seat, positions: [-1, 0, 0, 0, 0] }))
const state: CampaignState = { ...room, seats }
const [WANTED, ON_RECORD] = [3, 0]

function having(...points: readonly string[]): CampaignState {
  return { ...state, points: { fra: Object.fromEntries(points.map((point) => [point, 1])) } }
}

describe('what a delegate says that it wants', () => {
  it.each([
    { points: [], wish: WANTED, need: ON_RECORD, because: 'it has said nothing yet' },
    { points: ['explain 0 '], wish: ON_RECORD, need: ON_RECORD, because: 'its statement named its record' },
    { points: ['explain 0 need'], wish: ON_RECORD, need: ON_RECORD, because: 'so did its answer' },
    { points: ['support 0 3'], wish: WANTED, need: WANTED, because: 'it has spoken for it' },
    { points: ['explain 1 need'], wish: WANTED, need: ON_RECORD, because: 'that was another issue' },
  ])('is option $wish, and $need when it is asked: $because', ({ points, wish, need }) => {
    const told = having(...points)
    expect(statedWish(told, seatOf(told, 'fra'), 0)).toEqual({ issue: 0, option: wish })
    expect(statedNeed(told, seatOf(told, 'fra'), 0)).toEqual({ issue: 0, option: need })
  })
})

describe('what a delegate needs by its promise', () => {
  const change = { issue: 0, option: 2 }
  it.each([
    { status: 'open', need: 2, because: 'it has given its word' },
    { status: 'kept', need: 2, because: 'a word that was kept binds still' },
    { status: 'broken', need: ON_RECORD, because: 'everybody knows that it changed its mind' },
  ] as const)('is option $need where the promise is $status: $because', ({ status, need }) => {
    const told = { ...state, commitments: [aPromise({ by: 'fra', to: 'ken', change, status })] }
    expect(statedNeed(told, seatOf(told, 'fra'), 0)).toEqual({ issue: 0, option: need })
  })
})

describe('what a seat has proposed', () => {
  it.each([
    { status: 'kept', isOwn: true, because: 'it stood by it' },
    { status: 'broken', isOwn: false, because: 'everybody knows that it changed its mind' },
  ] as const)('includes what it promised, $status: $isOwn, because $because', ({ status, isOwn }) => {
    const change = { issue: 0, option: 2 }
    const commitments = [aPromise({ by: 'fra', to: 'ken', change, status })]
    expect(hasProposed({ ...state, commitments }, 'fra', change)).toBe(isOwn)
  })

  it('includes a clause of its own that stands, and no other', () => {
    const marks = [{ issue: 0, before: 0, after: 2, by: 'fra', at: 1 }]
    const drafted = withText(state, [2, 0, 0, 0, 0], { marks })
    expect(hasProposed(drafted, 'fra', { issue: 0, option: 2 })).toBe(true)
    expect(hasProposed(drafted, 'fra', { issue: 0, option: 1 })).toBe(false)
    expect(hasProposed(drafted, 'chn', { issue: 0, option: 2 })).toBe(false)
  })
})
