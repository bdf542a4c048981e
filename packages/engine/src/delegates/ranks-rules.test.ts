import { describe, expect, it } from 'vitest'
import type { Personality } from '../model/committee/seat.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aDraft, aPromise, aRoom, atTime, rising, withSecrets, withText } from '../testing/parts.ts'
import { concessions, patienceRatio } from './patience.ts'
import { inRanks, leadOf, playAt, spoilerOf } from './ranks.ts'
import { standingOf } from './standing.ts'

/** The committee with each delegation at one point of every axis. */
function at(points: readonly number[], state = aRoom()): CampaignState {
  const seats = state.seats.map((seat, index) => ({ ...seat, positions: [0, 0, 0, 0, 0].fill(points[index] ?? 0) }))
  return { ...state, seats }
}

function asPerson(state: CampaignState, index: number): CampaignState {
  const seats = state.seats.map((seat, place) =>
    place === index ? { ...seat, holder: { kind: 'person', personId: 'p' } as const } : seat,
  )
  return { ...state, seats }
}

describe('whom a delegation stands with', () => {
  it.each([
    { points: [-0.9, 0.2, 0.75, -0.9, -0.9], lead: 2, because: 'a little over half a unit is near' },
    { points: [-0.9, 0.1, 0.75, -0.9, -0.9], lead: -1, because: 'two thirds of one are not' },
    { points: [-0.9, 0.2, 0.75, 0.7, -0.9], lead: 3, because: 'of two that stand further out the nearer leads' },
    { points: [-0.9, 0.7, 0.4, 0.6, -0.9], lead: -1, because: 'nobody near stands further out' },
  ])('of $points France stands with $lead: $because', ({ points, lead }) => {
    expect(leadOf(at(points), 1)).toBe(lead)
  })

  it('changes when a person takes the seat of its lead, or leaves it to a delegate', () => {
    const state = at([-0.9, 0.4, 0.8, -0.9, -0.9])
    expect(leadOf(state, 1)).toBe(2)
    expect(leadOf(asPerson(state, 2), 1)).toBe(-1)
    expect(leadOf(state, 1)).toBe(2)
  })

  it('is asked of every room by itself, though the first seat be the same in both', () => {
    const state = at([-0.9, 0.4, 0.8, -0.9, -0.9])
    const seats = state.seats.map((seat) => (seat.id === 'ken' ? { ...seat, positions: [0, 0, 0, 0, 0] } : seat))
    expect(leadOf(state, 1)).toBe(2)
    expect(leadOf({ ...state, seats }, 1)).toBe(-1)
  })
})

describe('how long ranks stay closed', () => {
  /** France follows Kenya, which is against the text; the first issue alone is worth something to France. */
  const worth = (utility: number) => {
    const state = at([-0.9, 0.4, 0.8, -0.9, -0.9], aRoom({ difficulty: 'intermediate' }))
    const secrets = { table: rising(utility, 1 - utility, 0, 0, 0), reservation: 0, best: 1, redLines: [] }
    return withText(withSecrets(state, 'fra', secrets), [3, 0, 0, 0, 0], { declared: { ken: 'against' } })
  }

  it.each([
    { utility: 0.72, stance: 'against', because: 'the text gives it less than where loyalty ends' },
    { utility: 0.73, stance: 'favour', because: 'it gives it just so much' },
    { utility: 0.9, stance: 'favour', because: 'it gives it more' },
  ] as const)('of a text worth $utility to it France is $stance: $because', ({ utility, stance }) => {
    const state = worth(utility)
    expect(inRanks(state, standingOf(state, 1), 'favour')).toBe(stance)
  })

  it('makes nobody warmer: who is against the text of its own accord stays so', () => {
    const state = worth(0.9)
    expect(inRanks(state, standingOf(state, 1), 'against')).toBe('against')
    expect(inRanks({ ...state, drafts: [] }, standingOf(state, 1), 'favour')).toBe('favour')
  })
})

describe('the spoiler at expert level', () => {
  const points = [-1, 0.2, 0.3, 0.1, 0]
  const played = (personality: Personality, seat: number) => {
    const state = at(points, aRoom({ difficulty: 'expert' }))
    const seats = state.seats.map((one) => ({ ...one, delegate: { ...one.delegate, personality } }))
    return playAt({ ...state, seats }, seat)
  }

  it.each([
    { personality: 'gentle', threat: 0.6, because: 'even a gentle one threatens when it spoils' },
    { personality: 'aggressive', threat: 1, because: 'an aggressive one does not threaten less for it' },
  ] as const)('of a $personality manner threatens with $threat: $because', ({ personality, threat }) => {
    expect(played(personality, 0)).toMatchObject({ threatRatio: threat, toleranceRatio: 0, resolveRatio: 0.85 })
    expect(played(personality, 1).resolveRatio).toBeLessThan(0.5)
  })

  it('is the first in the roll call of two that stand as far out', () => {
    expect(spoilerOf(at([-1, 1, 0, 0, 0]))).toBe(0)
    expect(spoilerOf(asPerson(at([-1, 1, 0, 0, 0]), 0))).toBe(1)
  })
})

describe('what counts as given', () => {
  const room = { ...aRoom({ difficulty: 'expert' }), commitments: [aPromise({ by: 'fra' })] }

  it.each([
    { draft: { sponsors: ['ken'] }, given: [0, 1, 1, 0, 0], because: 'a sponsor has given its name' },
    { draft: { sponsors: [], signatories: ['ken'] }, given: [0, 1, 1, 0, 0], because: 'so has a signatory' },
    {
      draft: { sponsors: ['ken'], status: 'rejected' },
      given: [0, 1, 0, 0, 0],
      because: 'under a dead text it is void',
    },
    { draft: { sponsors: ['fra'] }, given: [0, 2, 0, 0, 0], because: 'a name and a word are two' },
  ] as const)('under $draft is $given: $because', ({ draft, given }) => {
    expect(concessions({ ...room, drafts: [aDraft(draft)] })).toEqual(given)
  })

  it('follows the drafts while nobody promises anything', () => {
    expect(concessions({ ...room, drafts: [aDraft({ sponsors: ['ken'] })] })).toEqual([0, 1, 1, 0, 0])
    expect(concessions({ ...room, drafts: [aDraft({ sponsors: ['chn'] })] })).toEqual([1, 1, 0, 0, 0])
    expect(concessions(room)).toEqual([0, 1, 0, 0, 0])
  })

  it.each([
    { ratio: 0.3, difficulty: 'intermediate', patience: 0.3, because: 'below expert the clock alone counts' },
    { ratio: 0.3, difficulty: 'expert', patience: 0, because: 'an expert waits for the others' },
    { ratio: 0.9, difficulty: 'expert', patience: 0.9, because: 'but not beyond the end game' },
  ] as const)('at $ratio of the time at $difficulty leaves $patience: $because', ({ ratio, difficulty, patience }) => {
    expect(patienceRatio(atTime({ ...room, difficulty }, ratio), 0)).toBeCloseTo(patience, 9)
  })
})
