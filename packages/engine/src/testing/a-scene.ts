import type { Clock } from '../model/committee/phase.ts'
import type { Commitment } from '../model/committee/promise.ts'
import { CHAIR, type Draft, type Offer, type Proposal } from '../model/floor/draft.ts'
import type { Motion } from '../model/floor/motion.ts'
import { type FloorOrder, orderOf } from '../model/floor/order.ts'
import type { Question, Vote } from '../model/floor/vote.ts'
import type { SessionPlan } from '../model/session/plan.ts'
import type { CampaignState, Floor } from '../model/session/state.ts'
import { aPlan, Committee } from './committee.ts'

/** The committee of every scene, in the order of its seats; a person holds Kenya unless the plan says otherwise. */
export const SEATS = ['chn', 'fra', 'ken', 'mhl', 'usa'] as const

/** The indexes of the seats in `SEATS`. */
export const PLACE = { chn: 0, fra: 1, ken: 2, mhl: 3, usa: 4 } as const

/** Overrides of a scene; everything else is as at the opening of a session. */
export interface Scene extends Partial<Omit<CampaignState, 'floor' | 'clock'>> {
  readonly plan?: Partial<SessionPlan> & { readonly people?: readonly string[] }
  readonly floor?: Partial<Floor>
  readonly order?: Partial<FloorOrder>
  readonly clock?: Partial<Clock>
}

/** Builds a state directly, so that a rule can be tested without playing up to it. */
export function aScene({ plan = {}, floor, order, clock, ...parts }: Scene = {}): CampaignState {
  const { state } = new Committee(aPlan(plan))
  const placed = { ...state, ...parts, clock: { ...state.clock, ...clock }, floor: { ...state.floor, ...floor } }
  return order ? { ...placed, floor: { ...placed.floor, order: { ...orderOf(placed), ...order } } } : placed
}

/** The clock in a later phase, at an elapsed time. */
export function inPhase(phaseIndex: 0 | 1 | 2, elapsedMs: number, { clock } = aScene()): Clock {
  const phases = clock.phases.map((phase, index) => ({
    ...phase,
    startedAt: index <= phaseIndex ? index * 1000 : undefined,
    endedAt: index < phaseIndex ? (index + 1) * 1000 : undefined,
  }))
  return { ...clock, phases, phaseIndex, elapsedMs, lastCycleAt: elapsedMs }
}

/** A draft of Kenya's with two clauses, on finance and on trade. */
export function aDraft(overrides: Partial<Draft> = {}): Draft {
  return {
    id: 'd1',
    number: 1,
    deal: [2, 0, 1, 0, 0],
    sponsors: ['ken'],
    signatories: [],
    declared: { ken: 'favour' },
    marks: [],
    status: 'open',
    ...overrides,
  }
}

/** A proposal of France's to settle the observers issue by the second option. */
export function aProposal(overrides: Partial<Proposal> = {}): Proposal {
  return {
    id: 'p1',
    draft: 'd1',
    by: 'fra',
    partner: undefined,
    changes: [{ issue: 1, option: 2 }],
    at: 0,
    reactions: {},
    status: 'open',
    ...overrides,
  }
}

/** The chair's single text. */
export function aChairProposal(overrides: Partial<Proposal> = {}): Proposal {
  return aProposal({ by: CHAIR, ...overrides })
}

/** An offer: France proposes to trade the trade clause for the water clause with Kenya. */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  const [give, take] = [
    { issue: 2, option: 2 },
    { issue: 3, option: 2 },
  ]
  return { id: 'o1', by: 'fra', to: 'ken', give, take, at: 0, status: 'open', ...overrides }
}

/** Kenya has promised France the observers clause. */
export function aPromise(overrides: Partial<Commitment> = {}): Commitment {
  const change = { issue: 1, option: 2 }
  return {
    id: 'c1',
    kind: 'promise',
    by: 'ken',
    to: 'fra',
    change,
    at: 0,
    status: 'open',
    settledAt: undefined,
    ...overrides,
  }
}

/** A motion of Kenya's that waits for a second. */
export function aMotion(motion: Motion['motion'], overrides: Partial<Motion> = {}): Motion {
  return { id: 'm1', motion, by: 'ken', secondedBy: undefined, at: 0, ...overrides }
}

/** A newly opened vote, by placards unless overridden. */
export function aVote(question: Question, overrides: Partial<Vote> = {}): Vote {
  return {
    id: 'v1',
    question,
    manner: 'placards',
    majority: 'simple',
    order: SEATS,
    ballots: [],
    openedAt: 0,
    deadlineAt: 20_000,
    result: undefined,
    ...overrides,
  }
}

/** The vote on the draft as a whole, by roll call. */
export function aRollCall(overrides: Partial<Vote> = {}): Vote {
  return aVote({ kind: 'draft', draft: 'd1' }, { manner: 'roll-call', deadlineAt: 60_000, ...overrides })
}

/** Ballots of the seats in order: `+` for, `-` against, `o` abstaining, `x` absent. */
export function ballotsOf(marks: string): Vote['ballots'] {
  return [...marks].map((mark, place) => {
    const seat = SEATS[place] ?? `seat-${place}`
    if (mark === '+') return { seat, choice: 'for' }
    if (mark === '-') return { seat, choice: 'against' }
    return mark === 'x' ? { seat, choice: 'abstain', absent: true } : { seat, choice: 'abstain' }
  })
}
