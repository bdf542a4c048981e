import { learnFromExplanation, learnFromProposal, learnFromReaction, learnFromStance } from '../bargaining/estimate.ts'
import type { Act } from '../model/acts/act.ts'
import type { PointKey } from '../model/acts/points.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import type { Motion } from '../model/floor/motion.ts'
import { orderOf } from '../model/floor/order.ts'
import type { Vote } from '../model/floor/vote.ts'
import type { EventOf } from '../model/session/event.ts'
import { draftOf, leadingDraft, nearestOption, seatIndexOf, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct, SeatEstimate } from '../model/session/state.ts'
import { noteAddressed, withOrder } from './evolve-order.ts'
import { numberReplaced, replaced, withEntry } from './replaced.ts'

/** Tension causes kept, newest last. */
const CAUSES_KEPT = 8

/** The room's estimate of a seat's preferences, updated after a public act of it. */
export function withLearning(
  state: CampaignState,
  id: SeatId,
  learn: (estimate: SeatEstimate, text: readonly number[]) => SeatEstimate,
): readonly SeatEstimate[] {
  const index = seatIndexOf(state, id)
  const estimate = state.estimates[index]
  if (!estimate) return state.estimates
  const text = leadingDraft(state)?.deal ?? statusQuo(state)
  return replaced(state.estimates, index, learn(estimate, text))
}

/** Records that a seat took the floor, and what the act alone reveals about it. */
export function takeAct(state: CampaignState, event: EventOf<'act-taken'>): CampaignState {
  const { seat, act, words, origin, at } = event
  const index = seatIndexOf(state, seat)
  const isPerson = origin === 'person'
  const isSpoken = words !== ''
  const taken = {
    ...state,
    seats: isSpoken ? replaceSeat(state.seats, index, { lastStatement: words }) : state.seats,
    lastActAt: numberReplaced(state.lastActAt, index, at),
    estimates: learnedFromAct(state, event),
    owed: origin === 'reply' ? withoutOwed(state, event) : state.owed,
    autonomousActs: state.autonomousActs + (origin === 'autonomous' ? 1 : 0),
    rng: Math.imul(state.rng ^ (state.seq + 1), 0x9e3779b1) >>> 0,
    floor: isSpoken
      ? { ...state.floor, speaker: seat, speakersList: state.floor.speakersList.filter((id) => id !== seat) }
      : state.floor,
    clock: {
      ...state.clock,
      lastAutonomousAt: origin === 'autonomous' ? at : state.clock.lastAutonomousAt,
      lastPersonAt: isPerson ? at : state.clock.lastPersonAt,
    },
    personActs: state.personActs + (isPerson && act.kind !== 'remark' && act.kind !== 'request-floor' ? 1 : 0),
  }
  const pointed = event.point === undefined ? taken : withPoint(taken, seat, event.point)
  return noteAddressed(withTerm(withAnswered(pointed, event), event), event)
}

/** Keeps the condition that a seat named for its vote or its name; another answer to that question takes it back. */
function withTerm(state: CampaignState, { act, seat, at }: EventOf<'act-taken'>): CampaignState {
  if (act.kind !== 'explain' || act.answer?.to !== 'draft') return state
  const { other, isTerm } = act.answer
  if (isTerm && other !== undefined) return { ...state, terms: { ...state.terms, [seat]: { change: other, at } } }
  if (state.terms?.[seat] === undefined) return state
  const { [seat]: _, ...terms } = state.terms
  return { ...state, terms }
}

/** Notes who answered whom: the delegation that "you" and "why" mean next. */
function withAnswered(state: CampaignState, { act, seat, origin, at }: EventOf<'act-taken'>): CampaignState {
  if (origin !== 'reply' || act.kind !== 'explain' || act.answer === undefined || act.target === undefined) return state
  const { change } = act.answer
  const answered = { by: seat, at, ...(change === undefined ? {} : { change }) }
  return { ...state, answered: { ...state.answered, [act.target]: answered } }
}

/** Counts the point that a delegate made. */
function withPoint(state: CampaignState, seat: SeatId, point: PointKey): CampaignState {
  const made = state.points?.[seat] ?? {}
  return { ...state, points: withEntry(state.points ?? {}, seat, withEntry(made, point, (made[point] ?? 0) + 1)) }
}

function learnedFromAct(state: CampaignState, { seat, act }: EventOf<'act-taken'>): readonly SeatEstimate[] {
  if (act.kind === 'support') {
    return withLearning(state, seat, (estimate, text) => learnFromProposal(estimate, text, [act.change]))
  }
  if (act.kind === 'oppose') {
    return withLearning(state, seat, (estimate, text) =>
      learnFromReaction(estimate, text, [act.change], 'cannot-accept'),
    )
  }
  if (act.kind === 'trade') {
    return withLearning(state, seat, (estimate, text) => learnFromProposal(estimate, text, [act.take]))
  }
  if (act.kind === 'explain') {
    const position = state.seats[seatIndexOf(state, seat)]?.positions[act.issue] ?? 0
    const option = nearestOption(state.issues, act.issue, position)
    return withLearning(state, seat, (estimate) => learnFromExplanation(estimate, act.issue, option))
  }
  return state.estimates
}

/** The replies that are still owed after one: of several of a kind that a seat owes it is the one that was given. */
function withoutOwed(state: CampaignState, { seat, act }: EventOf<'act-taken'>): CampaignState['owed'] {
  const isOfKind = (owed: OwedAct) => owed.seat === seat && owed.act.kind === act.kind
  const given = state.owed.findIndex((owed) => isOfKind(owed) && isSameReply(owed.act, act))
  const place = given < 0 ? state.owed.findIndex(isOfKind) : given
  return place < 0 ? state.owed : state.owed.filter((_, index) => index !== place)
}

/** Whether two acts of a kind answer the same, to the same delegation. */
function isSameReply(one: Act, other: Act): boolean {
  const [to, also] = ['target' in one ? one.target : undefined, 'target' in other ? other.target : undefined]
  const [after, then] = ['replyTo' in one ? one.replyTo : undefined, 'replyTo' in other ? other.replyTo : undefined]
  return to === also && after === then
}

function replaceSeat(seats: readonly Seat[], index: number, change: Partial<Seat>): readonly Seat[] {
  const seat = seats[index]
  return seat ? replaced(seats, index, { ...seat, ...change }) : seats
}

export function changeRegard(state: CampaignState, event: EventOf<'regard-changed'>): CampaignState {
  const towards = seatIndexOf(state, event.towards)
  return {
    ...state,
    relations: withRegard(state, event.from, event.towards, event.delta),
    courtesy:
      event.courtesy === 0
        ? state.courtesy
        : numberReplaced(state.courtesy, towards, (state.courtesy[towards] ?? 0) + event.courtesy),
  }
}

/** Relations with the regard of seat `from` for `towards` changed by `delta`, clamped to −1…1. */
export function withRegard(state: CampaignState, from: SeatId, towards: SeatId, delta: number) {
  const row = seatIndexOf(state, from)
  const column = seatIndexOf(state, towards)
  const values = state.relations[row]
  const value = values?.[column]
  if (!values || value === undefined) return state.relations
  return replaced(state.relations, row, numberReplaced(values, column, Math.max(-1, Math.min(1, value + delta))))
}

export function changeTension(state: CampaignState, event: EventOf<'tension-changed'>): CampaignState {
  const { code, delta, at, seat, target } = event
  const value = Math.max(0, Math.min(100, state.tension.value + delta))
  const causes = [...state.tension.causes, { code, delta, at, seat, target }].slice(-CAUSES_KEPT)
  return { ...state, tension: { value, causes } }
}

export function changeCredibility(state: CampaignState, event: EventOf<'credibility-changed'>): CampaignState {
  const seats = replaceSeat(state.seats, seatIndexOf(state, event.seat), { credibility: event.credibility })
  return { ...state, seats }
}

/** Puts a motion before the committee; it sets the pending one aside if it takes precedence. */
export function raiseMotion(state: CampaignState, event: EventOf<'motion-raised'>): CampaignState {
  const { terms } = event
  const plain = { id: event.motion, motion: event.as, by: event.by, secondedBy: undefined, at: event.at }
  const motion = terms ? { ...plain, terms } : plain
  const before = state.floor.motion
  const raised = { ...state, floor: { ...state.floor, motion } }
  if (!before) return raised
  const owed = state.owed.filter((reply) => reply.act.kind !== 'second')
  return withOrder({ ...raised, owed }, { waiting: [...orderOf(state).waiting, before] })
}

/** Opens the debate on a motion, or records a speech in it. */
export function debateMotion(
  state: CampaignState,
  event: EventOf<'motion-debate-opened'> | EventOf<'motion-debated'>,
): CampaignState {
  const { motion } = state.floor
  if (!motion) return state
  const debated: Motion =
    event.kind === 'motion-debate-opened'
      ? { ...motion, debateUntil: event.until }
      : { ...motion, speakers: [...(motion.speakers ?? []), { seat: event.by, side: event.side }] }
  return { ...state, floor: { ...state.floor, motion: debated } }
}

export function secondMotion(state: CampaignState, event: EventOf<'motion-seconded'>): CampaignState {
  const motion = state.floor.motion
  return motion ? { ...state, floor: { ...state.floor, motion: { ...motion, secondedBy: event.by } } } : state
}

/**
 * Settles a motion. If it fails, the one it set aside is before the committee again; if it carries it disposes of that
 * one, except for an appeal.
 */
export function settleMotion(state: CampaignState, event: EventOf<'motion-settled'>): CampaignState {
  const owed = state.owed.filter((reply) => reply.act.kind !== 'second')
  const settled = { ...state, owed, floor: { ...state.floor, motion: undefined } }
  const before = state.floor.motion
  if (!state.procedure || !before) return settled
  const order = orderOf(state)
  const decidedAt = { ...order.decidedAt, [before.motion]: event.at }
  const next = order.waiting.at(-1)
  const isTakenUp = next !== undefined && (!event.carried || before.motion === 'appeal')
  if (!isTakenUp) return withOrder(settled, { decidedAt, waiting: [] })
  const taken = { ...settled, floor: { ...settled.floor, motion: { ...next, at: event.at } } }
  return withOrder(taken, { decidedAt, waiting: order.waiting.slice(0, -1) })
}

/** Opens a vote. Seats owe no speeches while it runs: those owed before it are dropped. */
export function openVote(state: CampaignState, event: EventOf<'vote-opened'>): CampaignState {
  const { question, manner, majority, order, deadlineAt, at } = event
  const vote: Vote = {
    id: event.vote,
    question,
    manner,
    majority,
    order,
    ballots: [],
    openedAt: at,
    deadlineAt,
    result: undefined,
  }
  const owed = state.owed.filter((reply) => reply.act.kind === 'declare')
  return { ...state, owed, floor: { ...state.floor, vote } }
}

export function castBallot(state: CampaignState, event: EventOf<'ballot-cast'>): CampaignState {
  const vote = state.floor.vote
  if (!vote) return state
  const { seat, choice, deadlineAt } = event
  const ballot = state.procedure && event.absent ? { seat, choice, absent: true as const } : { seat, choice }
  return {
    ...state,
    floor: { ...state.floor, vote: { ...vote, deadlineAt, ballots: [...vote.ballots, ballot] } },
    clock: {
      ...state.clock,
      lastPersonAt: personHolds(state, seat) && !event.absent ? event.at : state.clock.lastPersonAt,
    },
    estimates: learnedFromBallot(state, event),
  }
}

function personHolds(state: CampaignState, id: SeatId): boolean {
  return state.seats[seatIndexOf(state, id)]?.holder.kind === 'person'
}

function learnedFromBallot(state: CampaignState, { seat, choice }: EventOf<'ballot-cast'>): readonly SeatEstimate[] {
  const question = state.floor.vote?.question
  if (question?.kind !== 'draft') return state.estimates
  const deal = draftOf(state, question.draft)?.deal
  if (!deal) return state.estimates
  const stance = choice === 'for' ? 'favour' : choice === 'against' ? 'against' : 'undecided'
  return withLearning(state, seat, (estimate) => learnFromStance(estimate, deal, stance))
}

export function closeVote(state: CampaignState, event: EventOf<'vote-closed'>): CampaignState {
  const vote = state.floor.vote
  if (!vote) return state
  const closed = { ...vote, result: event.result }
  return { ...state, floor: { ...state.floor, vote: undefined, votes: [...state.floor.votes, closed] } }
}
