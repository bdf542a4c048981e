import type { MotionKind, MotionTerms, PointKind } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import {
  type Business,
  hasQuorum,
  type MotionRule,
  motionRule,
  type ProcedurePack,
  takesPrecedence,
} from '../../model/floor/pack.ts'
import { tooEarly, tooFewNames } from './not-yet.ts'

/** A motion as it is raised. */
export type MotionPut = { readonly motion: MotionKind } & MotionTerms

/** A motion that was raised and is not decided. */
export interface MotionPending extends MotionPut {
  readonly by: SeatId
  readonly isSeconded: boolean
  readonly speakersFor: number
  readonly speakersAgainst: number
}

/**
 * The draft before the committee, as far as rules of procedure need it. `clauses` are the issues on which it has one.
 */
export interface DraftFacts {
  readonly sponsors: readonly SeatId[]
  readonly supporters: number
  readonly supportNeeded: number
  readonly clauses: readonly number[]
  readonly divided: readonly number[]
  readonly isImportant: boolean
  readonly isByName: boolean
  readonly isConsensusAsked: boolean
}

/** The facts about the floor that a ruling depends on. Instants and durations in session ms. */
export interface FloorFacts {
  readonly at: number
  readonly remainingMs: number
  readonly seats: readonly SeatId[]
  readonly present: number
  readonly business: Business
  readonly pending: MotionPending | undefined
  readonly draft: DraftFacts | undefined
  /** A draft was voted on or set aside, and none is open. */
  readonly isDecided: boolean
  /** A text was adopted. */
  readonly isAdopted: boolean
  /** The debate has lasted its minimum. */
  readonly isRipe: boolean
  /** Session ms from which it has; undefined before negotiation. */
  readonly ripeFrom?: number | undefined
  readonly isListClosed: boolean
  readonly isTwoThirdsAlready: boolean
  readonly rulingAt: number | undefined
  /** Time of the last decision on each kind of motion. */
  readonly decidedAt: Readonly<Partial<Record<MotionKind, number>>>
  readonly mayReply: readonly SeatId[]
  readonly mayExplain: readonly SeatId[]
  readonly presentAndVoting: readonly SeatId[]
}

/** The rules a motion or a point can break. */
export type RuleCode =
  | 'unknown-seat'
  | 'not-in-this-procedure'
  | 'voting-in-progress'
  | 'caucus-in-progress'
  | 'no-quorum'
  | 'lower-precedence'
  | 'motion-repeated'
  | 'duration-out-of-range'
  | 'no-ruling-to-appeal'
  | 'no-draft-on-the-floor'
  | 'motion-out-of-order'
  | 'nothing-to-divide'
  | 'already-so'
  | 'list-closed'
  | 'nothing-decided'
  | 'no-right-of-reply'
  | 'nothing-to-explain'
  | 'no-motion-to-debate'
  | 'speakers-exhausted'

/** The chair's ruling: in order under a rule of the pack, or the rule broken. */
export type Ruling<Rule> =
  | { readonly ok: true; readonly rule: Rule }
  | { readonly ok: false; readonly rejection: RuleCode; readonly because: string }

type Refusal = Extract<Ruling<never>, { ok: false }>

const refuse = (code: RuleCode, because: string): Refusal => ({ ok: false, rejection: code, because })

/**
 * Whether a motion is in order, by the pack alone: current business, precedence over the pending motion, repetition,
 * terms, and the motion's own requirements. Pure; the same for people and AI delegates.
 */
export function ruleOn(pack: ProcedurePack, floor: FloorFacts, motion: MotionPut, seat: SeatId): Ruling<MotionRule> {
  if (!floor.seats.includes(seat)) return refuse('unknown-seat', 'only members of the committee raise motions')
  const rule = motionRule(pack, motion.motion)
  if (!rule) return refuse('not-in-this-procedure', `${pack.title} knows no motion of this kind`)
  return refusalUnder(pack, floor, rule, motion) ?? { ok: true, rule }
}

/** The refusal of a member's motion under its rule of the pack; undefined when it is in order. */
export function refusalUnder(
  pack: ProcedurePack,
  floor: FloorFacts,
  rule: MotionRule,
  motion: MotionPut,
): Refusal | undefined {
  return (
    businessRefusal(floor, rule.during) ??
    quorumRefusal(pack, floor) ??
    precedenceRefusal(pack, floor, motion) ??
    repetitionRefusal(floor, rule) ??
    termsRefusal(pack, floor, rule, motion) ??
    needsRefusal(pack, floor, motion)
  )
}

function businessRefusal({ business }: FloorFacts, during: readonly Business[]): Refusal | undefined {
  if (during.includes(business)) return undefined
  if (business === 'voting') return refuse('voting-in-progress', 'nothing interrupts a vote once it has begun')
  return refuse('caucus-in-progress', 'the caucus ends before formal business goes on')
}

function quorumRefusal(pack: ProcedurePack, floor: FloorFacts): Refusal | undefined {
  const isEnough = hasQuorum(pack, floor.present, floor.seats.length, 'debate')
  return isEnough ? undefined : refuse('no-quorum', 'too few members are present for the debate to proceed')
}

function precedenceRefusal(pack: ProcedurePack, floor: FloorFacts, motion: MotionPut): Refusal | undefined {
  const { pending } = floor
  if (!pending) return undefined
  if (pending.isSeconded) return refuse('lower-precedence', 'the motion before the committee is decided first')
  if (takesPrecedence(pack, motion, pending)) return undefined
  return refuse('lower-precedence', 'a motion that stands higher is before the committee')
}

function repetitionRefusal(floor: FloorFacts, rule: MotionRule): Refusal | undefined {
  const last = floor.decidedAt[rule.motion]
  if (last === undefined || floor.at - last >= rule.repeatSeconds * 1000) return undefined
  return refuse('motion-repeated', `the same motion was decided less than ${rule.repeatSeconds} seconds ago`)
}

function termsRefusal(
  pack: ProcedurePack,
  floor: FloorFacts,
  rule: MotionRule,
  { minutes, seconds, motion }: MotionPut,
): Refusal | undefined {
  if (rule.minutesMost > 0) {
    const isInRange = minutes !== undefined && minutes >= rule.minutesLeast && minutes <= rule.minutesMost
    if (!isInRange) {
      return refuse('duration-out-of-range', `between ${rule.minutesLeast} and ${rule.minutesMost} minutes`)
    }
    if (minutes * 60_000 > floor.remainingMs) return refuse('duration-out-of-range', 'the meeting ends before that')
  }
  const { leastSeconds, mostSeconds } = pack.speech
  const isLimit = motion === 'limit-time' || motion === 'moderated-caucus'
  if (!isLimit) return undefined
  const isInRange = seconds !== undefined && seconds >= leastSeconds && seconds <= mostSeconds
  return isInRange
    ? undefined
    : refuse('duration-out-of-range', `a speech is between ${leastSeconds} and ${mostSeconds} seconds`)
}

/** Requirements of each kind of motion. */
function needsRefusal(pack: ProcedurePack, floor: FloorFacts, motion: MotionPut): Refusal | undefined {
  switch (motion.motion) {
    case 'appeal':
      return floor.rulingAt !== undefined && floor.at - floor.rulingAt <= pack.appealSeconds * 1000
        ? undefined
        : refuse('no-ruling-to-appeal', 'the chair has made no ruling that is still open to appeal')
    case 'adjourn-meeting':
      return floor.isDecided ? undefined : refuse('motion-out-of-order', 'the item is not disposed of yet')
    case 'close-list':
      return floor.isListClosed ? refuse('already-so', 'the list is closed') : undefined
    case 'reopen-list':
      return floor.isListClosed ? undefined : refuse('already-so', 'the list is open')
    case 'reconsider':
      return floor.isDecided ? undefined : refuse('nothing-decided', 'no draft has been decided, or one is open')
    default:
      return draftRefusal(floor, motion)
  }
}

const NEEDS_DRAFT: ReadonlySet<MotionKind> = new Set([
  'adjourn-debate',
  'vote',
  'important-question',
  'division',
  'roll-call',
  'consensus',
])

function draftRefusal(floor: FloorFacts, { motion, issue, change }: MotionPut): Refusal | undefined {
  const { draft } = floor
  const needsDraft = NEEDS_DRAFT.has(motion) || (motion === 'straw-poll' && change === undefined)
  if (!needsDraft) return undefined
  if (!draft) return refuse('no-draft-on-the-floor', 'there is no draft resolution on the floor')
  if (motion === 'vote' || motion === 'consensus') return decisionRefusal(floor, draft, motion)
  if (motion === 'important-question') {
    const isSo = draft.isImportant || floor.isTwoThirdsAlready
    return isSo ? refuse('already-so', 'the draft needs two thirds already') : undefined
  }
  if (motion === 'roll-call') return draft.isByName ? refuse('already-so', 'the roll will be called') : undefined
  return motion === 'division' ? divisionRefusal(draft, issue) : undefined
}

function decisionRefusal(floor: FloorFacts, draft: DraftFacts, motion: 'vote' | 'consensus'): Refusal | undefined {
  if (draft.supporters < draft.supportNeeded) {
    return refuse('motion-out-of-order', tooFewNames(draft.supportNeeded, draft.supporters))
  }
  if (!floor.isRipe) return refuse('motion-out-of-order', tooEarly(floor.ripeFrom))
  return motion === 'consensus' && draft.isConsensusAsked
    ? refuse('already-so', 'an objection has been made already')
    : undefined
}

function divisionRefusal(draft: DraftFacts, issue: number | undefined): Refusal | undefined {
  if (issue === undefined || !draft.clauses.includes(issue)) {
    return refuse('nothing-to-divide', 'the draft has no such clause')
  }
  if (draft.clauses.length < 2) return refuse('nothing-to-divide', 'a draft of one clause has no parts')
  return draft.divided.includes(issue) ? refuse('already-so', 'the clause is voted on separately') : undefined
}

/** Whether a point or request is in order. */
export function ruleOnPoint(pack: ProcedurePack, floor: FloorFacts, point: PointKind, seat: SeatId): Ruling<PointKind> {
  if (!floor.seats.includes(seat)) return refuse('unknown-seat', 'only members of the committee raise points')
  const rule = pack.points.find((candidate) => candidate.point === point)
  if (!rule) return refuse('not-in-this-procedure', `${pack.title} knows no point of this kind`)
  const refusal = businessRefusal(floor, rule.during) ?? claimRefusal(pack, floor, point, seat)
  return refusal ?? { ok: true, rule: point }
}

function claimRefusal(pack: ProcedurePack, floor: FloorFacts, point: PointKind, seat: SeatId): Refusal | undefined {
  switch (point) {
    case 'right-of-reply':
      return floor.mayReply.includes(seat)
        ? undefined
        : refuse('no-right-of-reply', 'nobody has spoken against the delegation since its last reply')
    case 'explanation-of-vote':
      return floor.mayExplain.includes(seat)
        ? undefined
        : refuse('nothing-to-explain', 'a delegation explains its vote once, after it; a sponsor does not')
    case 'present-and-voting':
      return floor.presentAndVoting.includes(seat)
        ? refuse('already-so', 'the delegation is present and voting')
        : undefined
    case 'for-the-motion':
    case 'against-the-motion':
      return debateRefusal(pack, floor, point)
    default:
      return undefined
  }
}

/** Speeches on a motion are in order between its second and its vote, as many on each side as the pack allows. */
function debateRefusal(
  pack: ProcedurePack,
  { pending }: FloorFacts,
  point: 'for-the-motion' | 'against-the-motion',
): Refusal | undefined {
  const rule = pending && motionRule(pack, pending.motion)
  const isOpen = pending && rule && (pending.isSeconded || !rule.second)
  if (!isOpen) return refuse('no-motion-to-debate', 'no motion is being debated')
  const isFor = point === 'for-the-motion'
  const allowed = isFor ? rule.speakersFor : rule.speakersAgainst
  if (allowed === 0) return refuse('no-motion-to-debate', 'the motion is not debated on that side')
  const spoken = isFor ? pending.speakersFor : pending.speakersAgainst
  return spoken < allowed ? undefined : refuse('speakers-exhausted', `at most ${allowed} speak on that side`)
}

/** Whether a motion that was seconded, or needs none, is debated before it is voted on. */
export function isDebatable(rule: MotionRule): boolean {
  return rule.speakersFor + rule.speakersAgainst > 0
}
