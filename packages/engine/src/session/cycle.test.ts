import { describe, expect, it } from 'vitest'
import type { CampaignState } from '../model/session/state.ts'
import { mayCloseEarly } from '../rules/conclusion/conclusion.ts'
import { aPlan, Committee, offeredToClose, outcomeOf } from '../testing/committee.ts'
import { objectiveScore } from './cycle.ts'

describe('the objective score of a phase', () => {
  const { state } = new Committee()
  const at = (elapsedShare: number, substantiveActs: number): CampaignState => ({
    ...state,
    clock: {
      ...state.clock,
      elapsedMs: (state.clock.phases[0]?.maxMs ?? 0) * elapsedShare,
      phases: state.clock.phases.map((phase) => ({ ...phase, substantiveActs })),
    },
  })

  it.each([
    { share: 0, acts: 0, score: 0, because: 'nothing has happened' },
    { share: 0.5, acts: 0, score: 0.4, because: '0.8 of half the maximum' },
    { share: 0.5, acts: 2, score: 0.8, because: '0.2 an act' },
    { share: 1, acts: 9, score: 1, because: 'it is never above 1' },
    { share: 3, acts: 0, score: 0.8, because: 'time alone never makes more than 0.8' },
  ])('is $score after $share of the maximum and $acts acts: $because', ({ share, acts, score }) => {
    expect(objectiveScore(at(share, acts))).toBeCloseTo(score, 9)
  })
})

describe('phases', () => {
  it.each([
    {
      minutes: 45,
      opening: [6.75, 11.25],
      negotiation: [18, 27],
      resolution: [4.5, 9],
      because: 'shares of the minutes',
    },
    {
      minutes: 12,
      opening: [2, 3],
      negotiation: [4.8, 7.2],
      resolution: [2, 2.4],
      because: 'never less than two minutes',
    },
  ])(
    'are $opening, $negotiation and $resolution minutes long in a campaign of $minutes minutes: $because',
    ({ minutes, ...lengths }) => {
      const { clock } = new Committee(aPlan({ durationMinutes: minutes })).state
      const found = clock.phases.map((phase) => [phase.minMs / 60_000, phase.maxMs / 60_000])
      expect(found).toEqual([lengths.opening, lengths.negotiation, lengths.resolution])
    },
  )

  it('never end before their minimum nor, with nothing open, after their maximum', () => {
    for (const seed of [1, 2, 3]) {
      const committee = new Committee(aPlan({ seed })).toTheEnd()
      const opening = committee.state.clock.phases[0]
      const length = (opening?.endedAt ?? 0) - (opening?.startedAt ?? 0)
      expect(length).toBeGreaterThanOrEqual(opening?.minMs ?? 0)
      expect(length).toBeLessThanOrEqual((opening?.maxMs ?? 0) + 15_000)
    }
  })

  it('do not end while a crisis waits for its choice', () => {
    const plan = aPlan()
    const long = plan.crises.map((crisis) => ({ ...crisis, answerMinutes: 12 }))
    const committee = new Committee({ ...plan, crises: long })
    committee.until((state) => state.clock.phaseIndex === 1)
    expect(committee.state.clock.phases[0]?.endedAt).toBeGreaterThanOrEqual(12 * 60_000 - 15_000)
    expect(committee.state.crisis?.status).not.toBe('open')
  })

  it('move to resolution when a motion to vote carries', () => {
    for (let seed = 1; seed < 30; seed++) {
      const committee = new Committee(aPlan({ seed, difficulty: 'beginner' })).until((state) => state.drafts.length > 0)
      committee.act('ken', { kind: 'sponsor', draft: committee.state.drafts[0]?.id ?? '' })
      // Kenya tries at every step; the rules let it through once negotiation has had its minimum.
      committee.until((state) => {
        if (!state.floor.motion && !state.floor.vote)
          committee.act('ken', { kind: 'motion', motion: 'vote' }, 'person', '')
        return committee.events('motion-settled').length > 0 || state.status === 'concluded'
      })
      const [settled] = committee.events('motion-settled')
      if (!settled?.carried) continue
      expect(committee.state.clock.phaseIndex).toBe(2)
      expect(committee.state.floor.vote).toBeDefined()
      return
    }
    throw new Error('no motion carried in thirty sessions')
  })
})

describe('autonomous acts', () => {
  it('keep the cooldown of thirty seconds', () => {
    const committee = new Committee().toTheEnd()
    const times = committee.events('act-taken').flatMap((event) => (event.origin === 'autonomous' ? [event.at] : []))
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30_000)
    expect(times.length).toBeGreaterThan(40)
  })

  it('open with a statement of each delegation', () => {
    const committee = new Committee().until((state) => state.autonomousActs === 3)
    expect(committee.events('act-taken').map((event) => event.act.kind)).toEqual(['explain', 'explain', 'explain'])
    expect(new Set(committee.events('act-taken').map((event) => event.seat)).size).toBe(3)
  })

  it('wait a turn longer for a person at the head of the speakers list', () => {
    const committee = new Committee().until((state) => state.autonomousActs === 1 && state.owed.length === 0)
    committee.state = { ...committee.state, floor: { ...committee.state.floor, speakersList: [] } }
    committee.act('ken', { kind: 'request-floor' }, 'person', '')
    const before = committee.state.clock.lastAutonomousAt
    committee.until((state) => state.autonomousActs === 2)
    expect(committee.state.clock.lastAutonomousAt - before).toBeGreaterThanOrEqual(60_000)
  })
})

describe('idleness', () => {
  it('of two minutes moves the crisis on by itself, once in two minutes', () => {
    const committee = new Committee().until((state) => state.clock.elapsedMs > 7 * 60_000)
    const times = committee.events('crisis-updated').map((event) => event.at)
    expect(times.length).toBe(3)
    expect(times[0]).toBeGreaterThanOrEqual(120_000)
    expect(committee.state.crisis?.description).toMatch(/worsens|calms/)
  })

  it('ends with a command of a person', () => {
    const committee = new Committee().until((state) => state.clock.elapsedMs >= 100_000)
    committee.act('ken', { kind: 'remark' })
    committee.until((state) => state.clock.elapsedMs >= 180_000)
    expect(committee.events('crisis-updated')).toHaveLength(0)
  })
})

describe('the end', () => {
  it('comes by time with 0.5 and the two outcomes when no text was adopted', () => {
    // Crises that nobody answers hold the phases open until the time is up.
    const plan = aPlan({ people: ['CHN', 'FRA', 'KEN', 'MHL', 'USA'] })
    const crises = plan.crises.map((crisis) => ({ ...crisis, answerMinutes: 20 }))
    const committee = new Committee({ ...plan, crises }).toTheEnd()
    expect(committee.state.conclusion).toMatchObject({
      type: 'time_expired',
      score: 0.5,
      forced: true,
      outcomes: ['Time limit reached', 'Session concluded'],
    })
    expect(committee.state.conclusion?.at).toBeGreaterThanOrEqual(45 * 60_000)
  })

  it('by closing early is offered only on an adopted text, past the first phase, 60 % and 0.8', () => {
    const committee = offeredToClose()
    expect(mayCloseEarly(committee.state)).toBe(true)
    const close = { kind: 'AnswerClosingOffer', close: true } as const
    expect(outcomeOf(new Committee().submit({ ...close, seat: 'ken' }))).toBe('no-closing-offer')
    expect(outcomeOf(committee.submit({ ...close, seat: 'fra' }))).toBe('seat-not-yours')
    expect(outcomeOf(committee.submit({ ...close, seat: 'ken', close: false }))).toBe('accepted')
    committee.toTheEnd()
    expect(committee.events('closing-offered')).toHaveLength(1)
  })
})
