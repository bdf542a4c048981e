import type { Deal, UtilityTable } from '../model/committee/issue.ts'
import type { Commitment } from '../model/committee/promise.ts'
import type { SeatId, SeatSecrets } from '../model/committee/seat.ts'
import type { Draft, Offer, Proposal } from '../model/floor/draft.ts'
import type { Motion } from '../model/floor/motion.ts'
import { type FloorOrder, orderOf } from '../model/floor/order.ts'
import type { Question, Vote, VoteResult } from '../model/floor/vote.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPlan, Committee } from './committee.ts'

/*
 * Builders for parts of a session, for tests in which playing up to a state would hide their subject. Seats are China,
 * France, Kenya, the Marshall Islands and the United States; there are five issues of four options.
 */

/** A newly opened committee, all of its seats held by AI delegates unless the plan says otherwise. */
export function aRoom(plan: Parameters<typeof aPlan>[0] = {}): CampaignState {
  return new Committee(aPlan({ people: [], ...plan })).state
}

/** Kenya's draft, with no changes yet. */
export function aDraft(overrides: Partial<Draft> = {}): Draft {
  return {
    id: 'd1',
    number: 1,
    deal: [0, 0, 0, 0, 0],
    sponsors: ['ken'],
    signatories: [],
    declared: {},
    marks: [],
    status: 'open',
    ...overrides,
  }
}

/** Kenya's proposal to draft 1: the first option of the first issue. */
export function aProposal(overrides: Partial<Proposal> = {}): Proposal {
  return {
    id: 'p1',
    draft: 'd1',
    by: 'ken',
    partner: undefined,
    changes: [{ issue: 0, option: 1 }],
    at: 0,
    reactions: {},
    status: 'open',
    ...overrides,
  }
}

/** Kenya's offer to France: something on the first issue for something on the second. */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  const [give, take] = [
    { issue: 0, option: 1 },
    { issue: 1, option: 1 },
  ]
  return { id: 'o1', by: 'ken', to: 'fra', give, take, at: 0, status: 'open', ...overrides }
}

/** Kenya's promise to France to support the draft. */
export function aPromise(overrides: Partial<Commitment> = {}): Commitment {
  return {
    id: 'c1',
    kind: 'promise',
    by: 'ken',
    to: 'fra',
    change: undefined,
    at: 0,
    status: 'open',
    settledAt: undefined,
    ...overrides,
  }
}

/** Kenya's motion to vote, not seconded yet. */
export function aMotion(overrides: Partial<Motion> = {}): Motion {
  return { id: 'm1', motion: 'vote', by: 'ken', secondedBy: undefined, at: 0, ...overrides }
}

/** A roll call on draft 1 with the ballots cast so far: + for, - against, o abstention, in the order of the seats. */
export function aVote(answers = '', question: Question = { kind: 'draft', draft: 'd1' }, result?: VoteResult): Vote {
  const order = ['chn', 'fra', 'ken', 'mhl', 'usa']
  const ballots = [...answers].map((mark, index) => {
    const choice = mark === '+' ? 'for' : mark === '-' ? 'against' : 'abstain'
    return { seat: order[index] ?? '', choice } as const
  })
  const manner = { manner: 'roll-call', majority: 'simple' } as const
  return { id: 'v1', question, ...manner, order, ballots, openedAt: 0, deadlineAt: 60_000, result }
}

/** A vote's result; by default carried with one vote more than required. */
export function aResult(overrides: Partial<VoteResult> = {}): VoteResult {
  return { for: 4, against: 1, abstain: 0, required: 3, carried: true, vetoedBy: [], ...overrides }
}

/** Scores that rise evenly with each option of an issue, up to the issue's weight. */
export function rising(...weights: readonly number[]): UtilityTable {
  return weights.map((weight) => [0, weight / 3, (2 * weight) / 3, weight])
}

/** The room with other secrets of one seat. */
export function withSecrets(state: CampaignState, id: SeatId, secrets: Partial<SeatSecrets>): CampaignState {
  const seats = state.seats.map((seat) => {
    return seat.id === id ? { ...seat, secrets: { ...seat.secrets, ...secrets } } : seat
  })
  return { ...state, seats }
}

/** The room with a text on the floor. */
export function withText(state: CampaignState, deal: Deal, draft: Partial<Draft> = {}): CampaignState {
  return { ...state, drafts: [aDraft({ deal, ...draft })] }
}

/** The room at a share of its time, in the phase of this index (0 is the opening). */
export function atTime(state: CampaignState, ratio: number, phaseIndex = state.clock.phaseIndex): CampaignState {
  return { ...state, clock: { ...state.clock, phaseIndex, elapsedMs: ratio * state.clock.durationMs } }
}

/** The room with another order of business. */
export function withOrder(state: CampaignState, order: Partial<FloorOrder>): CampaignState {
  return { ...state, floor: { ...state.floor, order: { ...orderOf(state), ...order } } }
}

/** The room with one seat's regard for another set, −1…1. */
export function withRegard(state: CampaignState, from: SeatId, towards: SeatId, regard: number): CampaignState {
  const [row, column] = [from, towards].map((id) => state.seats.findIndex((seat) => seat.id === id))
  const relations = state.relations.map((line, at) =>
    at === row ? line.map((value, to) => (to === column ? regard : value)) : line,
  )
  return { ...state, relations }
}
