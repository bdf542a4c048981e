import type { Act } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Motion } from '../../model/floor/motion.ts'
import { orderOf } from '../../model/floor/order.ts'
import { type MotionRule, motionRule } from '../../model/floor/pack.ts'
import { isDelegate, leadingDraft } from '../../model/session/lookup.ts'
import type { CommandContext } from '../command-context.ts'
import { concludeOnScore } from '../conclusion/conclusion.ts'
import { isDebatable } from '../procedure/rulings.ts'
import { openTurns } from '../procedure/turns.ts'
import { openVoteOn, takeToVote, voteOnMotion } from './open-vote.ts'
import { overrule } from './points.ts'

/** Time limit for the debate on a motion. */
const DEBATE_MS = 15_000

/** Raises a motion. One that needs no second is debated, granted or put to the vote at once. */
export function raiseMotion(context: CommandContext, seat: SeatId, act: Extract<Act, { kind: 'motion' }>): void {
  const { kind, motion: as, ...terms } = act
  const raised = { kind: 'motion-raised', motion: context.freshId('m'), as, by: seat } as const
  context.record(Object.keys(terms).length > 0 ? { ...raised, terms } : raised)
  const rule = ruleFor(context)
  if (rule && !rule.second) proceed(context, rule)
}

/** Seconds the motion before the committee. */
export function secondMotion(context: CommandContext, seat: SeatId): void {
  context.record({ kind: 'motion-seconded', by: seat })
  const rule = ruleFor(context)
  if (rule) proceed(context, rule)
  else voteOnMotion(context)
}

function ruleFor({ state }: CommandContext): MotionRule | undefined {
  const { procedure, floor } = state
  return procedure && floor.motion && motionRule(procedure, floor.motion.motion)
}

function proceed(context: CommandContext, rule: MotionRule): void {
  const { motion } = context.state.floor
  if (!motion) return
  if (rule.decidedBy === 'chair') settleMotion(context, motion.id, true)
  else if (isDebatable(rule)) openDebate(context, rule, motion)
  else voteOnMotion(context)
}

/**
 * The AI delegate with the strongest lean speaks at once on each side that the pack allows; people have the time left.
 */
function openDebate(context: CommandContext, rule: MotionRule, motion: Motion): void {
  context.record({ kind: 'motion-debate-opened', until: context.at + DEBATE_MS })
  for (const side of ['for', 'against'] as const) {
    const allowed = side === 'for' ? rule.speakersFor : rule.speakersAgainst
    const speaker = allowed > 0 ? context.delegates.speakerOn(context.state, motion, side) : undefined
    if (speaker !== undefined) speakOnMotion(context, speaker, side)
  }
  const isPersonThere = context.state.seats.some((seat) => !isDelegate(seat))
  if (!isPersonThere && context.state.floor.motion?.id === motion.id && !context.state.floor.vote) voteOnMotion(context)
}

/** A seat speaks on the motion; the vote follows when every place on the list of speakers is taken. */
export function speakOnMotion(context: CommandContext, by: SeatId, side: 'for' | 'against'): void {
  context.record({ kind: 'motion-debated', by, side })
  const rule = ruleFor(context)
  const spoken = context.state.floor.motion?.speakers?.length ?? 0
  if (rule && spoken >= rule.speakersFor + rule.speakersAgainst) voteOnMotion(context)
}

/** Ends a debate on a motion whose time limit has passed, and a caucus. */
export function runOutOrder(context: CommandContext): void {
  const { motion, vote } = context.state.floor
  if (motion?.debateUntil !== undefined && !vote && context.at >= motion.debateUntil) voteOnMotion(context)
  const { caucus } = orderOf(context.state)
  if (!caucus || context.at < caucus.until) return
  context.record({ kind: 'caucus-closed' })
  context.strain('reassurance', -2, caucus.by)
}

/** Records the outcome of a motion and carries out what it asked for. */
export function settleMotion(context: CommandContext, id: string, carried: boolean): void {
  const { motion } = context.state.floor
  context.record({ kind: 'motion-settled', motion: id, carried })
  if (carried && motion) carryOut(context, motion)
  else oweSecond(context)
}

/** Lets AI delegates second a motion that was set aside and is before the committee again. */
function oweSecond(context: CommandContext): void {
  context.owe(context.delegates.second(context.state, context.at))
}

function carryOut(context: CommandContext, motion: Motion): void {
  const draft = leadingDraft(context.state)?.id
  switch (motion.motion) {
    case 'vote':
      enterVoting(context, motion.by)
      return
    case 'suspend':
    case 'unmoderated-caucus':
    case 'moderated-caucus':
      openCaucus(context, motion)
      return
    case 'adjourn-meeting':
      concludeOnScore(context)
      return
    case 'reconsider':
      reconsider(context)
      return
    case 'appeal':
      overrule(context)
      oweSecond(context)
      return
    case 'limit-time':
      context.record({ kind: 'order-changed', as: 'time-limited', seconds: motion.terms?.seconds ?? 60 })
      return
    case 'close-list':
      context.record({ kind: 'order-changed', as: 'list-closed' })
      return
    case 'reopen-list':
      context.record({ kind: 'order-changed', as: 'list-reopened' })
      return
    case 'straw-poll': {
      const change = motion.terms?.change
      openVoteOn(context, { kind: 'straw-poll', draft: change ? undefined : draft, change }, motion.by)
      return
    }
    default:
      if (draft !== undefined) carryOutOnDraft(context, motion, draft)
  }
}

function carryOutOnDraft(context: CommandContext, motion: Motion, draft: string): void {
  switch (motion.motion) {
    case 'adjourn-debate':
      context.record({ kind: 'draft-settled', draft, status: 'adjourned' })
      context.strain('vote-failed', 4, motion.by)
      return
    case 'important-question':
      context.record({ kind: 'order-changed', as: 'important', draft })
      return
    case 'roll-call':
      context.record({ kind: 'order-changed', as: 'by-name', draft })
      return
    case 'division':
      context.record({ kind: 'order-changed', as: 'divided', draft, issue: motion.terms?.issue ?? 0 })
      return
    case 'consensus':
      context.record({ kind: 'order-changed', as: 'consensus-wanted', draft })
      enterVoting(context, motion.by)
      return
    default:
      return
  }
}

function enterVoting(context: CommandContext, by: SeatId): void {
  if (context.state.clock.phaseIndex < 2) context.record({ kind: 'phase-entered', phaseIndex: 2 })
  takeToVote(context, by)
}

function openCaucus(context: CommandContext, { motion, by, terms }: Motion): void {
  const as = motion === 'suspend' ? 'suspension' : motion === 'moderated-caucus' ? 'moderated' : 'unmoderated'
  const until = context.at + (terms?.minutes ?? 5) * 60_000
  const isModerated = as === 'moderated'
  context.record({
    kind: 'caucus-opened',
    as,
    by,
    issue: isModerated ? terms?.issue : undefined,
    seconds: isModerated ? terms?.seconds : undefined,
    until,
  })
  if (isModerated) openTurns(context)
}

function reconsider(context: CommandContext): void {
  const last = context.state.drafts.findLast(({ status }) => status !== 'open')
  if (last) context.record({ kind: 'draft-reopened', draft: last.id })
}
