import type { Act, MotionKind } from '../model/acts/act.ts'
import type { Personality, Seat } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import { orderOf } from '../model/floor/order.ts'
import { motionRule } from '../model/floor/pack.ts'
import { isVoteInOrder, lastChangeAt, signaturesNeeded, supporters } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { type Dice, dice } from '../primitives/random/random.ts'
import { drawIn } from '../primitives/random/salted.ts'
import { checkAct } from '../rules/acts/check.ts'
import { leastLikedClause, weightiestIssue } from './interests.ts'
import { leanOn } from './opinion.ts'

type MotionAct = Extract<Act, { kind: 'motion' }>

/** Motions of different kinds per session, besides the motion to vote, after which AI delegates raise no more. */
const MOST_KINDS = 3
/** Cooldown after a decided motion. */
const REST_MS = 300_000
/** Probability that an AI delegate with reason to raise a motion does so when its turn comes. */
const MOVE_RATIO = 0.3
/** Probability that one that does not avoid disputes moves a roll call on contested amendments. */
const NAMES_RATIO = 0.25
/** The debate is stalled when the text has not changed for this long. */
const STALLED_MS = 150_000
/** Tension, of 100, from which a delegate moves a pause, and from which it moves a straw poll. */
const PAUSE_TENSION = 45
const POLL_TENSION = 30
/** Least lean, −1…1, towards its own motion for a seat to raise it. */
const KEEN = 0.2
/** Lengths that an AI delegate asks for; the pack may require longer speeches. */
const CAUCUS_MINUTES = 3
const PAUSE_MINUTES = 2
const SPEECH_SECONDS = 60

const CONCILIATORY: ReadonlySet<Personality> = new Set(['collaborative', 'gentle', 'balanced'])

/**
 * The motion of procedure that an AI delegate raises autonomously, a few kinds a session at most and each once: a pause
 * or a straw poll when the room is tense, a roll call on amendments, a division where a clause splits the house, a
 * caucus when the debate stalls. Undefined when it has no reason to, or would not vote for its own motion.
 */
export function motionOf(state: CampaignState, index: number, draft: Draft): MotionAct | undefined {
  const { procedure, clock, floor, seats } = state
  const seat = seats[index]
  if (!procedure || !seat || clock.phaseIndex === 0 || floor.motion) return undefined
  const { caucus, decidedAt } = orderOf(state)
  if (caucus || isAtRest(decidedAt, clock.elapsedMs)) return undefined
  const throws = dice(drawIn(state, 'procedure'))
  if (!throws.chance(MOVE_RATIO)) return undefined
  const wished = wishes(state, seat, draft, throws)
  return wished.find((act) => {
    const rule = motionRule(procedure, act.motion)
    if (!rule || decidedAt[act.motion] !== undefined) return false
    // no vote is taken on what the chair grants
    const isWanted = rule.decidedBy === 'chair' || isKeen(state, index, act)
    return isWanted && !checkAct(state, seat.id, act)
  })
}

/** Whether the session's limit of motions is reached, or the last one was decided too recently. */
function isAtRest(decidedAt: Readonly<Partial<Record<MotionKind, number>>>, at: number): boolean {
  let kinds = 0
  for (const [motion, decided] of Object.entries(decidedAt)) {
    if (at - decided < REST_MS) return true
    if (motion !== 'vote' && motion !== 'appeal') kinds += 1
  }
  return kinds >= MOST_KINDS
}

function wishes(state: CampaignState, seat: Seat, draft: Draft, throws: Dice): readonly MotionAct[] {
  const isRipe = isVoteInOrder(state) && supporters(draft) >= signaturesNeeded(state)
  const isConciliatory = CONCILIATORY.has(seat.delegate.personality)
  return [
    ...(isConciliatory && state.tension.value >= PAUSE_TENSION
      ? [{ kind: 'motion', motion: 'suspend', minutes: PAUSE_MINUTES } as const]
      : []),
    ...(isRipe ? onTheText(state, seat, draft, !isConciliatory && throws.chance(NAMES_RATIO)) : []),
    ...(state.tension.value >= POLL_TENSION ? [{ kind: 'motion', motion: 'straw-poll' } as const] : []),
    ...(isStalled(state, draft) ? [caucusFor(state, seat, draft, isConciliatory || throws.chance(0.3))] : []),
  ]
}

/**
 * Motions on a text that could be voted on: division of a clause that splits the house, and a roll call on amendments.
 */
function onTheText(state: CampaignState, seat: Seat, draft: Draft, mayAskForNames: boolean): readonly MotionAct[] {
  const clause = leastLikedClause(seat, draft.deal)?.issue
  const isSplit = clause !== undefined && splitsHouse(state, draft, clause)
  const isContested = state.proposals.some((one) => one.status === 'contested' && one.draft === draft.id)
  return [
    ...(isSplit ? [{ kind: 'motion', motion: 'division', issue: clause } as const] : []),
    ...(isContested && mayAskForNames ? [{ kind: 'motion', motion: 'roll-call' } as const] : []),
  ]
}

/** Whether a proposal on an issue was both welcomed and refused, each by at least a quarter of the seats. */
function splitsHouse({ proposals, seats }: CampaignState, draft: Draft, issue: number): boolean {
  return proposals.some(({ draft: id, changes, reactions }) => {
    if (id !== draft.id || !changes.some((change) => change.issue === issue)) return false
    const shown = Object.values(reactions)
    const count = (reaction: string) => shown.filter((one) => one === reaction).length
    return count('welcome') * 4 >= seats.length && count('cannot-accept') * 4 >= seats.length
  })
}

/** Whether the text has not changed for a while although at least two proposals were made and failed. */
function isStalled({ clock, proposals }: CampaignState, draft: Draft): boolean {
  const lastAt = Math.max(clock.phases[1]?.startedAt ?? 0, lastChangeAt(draft))
  if (clock.elapsedMs - lastAt < STALLED_MS) return false
  return proposals.filter(({ at, status }) => at > lastAt && status !== 'open' && status !== 'adopted').length >= 2
}

/**
 * The caucus a seat moves: unmoderated for conciliatory delegates; else moderated, on the issue where the seat has most
 * to gain.
 */
function caucusFor(state: CampaignState, seat: Seat, draft: Draft, isInformal: boolean): MotionAct {
  if (isInformal) return { kind: 'motion', motion: 'unmoderated-caucus', minutes: CAUCUS_MINUTES }
  const seconds = Math.max(SPEECH_SECONDS, state.procedure?.speech.leastSeconds ?? 0)
  const issue = weightiestIssue(seat, draft.deal)
  return { kind: 'motion', motion: 'moderated-caucus', minutes: CAUCUS_MINUTES, seconds, issue }
}

/** Whether a seat leans far enough towards its own motion: none raises one that it would vote against. */
function isKeen(state: CampaignState, index: number, { motion, kind: _, ...terms }: MotionAct): boolean {
  const by = state.seats[index]?.id ?? ''
  return leanOn(state, index, { id: '', motion, by, secondedBy: undefined, at: state.clock.elapsedMs, terms }) > KEEN
}
