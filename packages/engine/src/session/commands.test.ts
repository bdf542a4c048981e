import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPack } from '../testing/a-pack.ts'
import { aDraft, aPromise, aProposal, aScene, type Scene } from '../testing/a-scene.ts'
import { accepted, eventsOf, kindsOf, put, putAct } from '../testing/command-context.ts'
import { aPlan, Committee, outcomeOf } from '../testing/committee.ts'
import { due, nextDueAt } from './due.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const limited: Scene = { plan: { procedure: aPack() }, order: { speechSeconds: 30 } }

describe('a speech in a committee that limits it to thirty seconds', () => {
  it.each([
    { count: 75, outcome: 'accepted', because: 'so many words can be said in that time' },
    { count: 76, outcome: 'speech-too-long', because: 'a person is asked to shorten it' },
  ])('of $count words by a person: $outcome, because $because', ({ count, outcome }) => {
    expect(outcomeOf(putAct(aScene(limited), 'ken', { kind: 'remark' }, { words: words(count) }))).toBe(outcome)
  })

  it.each(['autonomous', 'reply'] as const)('by an AI delegate, %s, is cut and not refused', (origin) => {
    const decision = accepted(putAct(aScene(limited), 'usa', { kind: 'remark' }, { words: words(76), origin }))
    expect(eventsOf(decision, 'act-taken')[0]?.words).toBe(`${words(75)} …`)
    expect(eventsOf(decision, 'time-called')).toMatchObject([{ seat: 'usa' }])
  })
})

describe('an act in the record', () => {
  const scene = { drafts: [aDraft()], proposals: [aProposal({ by: 'usa' })] }
  const react = { kind: 'react', proposal: 'p1', reaction: 'welcome' } as const
  const declare = { kind: 'declare', draft: 'd1', stance: 'favour' } as const

  it.each([
    { seat: 'fra', act: react, said: '', origin: 'reply', isLine: false, because: 'a placard is its own line' },
    { seat: 'fra', act: declare, said: '', origin: 'reply', isLine: false, because: 'so is a stance' },
    { seat: 'fra', act: react, said: 'Yes.', origin: 'reply', isLine: true, because: 'words went with it' },
    { seat: 'ken', act: react, said: '', origin: 'person', isLine: true, because: 'a person has done something' },
    {
      seat: 'fra',
      act: { kind: 'sign', draft: 'd1' },
      said: '',
      origin: 'reply',
      isLine: true,
      because: 'a name counts',
    },
  ] as const)(
    '$act.kind of $origin saying "$said" is a line: $isLine, because $because',
    ({ seat, act, said, origin, isLine }) => {
      const decision = accepted(putAct(aScene(scene), seat, act, { words: said, origin }))
      expect(kindsOf(decision).includes('act-taken')).toBe(isLine)
    },
  )

  it('says what put it into words, and nothing of it where nobody said', () => {
    const act = { kind: 'TakeAct', seat: 'usa', act: { kind: 'remark' }, words: 'Well.', origin: 'autonomous' } as const
    const worded = accepted(put(aScene(), { ...act, wordedBy: 'a model' }))
    expect(eventsOf(worded, 'act-taken')[0]?.wordedBy).toBe('a model')
    expect(eventsOf(accepted(put(aScene(), act)), 'act-taken')[0]).not.toHaveProperty('wordedBy')
  })
})

describe('a word that is given', () => {
  const other = { issue: 1, option: 3 }

  it.each([
    { act: { kind: 'propose', changes: [other] }, status: 'broken', because: 'it asks for something else' },
    { act: { kind: 'concede', changes: [other] }, status: 'broken', because: 'a concession asks for something, too' },
    { act: { kind: 'support', change: other }, status: 'broken', because: 'it speaks for something else' },
    { act: { kind: 'support', change: { issue: 1, option: 2 } }, status: 'kept', because: 'it speaks for the clause' },
    { act: { kind: 'oppose', change: { issue: 1, option: 2 } }, status: 'broken', because: 'it speaks against it' },
    { act: { kind: 'explain', issue: 1 }, status: 'open', because: 'it asks for nothing' },
    {
      act: { kind: 'trade', target: 'usa', give: other, take: { issue: 4, option: 1 } },
      status: 'open',
      because: 'an offer is not yet a demand',
    },
  ] as const)('is $status by $act.kind: $because', ({ act, status }) => {
    const decision = accepted(putAct(aScene({ drafts: [aDraft()], commitments: [aPromise()] }), 'ken', act))
    expect(decision.state.commitments[0]?.status).toBe(status)
  })
})

describe('who has to answer', () => {
  const ask = { kind: 'question', issue: 0, target: 'usa' } as const
  const owed = (seat: string, origin: 'person' | 'autonomous' | 'reply') =>
    accepted(putAct(aScene(), seat, ask, { origin })).state.owed.map(({ seat: by }) => by)

  it.each([
    { origin: 'person', answers: ['usa'], because: 'a person asked' },
    { origin: 'autonomous', answers: ['usa'], because: 'a delegate asked of its own accord' },
    { origin: 'reply', answers: [], because: 'answers to answers would never end' },
  ] as const)('a question of $origin is answered by $answers: $because', ({ origin, answers }) => {
    expect(owed(origin === 'person' ? 'ken' : 'fra', origin)).toEqual(answers)
  })

  it('a trade offered in answer is answered, too: otherwise it would only lapse', () => {
    const trade = {
      kind: 'trade',
      target: 'usa',
      give: { issue: 0, option: 1 },
      take: { issue: 1, option: 1 },
    } as const
    const { owed: answers } = accepted(putAct(aScene(), 'fra', trade, { origin: 'reply' })).state
    expect(answers.map(({ seat }) => seat)).toEqual(['usa'])
  })
})

describe('the pace', () => {
  it.each([
    { pace: 1, outcome: 'accepted', because: 'as fast as life' },
    { pace: 10_000, outcome: 'accepted', because: 'as fast as it gets' },
    { pace: 10_001, outcome: 'pace-out-of-range', because: 'no host keeps up with that' },
    { pace: 0.99, outcome: 'pace-out-of-range', because: 'a session is never slower than life' },
    { pace: Number.POSITIVE_INFINITY, outcome: 'pace-out-of-range', because: 'it would be over at once' },
  ])('of $pace: $outcome, because $because', ({ pace, outcome }) => {
    expect(outcomeOf(put(aScene(), { kind: 'SetPace', pace }))).toBe(outcome)
  })

  it('that is set already is not set again', () => {
    expect(accepted(put(aScene(), { kind: 'SetPace', pace: 1 }, 5_000)).events).toEqual([])
  })

  it('counts from now on: what has passed has passed at the old one', () => {
    const decision = accepted(put(aScene(), { kind: 'SetPace', pace: 3 }, 5_000))
    expect(kindsOf(decision)).toEqual(['clock-advanced', 'pace-changed'])
    expect(decision.state.clock).toMatchObject({ elapsedMs: 5_000, lastCycleAt: 0, pace: 3 })
  })

  it('of a session without people is anybody’s to set', () => {
    expect(outcomeOf(put(aScene({ plan: { people: [] } }), { kind: 'SetPace', pace: 3 }))).toBe('accepted')
    expect(outcomeOf(put(aScene({ plan: { people: ['KEN', 'USA'] } }), { kind: 'SetPace', pace: 3 }))).toBe(
      'pace-is-shared',
    )
  })
})

describe('the answer to the offer to close', () => {
  const offered = aScene({ closingOfferUntil: 30_000 })
  const answer = (seat: string, close: boolean) => put(offered, { kind: 'AnswerClosingOffer', seat, close })

  it('is the people’s: yes ends the session, no lets it go on', () => {
    expect(accepted(answer('ken', true)).state.status).toBe('concluded')
    expect(accepted(answer('ken', false)).state).toMatchObject({ status: 'active', closingRefused: true })
    expect(outcomeOf(answer('bra', true))).toBe('seat-not-yours')
  })
})

describe('a host that is late, pauses and changes the pace', () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ kind: fc.constant('pause' as const), ms: fc.integer({ min: 0, max: 100_000 }) }),
    fc.record({ kind: fc.constant('pace' as const), ms: fc.integer({ min: 1, max: 50 }) }),
  )
  const commands = fc.array(fc.record({ command, steps: fc.integer({ min: 0, max: 60 }) }), { maxLength: 12 })

  function disturb(
    committee: Committee,
    { kind, ms }: { readonly kind: 'wait' | 'pause' | 'pace'; readonly ms: number },
  ) {
    if (kind === 'pace') committee.submit({ kind: 'SetPace', pace: ms })
    if (kind === 'pause') committee.submit({ kind: 'PauseSession' })
    if (kind !== 'pace') committee.now += ms
    if (kind === 'pause') committee.submit({ kind: 'ResumeSession' })
  }

  it('always has something to do when it is told to look again, and brings the session to its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), commands, (seed, disturbances) => {
        const committee = new Committee(
          aPlan({ seed, durationMinutes: 12, ...(seed % 2 ? { procedure: aPack() } : {}) }),
        )
        for (const { command: next, steps } of disturbances) {
          for (let step = 0; step < steps; step++) committee.step()
          disturb(committee, next)
          const at = nextDueAt(committee.state)
          if (at !== undefined) expect(due(committee.state, Math.max(committee.now, at))).toHaveLength(1)
        }
        expect(committee.toTheEnd().state.status).toBe('concluded')
      }),
      { numRuns: 30 },
    )
  })
})
