import type { Act } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Motion } from '../../model/floor/motion.ts'
import { orderOf } from '../../model/floor/order.ts'
import { type MotionRule, motionRule } from '../../model/floor/pack.ts'
import { isDelegate, leadingDraft } from '../../model/session/lookup.ts'
import { concludeOnScore } from '../conclusion/conclusion.ts'
import { isDebatable } from '../procedure/rulings.ts'
import { openTurns } from '../procedure/turns.ts'
import type { Turn } from '../turn.ts'
import { openVoteOn, takeToVote, voteOnMotion } from './open-vote.ts'
import { overrule } from './points.ts'

/** Time limit for the debate on a motion. */
const DEBATE_MS = 15_000

/** Raises a motion. One that needs no second is debated, granted or put to the vote at once. */
export function raiseMotion(turn: Turn, seat: SeatId, act: Extract<Act, { kind: 'motion' }>): void {
  const { kind, motion: as, ...terms } = act
  const raised = { kind: 'motion-raised', motion: turn.freshId('m'), as, by: seat } as const
  turn.record(Object.keys(terms).length > 0 ? { ...raised, terms } : raised)
  const rule = ruleFor(turn)
  if (rule && !rule.second) proceed(turn, rule)
}

/** Seconds the motion before the committee. */
export function secondMotion(turn: Turn, seat: SeatId): void {
  turn.record({ kind: 'motion-seconded', by: seat })
  const rule = ruleFor(turn)
  if (rule) proceed(turn, rule)
  else voteOnMotion(turn)
}

function ruleFor({ state }: Turn): MotionRule | undefined {
  const { procedure, floor } = state
  return procedure && floor.motion && motionRule(procedure, floor.motion.motion)
}

function proceed(turn: Turn, rule: MotionRule): void {
  const { motion } = turn.state.floor
  if (!motion) return
  if (rule.decidedBy === 'chair') settleMotion(turn, motion.id, true)
  else if (isDebatable(rule)) openDebate(turn, rule, motion)
  else voteOnMotion(turn)
}

/**
 * The AI delegate with the strongest lean speaks at once on each side that the pack allows; people have the time left.
 */
function openDebate(turn: Turn, rule: MotionRule, motion: Motion): void {
  turn.record({ kind: 'motion-debate-opened', until: turn.at + DEBATE_MS })
  for (const side of ['for', 'against'] as const) {
    const allowed = side === 'for' ? rule.speakersFor : rule.speakersAgainst
    const speaker = allowed > 0 ? turn.delegates.speakerOn(turn.state, motion, side) : undefined
    if (speaker !== undefined) speakOnMotion(turn, speaker, side)
  }
  const isPersonThere = turn.state.seats.some((seat) => !isDelegate(seat))
  if (!isPersonThere && turn.state.floor.motion?.id === motion.id && !turn.state.floor.vote) voteOnMotion(turn)
}

/** A seat speaks on the motion; the vote follows when every place on the list of speakers is taken. */
export function speakOnMotion(turn: Turn, by: SeatId, side: 'for' | 'against'): void {
  turn.record({ kind: 'motion-debated', by, side })
  const rule = ruleFor(turn)
  const spoken = turn.state.floor.motion?.speakers?.length ?? 0
  if (rule && spoken >= rule.speakersFor + rule.speakersAgainst) voteOnMotion(turn)
}

/** Ends a debate on a motion whose time limit has passed, and a caucus. */
export function runOutOrder(turn: Turn): void {
  const { motion, vote } = turn.state.floor
  if (motion?.debateUntil !== undefined && !vote && turn.at >= motion.debateUntil) voteOnMotion(turn)
  const { caucus } = orderOf(turn.state)
  if (!caucus || turn.at < caucus.until) return
  turn.record({ kind: 'caucus-closed' })
  turn.strain('reassurance', -2, caucus.by)
}

/** Records the outcome of a motion and carries out what it asked for. */
export function settleMotion(turn: Turn, id: string, carried: boolean): void {
  const { motion } = turn.state.floor
  turn.record({ kind: 'motion-settled', motion: id, carried })
  if (carried && motion) carryOut(turn, motion)
  else oweSecond(turn)
}

/** Lets AI delegates second a motion that was set aside and is before the committee again. */
function oweSecond(turn: Turn): void {
  turn.owe(turn.delegates.second(turn.state, turn.at))
}

function carryOut(turn: Turn, motion: Motion): void {
  const draft = leadingDraft(turn.state)?.id
  switch (motion.motion) {
    case 'vote':
      enterVoting(turn, motion.by)
      return
    case 'suspend':
    case 'unmoderated-caucus':
    case 'moderated-caucus':
      openCaucus(turn, motion)
      return
    case 'adjourn-meeting':
      concludeOnScore(turn)
      return
    case 'reconsider':
      reconsider(turn)
      return
    case 'appeal':
      overrule(turn)
      oweSecond(turn)
      return
    case 'limit-time':
      turn.record({ kind: 'order-changed', as: 'time-limited', seconds: motion.terms?.seconds ?? 60 })
      return
    case 'close-list':
      turn.record({ kind: 'order-changed', as: 'list-closed' })
      return
    case 'reopen-list':
      turn.record({ kind: 'order-changed', as: 'list-reopened' })
      return
    case 'straw-poll': {
      const change = motion.terms?.change
      openVoteOn(turn, { kind: 'straw-poll', draft: change ? undefined : draft, change }, motion.by)
      return
    }
    default:
      if (draft !== undefined) carryOutOnDraft(turn, motion, draft)
  }
}

function carryOutOnDraft(turn: Turn, motion: Motion, draft: string): void {
  switch (motion.motion) {
    case 'adjourn-debate':
      turn.record({ kind: 'draft-settled', draft, status: 'adjourned' })
      turn.strain('vote-failed', 4, motion.by)
      return
    case 'important-question':
      turn.record({ kind: 'order-changed', as: 'important', draft })
      return
    case 'roll-call':
      turn.record({ kind: 'order-changed', as: 'by-name', draft })
      return
    case 'division':
      turn.record({ kind: 'order-changed', as: 'divided', draft, issue: motion.terms?.issue ?? 0 })
      return
    case 'consensus':
      turn.record({ kind: 'order-changed', as: 'consensus-wanted', draft })
      enterVoting(turn, motion.by)
      return
    default:
      return
  }
}

function enterVoting(turn: Turn, by: SeatId): void {
  if (turn.state.clock.phaseIndex < 2) turn.record({ kind: 'phase-entered', phaseIndex: 2 })
  takeToVote(turn, by)
}

function openCaucus(turn: Turn, { motion, by, terms }: Motion): void {
  const as = motion === 'suspend' ? 'suspension' : motion === 'moderated-caucus' ? 'moderated' : 'unmoderated'
  const until = turn.at + (terms?.minutes ?? 5) * 60_000
  const isModerated = as === 'moderated'
  turn.record({
    kind: 'caucus-opened',
    as,
    by,
    issue: isModerated ? terms?.issue : undefined,
    seconds: isModerated ? terms?.seconds : undefined,
    until,
  })
  if (isModerated) openTurns(turn)
}

function reconsider(turn: Turn): void {
  const last = turn.state.drafts.findLast(({ status }) => status !== 'open')
  if (last) turn.record({ kind: 'draft-reopened', draft: last.id })
}
