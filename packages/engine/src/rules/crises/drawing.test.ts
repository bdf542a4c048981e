import { describe, expect, it } from 'vitest'
import type { CrisisCard, CrisisCondition } from '../../model/committee/crisis.ts'
import type { Draft } from '../../model/floor/draft.ts'
import { statusQuo } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { aPromise } from '../../testing/a-scene.ts'
import { aCrisis, aPlan, Committee } from '../../testing/committee.ts'
import { meets, nextCrisis } from './drawing.ts'

const MINUTE_MS = 60_000

function aState(change: (state: CampaignState) => Partial<CampaignState> = () => ({})): CampaignState {
  const { state } = new Committee()
  return { ...state, ...change(state) }
}

function inPhase(state: CampaignState, phaseIndex: number): Partial<CampaignState> {
  return { clock: { ...state.clock, phaseIndex } }
}

/** A draft that settles the first issue by its third option, four minutes into the session, backed by three of five. */
function withDraft(state: CampaignState): Partial<CampaignState> {
  const draft: Draft = {
    id: 'd1',
    number: 1,
    deal: statusQuo(state).map((option, issue) => (issue === 0 ? 2 : option)),
    sponsors: ['fra'],
    signatories: [],
    declared: { fra: 'favour', ken: 'favour', mhl: 'favour', usa: 'against' },
    marks: [{ issue: 0, before: 0, after: 2, by: 'fra', at: 4 * MINUTE_MS }],
    status: 'open',
  }
  return { drafts: [draft], clock: { ...state.clock, elapsedMs: 10 * MINUTE_MS } }
}

function atTension(value: number): Partial<CampaignState> {
  return { tension: { value, causes: [] } }
}

function regarded(state: CampaignState, value: number): Partial<CampaignState> {
  return { relations: state.relations.map((row) => row.map(() => value)) }
}

function withPromise(status: 'kept' | 'broken'): Partial<CampaignState> {
  const promise = { id: 'c1', kind: 'promise', by: 'ken', to: 'fra', change: undefined, at: 0, settledAt: 1 } as const
  return { commitments: [{ ...promise, status }] }
}

const CASES: readonly {
  readonly when: CrisisCondition
  readonly state: CampaignState
  readonly holds: boolean
  readonly because: string
}[] = [
  { when: {}, state: aState(), holds: true, because: 'nothing is asked' },
  { when: { phases: ['opening'] }, state: aState(), holds: true, because: 'the session is opening' },
  {
    when: { phases: ['opening'] },
    state: aState((state) => inPhase(state, 1)),
    holds: false,
    because: 'the opening is over',
  },
  { when: { tensionAtLeast: 60 }, state: aState(() => atTension(60)), holds: true, because: 'the limit counts' },
  { when: { tensionAtLeast: 60 }, state: aState(() => atTension(59)), holds: false, because: 'the room is calmer' },
  { when: { tensionAtMost: 30 }, state: aState(() => atTension(31)), holds: false, because: 'the room is tenser' },
  {
    when: { text: [{ issue: 0, atLeast: 1 }] },
    state: aState(),
    holds: false,
    because: 'with no draft every issue stands at the status quo',
  },
  { when: { text: [{ issue: 0, atLeast: 2 }] }, state: aState(withDraft), holds: true, because: 'the text says so' },
  { when: { text: [{ issue: 0, atMost: 1 }] }, state: aState(withDraft), holds: false, because: 'it goes further' },
  {
    when: {
      text: [
        { issue: 0, atLeast: 1 },
        { issue: 1, atLeast: 1 },
      ],
    },
    state: aState(withDraft),
    holds: false,
    because: 'every clause named must be there',
  },
  { when: { favourAtLeast: 0.6 }, state: aState(withDraft), holds: true, because: 'three of five have declared' },
  { when: { favourAtMost: 0.5 }, state: aState(withDraft), holds: false, because: 'three of five are too many' },
  { when: { quietMinutes: 6 }, state: aState(withDraft), holds: true, because: 'the last change is six minutes old' },
  { when: { quietMinutes: 7 }, state: aState(withDraft), holds: false, because: 'it is not seven minutes old' },
  { when: { quietMinutes: 1 }, state: aState(), holds: false, because: 'the session has only begun' },
  { when: { regardAtMost: -0.1 }, state: aState((state) => regarded(state, -0.2)), holds: true, because: 'it is cold' },
  { when: { regardAtMost: -0.1 }, state: aState((state) => regarded(state, 0.1)), holds: false, because: 'it is warm' },
  { when: { regardAtLeast: 0.1 }, state: aState((state) => regarded(state, 0.2)), holds: true, because: 'it is warm' },
  { when: { promiseBroken: true }, state: aState(() => withPromise('broken')), holds: true, because: 'one was broken' },
  { when: { promiseBroken: true }, state: aState(() => withPromise('kept')), holds: false, because: 'it was kept' },
  {
    when: { promiseBroken: true },
    state: aState(() => ({ commitments: [aPromise({ kind: 'threat', status: 'broken' })] })),
    holds: false,
    because: 'a bluff that was called is no broken promise',
  },
  {
    when: { tensionAtLeast: 50, promiseBroken: true },
    state: aState(() => ({ ...withPromise('broken'), ...atTension(20) })),
    holds: false,
    because: 'one condition of two is not enough',
  },
]

describe('a crisis drawn by state', () => {
  it.each(CASES)('$when holds: $holds, because $because', ({ when, state, holds }) => {
    expect(meets(state, when)).toBe(holds)
  })

  it('is the first of the drawn order that fits, or the first of all when none does', () => {
    const never = aCrisis('never', { when: { tensionAtLeast: 99 } })
    const plain = aCrisis('plain')
    const tense = aCrisis('tense', { when: { tensionAtLeast: 50 } })
    const drawn = (deck: readonly CrisisCard[], tension: number) =>
      nextCrisis(aState(() => ({ deck, ...atTension(tension) })))?.id
    expect(drawn([never, tense, plain], 60)).toBe('tense')
    expect(drawn([never, tense, plain], 10)).toBe('plain')
    expect(drawn([plain, tense], 60)).toBe('plain')
    expect(drawn([never, tense], 10)).toBe('never')
    expect(drawn([], 10)).toBeUndefined()
  })

  it('tells other stories in other sessions and never the same one twice', () => {
    const crises = Array.from({ length: 9 }, (_, index) => aCrisis(`card-${index}`))
    const told = [1, 2, 3, 4, 5, 6].map((seed) => {
      const committee = new Committee(aPlan({ seed, crises })).toTheEnd()
      return ['card-0', ...committee.events('crisis-opened').map(({ card }) => card)]
    })
    for (const cards of told) {
      expect(new Set(cards).size).toBe(cards.length)
      expect(cards.length).toBeGreaterThanOrEqual(3)
    }
    expect(new Set(told.map((cards) => cards.join())).size).toBeGreaterThan(1)
  })
})
