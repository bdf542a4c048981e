import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPack } from '../testing/a-pack.ts'
import { accepted, put } from '../testing/command-context.ts'
import { aCrisis, aPlan, Committee, OPENED_AT, outcomeOf } from '../testing/committee.ts'
import { decide } from './decide.ts'

const opened = (overrides: Parameters<typeof aPlan>[0] = {}) => new Committee(aPlan(overrides)).state
const cards = (count: number) => Array.from({ length: count }, (_, index) => aCrisis(`card-${index}`))

describe('a committee that has just been opened', () => {
  const state = opened()

  it.each([
    { what: 'tension', value: state.tension, is: { value: 20, causes: [] }, because: 'the room is watchful' },
    { what: 'credibility', value: state.seats[0]?.credibility, is: 75, because: 'delegates are believed, not blindly' },
    { what: 'capital', value: state.capital, is: [100, 100, 100, 100, 100], because: 'nothing is spent' },
    { what: 'courtesy', value: state.courtesy, is: [0, 0, 0, 0, 0], because: 'nothing is credited' },
    {
      what: 'mood',
      value: state.seats.map(({ mood }) => mood),
      is: Array(5).fill('calm'),
      because: 'nothing has happened',
    },
    { what: 'next cycle', value: state.clock.lastCycleAt, is: 0, because: 'the first comes after a whole one' },
    { what: 'people’s acts', value: state.personActs, is: 0, because: 'nobody has done anything' },
  ])('has a $what of its own: $because', ({ value, is }) => expect(value).toEqual(is))

  it('hears its first delegation after eight seconds, so that people may look around', () => {
    const committee = new Committee().until(({ autonomousActs }) => autonomousActs === 1)
    expect(committee.events('act-taken')[0]?.at).toBe(8_000)
    expect(committee.now - OPENED_AT).toBe(8_000)
  })

  it('has the first card before it with its own time for an answer, and the others in the deck', () => {
    const { crisis, deck } = opened({ crises: [aCrisis('first', { answerMinutes: 7 }), ...cards(3)] })
    expect(crisis).toMatchObject({ openedAt: 0, deadlineAt: 7 * 60_000, status: 'open' })
    expect(crisis?.card.id).toBe('first')
    expect(deck.map(({ id }) => id).sort()).toEqual(['card-0', 'card-1', 'card-2'])
  })

  it('may have no crises at all', () => {
    const { crisis, deck } = opened({ crises: [] })
    expect(crisis).toBeUndefined()
    expect(deck).toEqual([])
  })

  it('knows each seat by its country, and drifts back to the relations it began with', () => {
    expect(state.seats.map(({ id, country }) => [id, country])).toContainEqual(['mhl', 'MHL'])
    expect(state.priorRelations).toEqual(state.relations)
  })

  it('is held under rules where the plan names some, and says nothing of them where it does not', () => {
    expect(opened({ procedure: aPack() }).procedure).toEqual(aPack())
    expect('procedure' in state).toBe(false)
    expect('salt' in state).toBe(false)
  })
})

describe('the deck', () => {
  it('holds every card but the first once, in an order drawn by the seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const ids = opened({ seed, crises: cards(9) }).deck.map(({ id }) => id)
        expect([...ids].sort()).toEqual(
          cards(9)
            .slice(1)
            .map(({ id }) => id),
        )
        expect(opened({ seed, crises: cards(9) }).deck.map(({ id }) => id)).toEqual(ids)
      }),
      { numRuns: 15 },
    )
  })

  it('may have any of its cards on top', () => {
    const tops = new Set(Array.from({ length: 60 }, (_, seed) => opened({ seed, crises: cards(5) }).deck[0]?.id))
    expect([...tops].sort()).toEqual(['card-1', 'card-2', 'card-3', 'card-4'])
  })
})

describe('a plan', () => {
  it('that cannot be played is refused with its reason, and opens nothing', () => {
    const decision = decide(undefined, { kind: 'OpenSession', plan: aPlan({ issues: [] }) }, { now: OPENED_AT })
    expect(outcomeOf(decision)).toBe('plan-not-playable')
    expect(!decision.ok && decision.rejection.detail).toContain('at least one issue')
  })

  it('opens a session with one event, which carries all of it', () => {
    const decision = accepted(decide(undefined, { kind: 'OpenSession', plan: aPlan() }, { now: OPENED_AT }))
    expect(decision.events).toHaveLength(1)
    expect(decision.events[0]).toMatchObject({ kind: 'session-opened', at: 0, now: OPENED_AT })
    expect(decision.state.seq).toBe(1)
  })
})

describe('a session that is concluded', () => {
  it('takes nothing more: not even to be resumed', () => {
    const state = { ...opened(), status: 'concluded' as const }
    for (const kind of ['ResumeSession', 'PauseSession', 'AdvanceClock'] as const) {
      expect(outcomeOf(put(state, { kind }))).toBe('session-concluded')
    }
  })

  it('that rests may still be closed by its people', () => {
    const state = { ...opened(), status: 'paused' as const, closingOfferUntil: 30_000 }
    const decision = accepted(put(state, { kind: 'AnswerClosingOffer', seat: 'ken', close: true }))
    expect(decision.state.status).toBe('concluded')
  })
})
