import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replay } from '../fold/evolve.ts'
import { type Act, MOTIONS, POINTS } from '../model/acts/act.ts'
import { REJECTION_CODES } from '../model/session/command.ts'
import { stateHash } from '../primitives/hash/hash.ts'
import { checkAct } from '../rules/acts/check.ts'
import { aPack } from '../testing/a-pack.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { decide } from './decide.ts'

const index = fc.integer({ min: -1, max: 6 })
const change = fc.record({ issue: index, option: index })
const changes = fc.array(change, { maxLength: 4 })
const seat = fc.constantFrom('chn', 'fra', 'ken', 'mhl', 'usa', 'bra')
const reference = fc.constantFrom('d1', 'd5', 'p10', 'p40', 'o20', 'nothing', '')
const kind = <Kind extends string>(value: Kind) => fc.constant(value)

/** Any act at all, sensible or not. */
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom('support' as const, 'oppose' as const), change, target: seat }),
  fc.record({
    kind: fc.constantFrom('question' as const, 'appeal' as const, 'warn' as const),
    issue: index,
    target: seat,
  }),
  fc.record({ kind: kind('explain'), issue: index }),
  fc.record({ kind: fc.constantFrom('propose' as const, 'concede' as const), changes }),
  fc.record({ kind: kind('trade'), target: seat, give: change, take: change }),
  fc.record({ kind: fc.constantFrom('accept' as const, 'decline' as const), offer: reference }),
  fc.record({ kind: kind('promise'), target: seat, change }),
  fc.record({ kind: kind('threaten'), target: seat, change }),
  fc.record({
    kind: kind('react'),
    proposal: reference,
    reaction: fc.constantFrom('welcome' as const, 'live-with' as const, 'cannot-accept' as const),
  }),
  fc.record({
    kind: kind('declare'),
    draft: reference,
    stance: fc.constantFrom('favour' as const, 'against' as const, 'undecided' as const),
  }),
  fc.record({ kind: fc.constantFrom('sponsor' as const, 'sign' as const, 'withdraw' as const), draft: reference }),
  fc.record(
    {
      kind: kind('motion'),
      motion: fc.constantFrom(...MOTIONS),
      minutes: fc.integer({ min: 0, max: 20 }),
      seconds: fc.integer({ min: 0, max: 200 }),
      issue: index,
    },
    { requiredKeys: ['kind', 'motion'] },
  ),
  fc.record({ kind: kind('point'), point: fc.constantFrom(...POINTS) }),
  fc.record({ kind: fc.constantFrom('second' as const, 'request-floor' as const, 'yield' as const) }),
  fc.record({ kind: kind('vote'), choice: fc.constantFrom('for' as const, 'against' as const, 'abstain' as const) }),
  fc.record({ kind: kind('choose'), choice: fc.constantFrom('talk', 'demand', 'hope', 'vanish') }),
  fc.record({ kind: kind('remark'), target: seat }),
)

/** A person's doing at some point: an act by some seat after some time. */
const doing = fc.record({ seat, act: anyAct, steps: fc.integer({ min: 0, max: 30 }) })

/** Plays a session with people's doings in between; every decision and every fold is checked as it goes. */
function playWith(seed: number, doings: readonly { seat: string; act: Act; steps: number }[]): Committee {
  // every other session is held under a pack
  const rules = seed % 2 === 0 ? { procedure: aPack() } : {}
  const committee = new Committee(aPlan({ seed, durationMinutes: 12, ...rules }))
  for (const { seat: by, act, steps } of doings) {
    for (let step = 0; step < steps; step++) committee.step()
    const before = committee.state
    const legal = before.status === 'active' && checkAct(before, by, act) === undefined
    const decision = committee.act(by, act)
    expect(decision.ok).toBe(legal)
    if (!decision.ok) {
      expect(REJECTION_CODES).toContain(decision.rejection.code)
      expect(committee.state).toBe(before)
    }
  }
  return committee.toTheEnd()
}

describe('whatever people do', () => {
  it('no illegal act is accepted, what is due is never refused, and the session ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.array(doing, { maxLength: 25 }), (seed, doings) => {
        const { state } = playWith(seed, doings)
        expect(state.status).toBe('concluded')
      }),
      { numRuns: 400 },
    )
  })

  it('the log replays to the same state, to the last bit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.array(doing, { maxLength: 15 }), (seed, doings) => {
        const committee = playWith(seed, doings)
        expect(stateHash(replay(committee.log))).toBe(stateHash(committee.state))
      }),
      { numRuns: 300 },
    )
  })

  it('numbers stay in their ranges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.array(doing, { maxLength: 25 }), (seed, doings) => {
        const { state } = playWith(seed, doings)
        expect(state.tension.value).toBeGreaterThanOrEqual(0)
        expect(state.tension.value).toBeLessThanOrEqual(100)
        for (const row of state.relations) for (const value of row) expect(Math.abs(value)).toBeLessThanOrEqual(1)
        for (const capital of state.capital) expect(capital).toBeGreaterThanOrEqual(0)
        for (const { credibility } of state.seats) expect(credibility).toBeGreaterThanOrEqual(0)
        expect(state.conclusion?.score).toBeGreaterThanOrEqual(0)
        expect(state.conclusion?.score).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })

  it('a state is never changed in place', () => {
    const committee = new Committee()
    const before = JSON.stringify(committee.state)
    const first = committee.state
    committee.until((state) => state.seq > 200)
    expect(JSON.stringify(first)).toBe(before)
  })

  it('deciding the same command twice gives the same events', () => {
    const committee = new Committee().until((state) => state.drafts.length > 0)
    const command = {
      kind: 'TakeAct',
      seat: 'ken',
      act: { kind: 'propose', changes: [{ issue: 4, option: 3 }] },
    } as const
    const once = decide(committee.state, { ...command, words: 'x', origin: 'person' }, { now: committee.now })
    const twice = decide(committee.state, { ...command, words: 'x', origin: 'person' }, { now: committee.now })
    expect(once).toEqual(twice)
  })
})
