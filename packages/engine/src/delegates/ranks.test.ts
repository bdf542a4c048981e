import { describe, expect, it } from 'vitest'
import { stanceOn } from '../bargaining/acceptance.ts'
import { utilityOf } from '../model/committee/issue.ts'
import type { Draft } from '../model/floor/draft.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { inRanks, leadOf, playAt, spoilerOf } from './ranks.ts'
import { standingOf } from './standing.ts'

/** A committee of AI delegates on one axis: seat i stands at the i-th point on every issue. */
function roomAt(points: readonly number[], people: readonly number[] = []) {
  const { seats } = new Committee(aPlan({ people: [] })).state
  const [pattern] = seats
  if (!pattern) throw new Error('the plan has no seats')
  return {
    seats: points.map((point, index) => ({
      ...pattern,
      id: `s${index}`,
      positions: [point, point, point],
      holder: people.includes(index) ? ({ kind: 'person', personId: 'p' } as const) : pattern.holder,
    })),
  }
}

describe('whom a delegation stands with', () => {
  it.each([
    { points: [0, 0.3, 0.5, -0.8], people: [], seat: 1, lead: 2, because: 'it is near and stands further out' },
    { points: [0, 0.3, 0.5, -0.8], people: [], seat: 2, lead: -1, because: 'nobody near stands further out' },
    { points: [0, 0.3, 0.5, -0.8], people: [2], seat: 1, lead: -1, because: 'people lead nobody: they may leave' },
    { points: [0, 0.9, -0.9], people: [], seat: 0, lead: -1, because: 'both ends are too far away' },
  ])('in a room at $points seat $seat follows $lead: $because', ({ points, people, seat, lead }) => {
    expect(leadOf(roomAt(points, people), seat)).toBe(lead)
  })

  it('never runs in a circle', () => {
    const room = roomAt([0.1, 0.15, 0.2, 0.25, -0.1, -0.3])
    for (const start of room.seats.keys()) {
      const met = new Set<number>()
      for (let at = start; at >= 0; at = leadOf(room, at)) {
        expect(met.has(at)).toBe(false)
        met.add(at)
      }
    }
  })
})

describe('the spoiler', () => {
  it('is the AI delegate furthest from the middle of the room', () => {
    expect(spoilerOf(roomAt([0.1, 0.2, -0.9, 0.3]))).toBe(2)
    expect(spoilerOf(roomAt([0.1, 0.2, -0.9, 0.6], [2]))).toBe(3)
    expect(spoilerOf(roomAt([0.1, 0.2], [0, 1]))).toBe(-1)
  })

  it.each([
    { difficulty: 'beginner', spoilers: 0, because: 'beginners meet nobody who wants no text' },
    { difficulty: 'advanced', spoilers: 0, because: 'advanced delegates close ranks, but all want a text' },
    { difficulty: 'expert', spoilers: 1, because: 'one delegate plays for failure' },
  ] as const)('plays at $difficulty $spoilers times: $because', ({ difficulty, spoilers }) => {
    const { state } = new Committee(aPlan({ difficulty }))
    const tough = state.seats.filter((_, index) => playAt(state, index).resolveRatio > 0.6)
    expect(tough).toHaveLength(spoilers)
  })
})

/** France and Kenya close together, France further out; a text on the floor France has declared on. */
function divided(declared: Draft['declared'], difficulty: CampaignState['difficulty']): CampaignState {
  const { state } = new Committee(aPlan({ people: [], difficulty }))
  const text = [0, 0, 0, 0, 0].map((_, issue) => (issue === 3 ? 2 : 0))
  const draft: Draft = {
    id: 'd1',
    number: 1,
    deal: text,
    sponsors: ['ken'],
    signatories: [],
    declared,
    marks: [],
    status: 'open',
  }
  const points = [-0.9, 0.9, 0.6, -0.2, -0.4]
  const seats = state.seats.map((seat, index) => ({ ...seat, positions: text.map(() => points[index] ?? 0) }))
  return { ...state, seats, drafts: [draft] }
}

describe('a blocking coalition, which closes ranks', () => {
  it.each([
    { fra: 'against', difficulty: 'advanced', stance: 'against', because: 'its lead is against the text' },
    { fra: 'undecided', difficulty: 'advanced', stance: 'favour', because: 'its lead has not said no' },
    { fra: 'against', difficulty: 'beginner', stance: 'favour', because: 'beginners meet each delegation alone' },
  ] as const)('with a lead that is $fra at $difficulty a seat is $stance: $because', ({ fra, difficulty, stance }) => {
    const state = divided({ fra }, difficulty)
    expect(leadOf(state, 2)).toBe(1)
    expect(inRanks(state, standingOf(state, 2), 'favour')).toBe(stance)
  })

  it('ends where the text already gives a seat most of what it could gain', () => {
    const state = divided({ fra: 'against' }, 'advanced')
    const standing = standingOf(state, 2)
    const { table } = standing.secrets
    const here = utilityOf(table, standing.text)
    const content = { ...standing, secrets: { ...standing.secrets, reservation: here - 0.2, best: here + 0.01 } }
    expect(stanceOn({ ...content, timeRatio: 1 })).toBe('favour')
    expect(inRanks(state, content, 'favour')).toBe('favour')
  })

  it('reads nothing but what is public: another lead’s secrets change no stance', () => {
    const state = divided({ fra: 'against' }, 'expert')
    const seats = state.seats.map((seat, index) =>
      index === 2 ? seat : { ...seat, secrets: { ...seat.secrets, reservation: 0.9, table: [] } },
    )
    const other = { ...state, seats }
    expect(inRanks(other, standingOf(other, 2), 'favour')).toBe(inRanks(state, standingOf(state, 2), 'favour'))
  })
})
