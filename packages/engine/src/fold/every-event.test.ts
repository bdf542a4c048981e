import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionEvent, SessionEventBody } from '../model/session/event.ts'
import { restorableOf } from '../model/session/restorable.ts'
import { stateHash } from '../primitives/hash/hash.ts'
import { aPack } from '../testing/a-pack.ts'
import { aDraft, aMotion, anOffer, aPromise, aProposal, aRollCall, aScene, inPhase, SEATS } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { evolve, replay } from './evolve.ts'

/** A committee in which something of everything is going on, so that every event has something to change. */
const busy = aScene({
  plan: { procedure: aPack() },
  clock: inPhase(1, 700_000),
  drafts: [aDraft(), aDraft({ id: 'd2', status: 'rejected' })],
  proposals: [aProposal()],
  offers: [anOffer()],
  commitments: [aPromise()],
  closingOfferUntil: 730_000,
  owed: [
    {
      seat: 'usa',
      notBefore: 0,
      act: { kind: 'react', proposal: 'p1', reaction: 'welcome' },
      replyTo: 1,
      spoken: false,
    },
  ],
  floor: { motion: aMotion('division', { terms: { issue: 0 } }), vote: aRollCall(), speakersList: ['usa'] },
  order: {
    caucus: { as: 'moderated', by: 'ken', issue: undefined, seconds: 60, until: 900_000 },
    mayReply: ['ken'],
    parts: [{ draft: 'd1', issue: 0, isVoted: false }],
  },
})

const RESULT = { for: 3, against: 1, abstain: 1, required: 3, carried: true, vetoedBy: [] } as const
const CHANGE = { issue: 3, option: 2 }
const DEAL = [0, 1, 0, 0, 0]

type Kind = Exclude<SessionEvent['kind'], 'session-opened'>

/** One event of each kind; the compiler keeps the list whole. */
const EVERY: { readonly [One in Kind]: Extract<SessionEventBody, { kind: One }> } = {
  'clock-advanced': { kind: 'clock-advanced', elapsedMs: 715_000, cycle: true },
  'phase-entered': { kind: 'phase-entered', phaseIndex: 2 },
  'closing-offered': { kind: 'closing-offered', until: 760_000 },
  'closing-answered': { kind: 'closing-answered', seat: 'ken', close: false },
  'session-paused': { kind: 'session-paused' },
  'session-resumed': { kind: 'session-resumed' },
  'pace-changed': { kind: 'pace-changed', pace: 3 },
  'session-concluded': {
    kind: 'session-concluded',
    conclusion: { type: 'stalemate', score: 0.5, outcomes: [], forced: false, at: 715_000 },
  },
  'act-withdrawn': { kind: 'act-withdrawn', seat: 'ken', act: 3, words: '', before: restorableOf(aScene()) },
  'draft-introduced': { kind: 'draft-introduced', draft: 'd3', by: 'fra', deal: DEAL },
  'proposal-put': {
    kind: 'proposal-put',
    proposal: 'p2',
    draft: 'd1',
    by: 'usa',
    partner: undefined,
    changes: [CHANGE],
  },
  'proposal-met': { kind: 'proposal-met', proposal: 'p1', seat: 'usa', reaction: 'welcome', regard: 0.02 },
  'proposal-settled': { kind: 'proposal-settled', proposal: 'p1', status: 'adopted' },
  'clause-changed': { kind: 'clause-changed', draft: 'd1', issue: 0, before: 2, after: 3, by: 'usa' },
  'stance-declared': { kind: 'stance-declared', draft: 'd1', seat: 'usa', stance: 'against' },
  'support-changed': { kind: 'support-changed', draft: 'd1', seat: 'usa', as: 'signatory' },
  'offer-made': { kind: 'offer-made', offer: 'o2', by: 'usa', to: 'ken', give: CHANGE, take: CHANGE },
  'offer-settled': { kind: 'offer-settled', offer: 'o1', status: 'declined' },
  'commitment-made': { kind: 'commitment-made', commitment: 'c2', as: 'threat', by: 'usa', to: 'ken', change: CHANGE },
  'commitment-settled': { kind: 'commitment-settled', commitment: 'c1', status: 'kept' },
  'draft-settled': { kind: 'draft-settled', draft: 'd1', status: 'adopted' },
  'draft-reopened': { kind: 'draft-reopened', draft: 'd2' },
  'act-taken': {
    kind: 'act-taken',
    seat: 'usa',
    act: { kind: 'threaten', target: 'ken' },
    words: 'Mind.',
    origin: 'reply',
  },
  'regard-changed': { kind: 'regard-changed', from: 'fra', towards: 'ken', delta: 0.1, courtesy: 0.1 },
  'tension-changed': { kind: 'tension-changed', code: 'threat', delta: 6, seat: 'usa', target: 'ken' },
  'credibility-changed': { kind: 'credibility-changed', seat: 'usa', credibility: 50 },
  'speakers-list-changed': { kind: 'speakers-list-changed', list: ['ken'] },
  'replies-owed': { kind: 'replies-owed', owed: busy.owed },
  'replies-dropped': { kind: 'replies-dropped', kept: [] },
  'motion-raised': { kind: 'motion-raised', motion: 'm2', as: 'suspend', by: 'usa', terms: { minutes: 5 } },
  'point-ruled': { kind: 'point-ruled', seat: 'ken', point: 'order', ruling: 'well-taken' },
  'motion-seconded': { kind: 'motion-seconded', by: 'usa' },
  'motion-debate-opened': { kind: 'motion-debate-opened', until: 730_000 },
  'motion-debated': { kind: 'motion-debated', by: 'usa', side: 'against' },
  'caucus-opened': {
    kind: 'caucus-opened',
    as: 'unmoderated',
    by: 'usa',
    issue: undefined,
    seconds: undefined,
    until: 9,
  },
  'caucus-closed': { kind: 'caucus-closed' },
  'floor-given': { kind: 'floor-given', seat: 'usa', until: 760_000 },
  'time-called': { kind: 'time-called', seat: 'usa' },
  'order-changed': { kind: 'order-changed', as: 'list-closed' },
  'motion-settled': { kind: 'motion-settled', motion: 'm1', carried: true },
  'vote-opened': {
    kind: 'vote-opened',
    vote: 'v2',
    question: { kind: 'motion', motion: 'm1' },
    manner: 'placards',
    majority: 'simple',
    order: SEATS,
    deadlineAt: 735_000,
    calledBy: 'ken',
  },
  'ballot-cast': { kind: 'ballot-cast', seat: 'chn', choice: 'for', absent: false, deadlineAt: 760_000 },
  'vote-closed': { kind: 'vote-closed', vote: 'v1', result: RESULT },
  'crisis-opened': { kind: 'crisis-opened', card: 'two', deadlineAt: 900_000 },
  'crisis-updated': { kind: 'crisis-updated', description: 'It worsens' },
  'crisis-answered': {
    kind: 'crisis-answered',
    seat: 'ken',
    choice: 'talk',
    chanceRatio: 0.7,
    succeeded: true,
    capital: 90,
  },
  'crisis-lapsed': { kind: 'crisis-lapsed' },
  'capital-changed': { kind: 'capital-changed', seat: 'usa', capital: 70 },
  'stakes-changed': { kind: 'stakes-changed', issue: 0, tables: [[[1, 2]]], best: [2] },
}

const EVENTS: readonly SessionEventBody[] = Object.values(EVERY)

/** Makes every write to a state, however deep, an error. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const held of Object.values(value)) frozen(held)
  }
  return value
}

/** What a host would read back from its store. */
function stored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

describe.each(EVENTS)('folding $kind', (body) => {
  it('leaves the state before it as it was: others may still be reading it', () => {
    expect(() => after(frozen(stored(busy)), frozen(stored(body)), 715_000)).not.toThrow()
  })

  it('gives the same state twice, and from a stored state as well', () => {
    const once = stateHash(after(busy, body, 715_000))
    expect(stateHash(after(busy, body, 715_000))).toBe(once)
    expect(stateHash(after(stored(busy), stored(body), 715_000))).toBe(once)
  })

  it('moves the log on by one, and something of the session unless it is for the record alone', () => {
    const next = after(busy, body, 715_000)
    expect(next.seq).toBe(busy.seq + 1)
    const isTold = body.kind === 'time-called'
    expect(stateHash({ ...next, seq: busy.seq }) === stateHash(busy)).toBe(isTold)
  })
})

describe('any events in any order', () => {
  const inSomeOrder = fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 })

  it('fold without an error into a state that is stored and read back the same', () => {
    fc.assert(
      fc.property(inSomeOrder, (events) => {
        const state = events.reduce((before, body) => after(before, body, 715_000), busy)
        expect(state.seq).toBe(busy.seq + events.length)
        expect(stateHash(stored(state))).toBe(stateHash(state))
      }),
      { numRuns: 60 },
    )
  })

  it('leave the plan of the session alone', () => {
    fc.assert(
      fc.property(inSomeOrder, (events) => {
        const planOf = ({ sessionId, campaignId, issues, majority, priorRelations }: typeof busy) => {
          return { sessionId, campaignId, issues, majority, priorRelations }
        }
        const state = events.reduce((before, body) => after(before, body, 715_000), busy)
        expect(planOf(state)).toEqual(planOf(busy))
      }),
      { numRuns: 30 },
    )
  })
})

describe('a whole session', () => {
  it('replays from a log that nobody may write to', () => {
    const { log, state } = new Committee(aPlan({ durationMinutes: 12, procedure: aPack() })).toTheEnd()
    expect(stateHash(replay(frozen(stored(log))))).toBe(stateHash(state))
  })

  it('begins anew with whatever state the opening carries, at position one', () => {
    const opening: SessionEvent = { kind: 'session-opened', state: { ...busy, seq: 77 }, at: 0, now: 0 }
    expect(evolve(undefined, opening)).toEqual({ ...busy, seq: 1 })
    expect(evolve(aScene(), opening).drafts).toEqual(busy.drafts)
  })
})
