import { owedDeclarations } from '../delegates/declarations.ts'
import { bySilence } from '../delegates/initiative.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, signaturesNeeded, supporters } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { CLOSING_MS, CYCLE_MS, IDLE_MS, MOTION_MS, OFFER_MS, progressRatio } from '../model/session/time.ts'
import { checkAct } from '../rules/acts/check.ts'
import { concludeEarly, concludeOnScore, concludeOnTime, mayCloseEarly } from '../rules/conclusion/conclusion.ts'
import { hasAdoptedText } from '../rules/conclusion/score.ts'
import { applyEffect } from '../rules/crises/answering.ts'
import { nextCrisis } from '../rules/crises/drawing.ts'
import { runOutOrder, settleMotion } from '../rules/floor/motions.ts'
import { takeToVote } from '../rules/floor/open-vote.ts'
import { recordAbsences } from '../rules/floor/voting.ts'
import { keepTurns } from '../rules/procedure/turns.ts'
import { isWorkedOn, offerSingleText } from '../rules/resolution/chair-text.ts'
import { settleIfMet } from '../rules/resolution/proposals.ts'
import type { Turn } from '../rules/turn.ts'

/** Objective score at which a phase may end before its maximum. */
const PHASE_OBJECTIVE = 0.7
/** Shares of the session at which the next crisis opens, unless one is still open. */
const CRISES_AT = [0.22, 0.42, 0.6, 0.78] as const
/** Minimum interval between two crises. */
const CRISIS_GAP_MS = 60_000
/** AI delegates that the chair keeps on the speakers list. */
const LIST_LENGTH = 3
/** With this share of the time left the chair calls the vote on a draft with enough supporters. */
const CHAIR_CALLS_RATIO = 0.05

/**
 * Advances the clock to now and does what is due. Every 15 s of session time it also runs the cycle: idle update, next
 * crisis, early end, phases. If nothing is due, only the clock changes.
 */
export function runClock(turn: Turn): void {
  const previousCycleAt = turn.state.clock.lastCycleAt
  const isCycle = turn.at >= previousCycleAt + CYCLE_MS
  turn.record({ kind: 'clock-advanced', elapsedMs: turn.at, cycle: isCycle })
  settleDue(turn)
  if (turn.state.status === 'active' && turn.at >= turn.state.clock.durationMs) endOnTime(turn)
  if (isCycle && turn.state.status === 'active') runCycle(turn, previousCycleAt)
}

function settleDue(turn: Turn): void {
  recordAbsences(turn)
  dropOutOfOrder(turn)
  const { proposals } = turn.state
  for (let index = 0; index < proposals.length; index++) {
    const proposal = proposals[index]
    if (proposal?.status === 'open') settleIfMet(turn, proposal.id)
  }
  const { offers } = turn.state
  for (let index = 0; index < offers.length; index++) {
    const offer = offers[index]
    if (offer?.status !== 'open' || turn.at < offer.at + OFFER_MS) continue
    turn.record({ kind: 'offer-settled', offer: offer.id, status: 'lapsed' })
  }
  lapseMotion(turn)
  if (turn.state.procedure) runOutOrder(turn)
  keepTurns(turn)
  const crisis = turn.state.crisis
  if (crisis?.status === 'open' && turn.at >= crisis.deadlineAt) {
    turn.record({ kind: 'crisis-lapsed' })
    turn.strain('crisis-unanswered', 6)
  }
  const until = turn.state.closingOfferUntil
  if (until !== undefined && turn.at >= until) concludeEarly(turn)
}

/** Timeout: a motion without a second in time fails. */
function lapseMotion(turn: Turn): void {
  const { motion } = turn.state.floor
  const isVotedOn = turn.state.floor.vote?.question.kind === 'motion'
  const isWaiting = motion && !motion.secondedBy && motion.debateUntil === undefined && !isVotedOn
  if (isWaiting && turn.at >= motion.at + MOTION_MS) settleMotion(turn, motion.id, false)
}

/** Drops owed replies that are no longer in order. */
function dropOutOfOrder(turn: Turn): void {
  const { state, at } = turn
  if (state.owed.length === 0) return
  const kept = state.owed.filter(({ seat, act, notBefore }) => notBefore > at || !checkAct(state, seat, act))
  if (kept.length < state.owed.length) turn.record({ kind: 'replies-dropped', kept })
}

/** When time runs out, a vote in progress on the draft or its amendments is finished first. */
function endOnTime(turn: Turn): void {
  const question = turn.state.floor.vote?.question
  if (!question || question.kind === 'motion' || question.kind === 'straw-poll') concludeOnTime(turn)
}

function runCycle(turn: Turn, previousCycleAt: number): void {
  refillSpeakersList(turn)
  keepTurns(turn)
  feelTimePass(turn, previousCycleAt)
  tellIdleUpdate(turn)
  offerClosing(turn)
  // before the next crisis, which would keep a due phase from ending
  movePhase(turn)
  if (turn.state.status === 'active') breakNextCrisis(turn)
  if (turn.state.status === 'active') offerSingleText(turn)
}

function refillSpeakersList(turn: Turn): void {
  const { seats, floor } = turn.state
  const list = floor.speakersList
  if (floor.order?.isListClosed) return
  let delegates = 0
  for (const seat of seats) if (isDelegate(seat) && list.includes(seat.id)) delegates++
  if (delegates >= LIST_LENGTH) return
  const added: SeatId[] = []
  for (const index of bySilence(turn.state)) {
    const id = seats[index]?.id
    if (delegates + added.length >= LIST_LENGTH) break
    if (id !== undefined && !list.includes(id) && id !== floor.speaker) added.push(id)
  }
  if (added.length > 0) turn.record({ kind: 'speakers-list-changed', list: [...list, ...added] })
}

/** Tension rises with each tenth of the session that passes without an adopted text. */
function feelTimePass(turn: Turn, previousCycleAt: number): void {
  const { durationMs } = turn.state.clock
  const tenths = (at: number) => Math.floor((10 * at) / durationMs)
  if (tenths(turn.at) > tenths(previousCycleAt) && !hasAdoptedText(turn.state)) turn.strain('time', 3)
}

/** Idle timeout: after two minutes without a command by a person the crisis develops further. */
function tellIdleUpdate(turn: Turn): void {
  const { crisis, clock } = turn.state
  if (!crisis || crisis.card.updates.length === 0) return
  const quietSince = Math.max(clock.lastPersonAt, clock.lastCrisisUpdateAt)
  if (turn.at - quietSince < IDLE_MS) return
  const description = crisis.card.updates[crisis.updatesTold % crisis.card.updates.length]
  if (description !== undefined) turn.record({ kind: 'crisis-updated', description })
}

function breakNextCrisis(turn: Turn): void {
  const { state, at } = turn
  const broken = state.crisesClosed.length + (state.crisis ? 1 : 0)
  const dueAt = CRISES_AT[broken - 1]
  if (dueAt === undefined || progressRatio(state) < dueAt) return
  if (state.crisis?.status === 'open' || state.floor.vote || at < closedAt(state) + CRISIS_GAP_MS) return
  const next = nextCrisis(state)
  if (!next) return
  turn.record({ kind: 'crisis-opened', card: next.id, deadlineAt: at + next.answerMinutes * 60_000 })
  applyEffect(turn, next.effect, 'crisis-opened')
}

/** Time when the last crisis was answered or lapsed. */
function closedAt({ crisis }: CampaignState): number {
  return crisis ? (crisis.answer?.at ?? crisis.deadlineAt) : 0
}

function offerClosing(turn: Turn): void {
  const { closingOfferUntil, closingRefused, floor } = turn.state
  if (closingOfferUntil !== undefined || closingRefused || floor.vote || !mayCloseEarly(turn.state)) return
  turn.record({ kind: 'closing-offered', until: turn.at + CLOSING_MS })
}

/**
 * Score of a phase's objectives: min(1, 0.2 × acts that changed the text or its support + 0.8 × elapsed share of the
 * phase's maximum).
 */
export function objectiveScore(state: CampaignState): number {
  const phase = state.clock.phases[state.clock.phaseIndex]
  if (!phase || phase.startedAt === undefined) return 0
  const share = (state.clock.elapsedMs - phase.startedAt) / phase.maxMs
  return Math.min(1, 0.2 * phase.substantiveActs + 0.8 * Math.min(1, share))
}

/**
 * A phase ends when its minimum has passed and its objectives are met, or at its maximum; never while a vote or a
 * crisis choice is open.
 */
function movePhase(turn: Turn): void {
  const { clock, floor, crisis } = turn.state
  const phase = clock.phases[clock.phaseIndex]
  const isHeld = floor.vote !== undefined || turn.state.closingOfferUntil !== undefined
  if (!phase || phase.startedAt === undefined || isHeld) return
  const elapsed = clock.elapsedMs - phase.startedAt
  const isLast = clock.phaseIndex === clock.phases.length - 1
  const isReady = (elapsed >= phase.minMs && objectiveScore(turn.state) >= PHASE_OBJECTIVE) || elapsed >= phase.maxMs
  const timeShort = clock.elapsedMs >= clock.durationMs * (1 - CHAIR_CALLS_RATIO)
  if (!isLast) {
    if (isReady && crisis?.status !== 'open') enterNextPhase(turn)
    else if (timeShort) callVote(turn)
    return
  }
  if (!isReady && !timeShort) return
  const draft = leadingDraft(turn.state)
  if (draft && elapsed < phase.maxMs && !timeShort && isWorkedOn(turn.state, draft)) return
  if (callVote(turn) || crisis?.status === 'open') return
  if (isReady) finish(turn)
}

/** Enters the next phase; AI delegates then declare their stances again, which are franker in the last phase. */
function enterNextPhase(turn: Turn): void {
  turn.record({ kind: 'phase-entered', phaseIndex: turn.state.clock.phaseIndex + 1 })
  turn.owe(owedDeclarations(turn.state, turn.at))
}

/** The chair puts the leading draft to the vote, if there is one with enough supporters. */
function callVote(turn: Turn): boolean {
  const draft = leadingDraft(turn.state)
  if (!draft || supporters(draft) < signaturesNeeded(turn.state)) return false
  takeToVote(turn, 'chair')
  return true
}

function finish(turn: Turn): void {
  turn.record({ kind: 'phase-entered', phaseIndex: turn.state.clock.phases.length })
  concludeOnScore(turn)
}
