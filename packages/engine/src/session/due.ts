import { ballotOf } from '../delegates/ballots.ts'
import { chooseInitiative, type Initiative } from '../delegates/initiative.ts'
import type { Act } from '../model/acts/act.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { isDelegate, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import {
  BALLOT_GAP_MS,
  CONSENT_MS,
  COOLDOWN_MS,
  CYCLE_MS,
  MOTION_MS,
  OFFER_MS,
  PLACARD_GAP_MS,
  sessionTimeAt,
  wallTimeAt,
} from '../model/session/time.ts'
import { checkAct } from '../rules/acts/check.ts'
import { nextDelegateToVote } from '../rules/floor/voting.ts'
import { turnHolder } from '../rules/procedure/turns.ts'

/**
 * Work that is due: a run of the clock, or an act of an AI delegate. `spoken` acts need a text before they are
 * submitted.
 */
export type Due =
  | { readonly kind: 'clock' }
  | {
      readonly kind: 'act'
      readonly seat: SeatId
      readonly act: Act
      readonly origin: 'autonomous' | 'reply'
      readonly spoken: boolean
    }

/**
 * What is due at a wall clock, in order; empty when nothing is. The host submits each as a command and asks again,
 * because one act may change what is due next.
 */
export function due(state: CampaignState, now: number): readonly Due[] {
  if (state.status !== 'active') return []
  const at = sessionTimeAt(state, now)
  if (at >= clockDueAt(state)) return [{ kind: 'clock' }]
  const ballot = dueBallot(state, at)
  if (ballot) return [ballot]
  const first = firstOwed(state)
  if (first && first.notBefore <= at) {
    // the clock drops replies that are no longer in order
    if (checkAct(state, first.seat, first.act)) return [{ kind: 'clock' }]
    return [{ kind: 'act', seat: first.seat, act: first.act, origin: 'reply', spoken: first.spoken }]
  }
  if (at >= initiativeDueAt(state)) {
    const initiative = onTopic(state, chooseInitiative(state))
    if (initiative) return [{ kind: 'act', ...initiative, origin: 'autonomous', spoken: true }]
  }
  return []
}

/** In a moderated caucus on an issue, replaces an initiative on another issue by an explanation on the caucus's own. */
function onTopic(state: CampaignState, initiative: Initiative | undefined): Initiative | undefined {
  const caucus = state.floor.order?.caucus
  if (!initiative || !caucus || !checkAct(state, initiative.seat, initiative.act)) return initiative
  return caucus.issue === undefined
    ? { seat: initiative.seat, act: { kind: 'reassure' } }
    : { seat: initiative.seat, act: { kind: 'explain', issue: caucus.issue } }
}

/** Next wake-up: wall clock (epoch ms) at which something will be due; undefined while the session does not run. */
export function nextDueAt(state: CampaignState): number | undefined {
  if (state.status !== 'active') return undefined
  const owedAt = firstOwed(state)?.notBefore ?? Infinity
  return wallTimeAt(state, Math.min(clockDueAt(state), ballotDueAt(state), initiativeDueAt(state), owedAt))
}

/** The reply that is due first; tie-break: the one owed longest. */
function firstOwed({ owed }: CampaignState): OwedAct | undefined {
  let first = owed[0]
  for (const reply of owed) if (first && reply.notBefore < first.notBefore) first = reply
  return first
}

/** Session time at which the clock must run: the next cycle, the end, or the first deadline before them. */
function clockDueAt(state: CampaignState): number {
  const { clock, floor, offers, proposals, crisis } = state
  // a deadline that has passed was handled by the run it caused; the cycle comes next
  const { elapsedMs } = clock
  // a cycle that passed before a pause or a change of pace moved the clock was not handled: it is due now
  let first = Math.max(elapsedMs, clock.lastCycleAt + CYCLE_MS)
  first = sooner(elapsedMs, first, clock.durationMs)
  if (floor.vote) first = sooner(elapsedMs, first, floor.vote.deadlineAt)
  if (floor.motion && !floor.motion.secondedBy) first = sooner(elapsedMs, first, floor.motion.at + MOTION_MS)
  if (floor.motion?.debateUntil !== undefined && !floor.vote) {
    first = sooner(elapsedMs, first, floor.motion.debateUntil)
  }
  const caucus = floor.order?.caucus
  if (caucus) first = sooner(elapsedMs, first, caucus.until)
  if (caucus?.turn?.seat !== undefined) first = sooner(elapsedMs, first, caucus.turn.until)
  // by index here and below for performance: called twice per command
  for (let index = 0; index < offers.length; index++) {
    const offer = offers[index]
    if (offer?.status === 'open') first = sooner(elapsedMs, first, offer.at + OFFER_MS)
  }
  for (let index = 0; index < proposals.length; index++) {
    const proposal = proposals[index]
    if (proposal?.status !== 'open' || isOwedPlacard(state, proposal.id)) continue
    first = sooner(elapsedMs, first, proposal.at + CONSENT_MS)
  }
  if (crisis?.status === 'open') first = sooner(elapsedMs, first, crisis.deadlineAt)
  if (state.closingOfferUntil !== undefined) first = sooner(elapsedMs, first, state.closingOfferUntil)
  return first
}

/** The earlier of two times, ignoring a time that has passed. */
function sooner(now: number, first: number, time: number): number {
  return time > now && time < first ? time : first
}

/** Whether an AI delegate still owes a placard on a proposal. */
function isOwedPlacard({ owed }: CampaignState, proposal: string): boolean {
  for (let index = 0; index < owed.length; index++) {
    const act = owed[index]?.act
    if (act?.kind === 'react' && act.proposal === proposal) return true
  }
  return false
}

/** Time of the next initiative, when the floor is free: the cooldown has passed, no vote runs and no reply is owed. */
function initiativeDueAt(state: CampaignState): number {
  const { floor, owed, clock } = state
  if (floor.vote || owed.length > 0 || state.closingOfferUntil !== undefined) return Infinity
  if (floor.motion || !state.seats.some(isDelegate)) return Infinity
  const holder = turnHolder(state)
  if (holder !== undefined) {
    return isDelegate(state.seats[seatIndexOf(state, holder)]) ? clock.lastAutonomousAt + COOLDOWN_MS : Infinity
  }
  const first = floor.speakersList[0]
  const isPersonFirst = first !== undefined && !isDelegate(state.seats[seatIndexOf(state, first)])
  return clock.lastAutonomousAt + COOLDOWN_MS * (isPersonFirst ? 2 : 1)
}

function ballotDueAt(state: CampaignState): number {
  const vote = state.floor.vote
  if (!vote || nextDelegateToVote(state) === undefined) return Infinity
  const gap = vote.manner === 'roll-call' ? BALLOT_GAP_MS : PLACARD_GAP_MS
  return Math.max(vote.openedAt + gap * (vote.ballots.length + 1), state.clock.elapsedMs)
}

function dueBallot(state: CampaignState, at: number): Due | undefined {
  const seat = nextDelegateToVote(state)
  if (seat === undefined || at < ballotDueAt(state)) return undefined
  return { kind: 'act', seat, act: { kind: 'vote', choice: ballotOf(state, seat) }, origin: 'reply', spoken: false }
}
