import { owedDeclarations } from '../delegates/declarations.ts'
import { bySilence } from '../delegates/initiative.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, signaturesNeeded, supporters } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { CLOSING_MS, CYCLE_MS, IDLE_MS, MOTION_MS, OFFER_MS, progressRatio } from '../model/session/time.ts'
import { checkAct } from '../rules/acts/check.ts'
import type { CommandContext } from '../rules/command-context.ts'
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
export function runClock(context: CommandContext): void {
  const previousCycleAt = context.state.clock.lastCycleAt
  const isCycle = context.at >= previousCycleAt + CYCLE_MS
  context.record({ kind: 'clock-advanced', elapsedMs: context.at, cycle: isCycle })
  settleDue(context)
  if (context.state.status === 'active' && context.at >= context.state.clock.durationMs) endOnTime(context)
  if (isCycle && context.state.status === 'active') runCycle(context, previousCycleAt)
}

function settleDue(context: CommandContext): void {
  recordAbsences(context)
  dropOutOfOrder(context)
  const { proposals } = context.state
  for (let index = 0; index < proposals.length; index++) {
    const proposal = proposals[index]
    if (proposal?.status === 'open') settleIfMet(context, proposal.id)
  }
  const { offers } = context.state
  for (let index = 0; index < offers.length; index++) {
    const offer = offers[index]
    if (offer?.status !== 'open' || context.at < offer.at + OFFER_MS) continue
    context.record({ kind: 'offer-settled', offer: offer.id, status: 'lapsed' })
  }
  lapseMotion(context)
  if (context.state.procedure) runOutOrder(context)
  keepTurns(context)
  const crisis = context.state.crisis
  if (crisis?.status === 'open' && context.at >= crisis.deadlineAt) {
    context.record({ kind: 'crisis-lapsed' })
    context.strain('crisis-unanswered', 6)
  }
  const until = context.state.closingOfferUntil
  if (until !== undefined && context.at >= until) concludeEarly(context)
}

/** Timeout: a motion without a second in time fails. */
function lapseMotion(context: CommandContext): void {
  const { motion } = context.state.floor
  const isVotedOn = context.state.floor.vote?.question.kind === 'motion'
  const isWaiting = motion && !motion.secondedBy && motion.debateUntil === undefined && !isVotedOn
  if (isWaiting && context.at >= motion.at + MOTION_MS) settleMotion(context, motion.id, false)
}

/** Drops owed replies that are no longer in order. */
function dropOutOfOrder(context: CommandContext): void {
  const { state, at } = context
  if (state.owed.length === 0) return
  const kept = state.owed.filter(({ seat, act, notBefore }) => notBefore > at || !checkAct(state, seat, act))
  if (kept.length < state.owed.length) context.record({ kind: 'replies-dropped', kept })
}

/** When time runs out, a vote in progress on the draft or its amendments is finished first. */
function endOnTime(context: CommandContext): void {
  const question = context.state.floor.vote?.question
  if (!question || question.kind === 'motion' || question.kind === 'straw-poll') concludeOnTime(context)
}

function runCycle(context: CommandContext, previousCycleAt: number): void {
  refillSpeakersList(context)
  keepTurns(context)
  feelTimePass(context, previousCycleAt)
  tellIdleUpdate(context)
  offerClosing(context)
  // before the next crisis, which would keep a due phase from ending
  movePhase(context)
  if (context.state.status === 'active') breakNextCrisis(context)
  if (context.state.status === 'active') offerSingleText(context)
}

function refillSpeakersList(context: CommandContext): void {
  const { seats, floor } = context.state
  const list = floor.speakersList
  if (floor.order?.isListClosed) return
  let delegates = 0
  for (const seat of seats) if (isDelegate(seat) && list.includes(seat.id)) delegates++
  if (delegates >= LIST_LENGTH) return
  const added: SeatId[] = []
  for (const index of bySilence(context.state)) {
    const id = seats[index]?.id
    if (delegates + added.length >= LIST_LENGTH) break
    if (id !== undefined && !list.includes(id) && id !== floor.speaker) added.push(id)
  }
  if (added.length > 0) context.record({ kind: 'speakers-list-changed', list: [...list, ...added] })
}

/** Tension rises with each tenth of the session that passes without an adopted text. */
function feelTimePass(context: CommandContext, previousCycleAt: number): void {
  const { durationMs } = context.state.clock
  const tenths = (at: number) => Math.floor((10 * at) / durationMs)
  if (tenths(context.at) > tenths(previousCycleAt) && !hasAdoptedText(context.state)) context.strain('time', 3)
}

/** Idle timeout: after two minutes without a command by a person the crisis develops further. */
function tellIdleUpdate(context: CommandContext): void {
  const { crisis, clock } = context.state
  if (!crisis || crisis.card.updates.length === 0) return
  const quietSince = Math.max(clock.lastPersonAt, clock.lastCrisisUpdateAt)
  if (context.at - quietSince < IDLE_MS) return
  const description = crisis.card.updates[crisis.updatesTold % crisis.card.updates.length]
  if (description !== undefined) context.record({ kind: 'crisis-updated', description })
}

function breakNextCrisis(context: CommandContext): void {
  const { state, at } = context
  const broken = state.crisesClosed.length + (state.crisis ? 1 : 0)
  const dueAt = CRISES_AT[broken - 1]
  if (dueAt === undefined || progressRatio(state) < dueAt) return
  if (state.crisis?.status === 'open' || state.floor.vote || at < closedAt(state) + CRISIS_GAP_MS) return
  const next = nextCrisis(state)
  if (!next) return
  context.record({ kind: 'crisis-opened', card: next.id, deadlineAt: at + next.answerMinutes * 60_000 })
  applyEffect(context, next.effect, 'crisis-opened')
  context.owe(context.delegates.crisis(context.state, at))
}

/** Time when the last crisis was answered or lapsed. */
function closedAt({ crisis }: CampaignState): number {
  return crisis ? (crisis.answer?.at ?? crisis.deadlineAt) : 0
}

function offerClosing(context: CommandContext): void {
  const { closingOfferUntil, closingRefused, floor } = context.state
  if (closingOfferUntil !== undefined || closingRefused || floor.vote || !mayCloseEarly(context.state)) return
  context.record({ kind: 'closing-offered', until: context.at + CLOSING_MS })
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
function movePhase(context: CommandContext): void {
  const { clock, floor, crisis } = context.state
  const phase = clock.phases[clock.phaseIndex]
  const isHeld = floor.vote !== undefined || context.state.closingOfferUntil !== undefined
  if (!phase || phase.startedAt === undefined || isHeld) return
  const elapsed = clock.elapsedMs - phase.startedAt
  const isLast = clock.phaseIndex === clock.phases.length - 1
  const isReady = (elapsed >= phase.minMs && objectiveScore(context.state) >= PHASE_OBJECTIVE) || elapsed >= phase.maxMs
  const timeShort = clock.elapsedMs >= clock.durationMs * (1 - CHAIR_CALLS_RATIO)
  if (!isLast) {
    if (isReady && crisis?.status !== 'open') enterNextPhase(context)
    else if (timeShort) callVote(context)
    return
  }
  if (!isReady && !timeShort) return
  const draft = leadingDraft(context.state)
  if (draft && elapsed < phase.maxMs && !timeShort && isWorkedOn(context.state, draft)) return
  if (callVote(context) || crisis?.status === 'open') return
  if (isReady) finish(context)
}

/** Enters the next phase; AI delegates then declare their stances again, which are franker in the last phase. */
function enterNextPhase(context: CommandContext): void {
  context.record({ kind: 'phase-entered', phaseIndex: context.state.clock.phaseIndex + 1 })
  context.owe(owedDeclarations(context.state, context.at))
}

/** The chair puts the leading draft to the vote, if there is one with enough supporters. */
function callVote(context: CommandContext): boolean {
  const draft = leadingDraft(context.state)
  if (!draft || supporters(draft) < signaturesNeeded(context.state)) return false
  takeToVote(context, 'chair')
  return true
}

function finish(context: CommandContext): void {
  context.record({ kind: 'phase-entered', phaseIndex: context.state.clock.phases.length })
  concludeOnScore(context)
}
