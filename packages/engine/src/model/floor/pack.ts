import type { MotionKind, PointKind } from '../acts/act.ts'

/** The committee's current business: rules list those during which a motion is in order. */
export type Business = 'debate' | 'moderated-caucus' | 'unmoderated-caucus' | 'voting'

/** Who decides a motion: the chair grants it; a majority or two thirds of those voting; three fifths of the seats. */
export type DecidedBy = 'chair' | 'majority' | 'two-thirds' | 'council'

/** A pack's rule for one motion; its index in the list is its precedence. Durations in the unit of their name. */
export interface MotionRule {
  readonly motion: MotionKind
  readonly second: boolean
  readonly speakersFor: number
  readonly speakersAgainst: number
  readonly decidedBy: DecidedBy
  readonly during: readonly Business[]
  readonly repeatSeconds: number
  readonly minutesLeast: number
  readonly minutesMost: number
  readonly source: string
}

export interface PointRule {
  readonly point: PointKind
  readonly during: readonly Business[]
  readonly source: string
}

/** Rules of procedure as data, part of the plan. Ratios are shares of the committee's seats. */
export interface ProcedurePack {
  readonly schemaVersion: 1
  readonly id: 'general-assembly' | 'security-council' | 'consensus'
  readonly title: string
  readonly summary: string
  readonly quorum: { readonly debateRatio: number; readonly decisionRatio: number; readonly source: string }
  readonly support: { readonly ratio: number; readonly least: number; readonly source: string }
  readonly decision: 'vote' | 'consensus-first'
  readonly veto: boolean
  readonly speech: { readonly leastSeconds: number; readonly mostSeconds: number; readonly replySeconds: number }
  /** Time limit for an appeal against a ruling. */
  readonly appealSeconds: number
  readonly points: readonly PointRule[]
  readonly motions: readonly MotionRule[]
}

/** The rule for a motion; undefined where the pack does not have it. */
export function motionRule(pack: ProcedurePack, motion: MotionKind): MotionRule | undefined {
  return pack.motions.find((rule) => rule.motion === motion)
}

/** The properties of a motion that decide precedence: its kind, and the length of a caucus. */
export interface Precedent {
  readonly motion: MotionKind
  readonly minutes?: number | undefined
}

/**
 * Whether a motion is decided before another that was raised first: it is higher in the pack's list, or asks for a
 * longer caucus of the same kind. Motions that the pack does not have never take precedence.
 */
export function takesPrecedence(pack: ProcedurePack, motion: Precedent, over: Precedent): boolean {
  const place = pack.motions.findIndex((rule) => rule.motion === motion.motion)
  const other = pack.motions.findIndex((rule) => rule.motion === over.motion)
  if (place < 0) return false
  if (other < 0 || place < other) return true
  return place === other && isTimed(pack, motion.motion) && (motion.minutes ?? 0) > (over.minutes ?? 0)
}

/** Whether a motion has a duration. */
function isTimed(pack: ProcedurePack, motion: MotionKind): boolean {
  return (motionRule(pack, motion)?.minutesMost ?? 0) > 0
}

/**
 * Whether there is a quorum: for debate at least the pack's share of the seats, for a decision more than that share.
 */
export function hasQuorum(pack: ProcedurePack, present: number, seats: number, aim: 'debate' | 'decision'): boolean {
  if (aim === 'debate') return present >= Math.ceil(pack.quorum.debateRatio * seats - 0.01)
  const { decisionRatio } = pack.quorum
  return decisionRatio === 0.5 ? present * 2 > seats : present >= Math.ceil(decisionRatio * seats)
}

/** Sponsors and signatories a draft or amendment needs: a share of the committee, and at least the pack's minimum. */
export function supportNeeded(pack: ProcedurePack, seats: number): number {
  return Math.max(pack.support.least, Math.ceil(pack.support.ratio * seats))
}
