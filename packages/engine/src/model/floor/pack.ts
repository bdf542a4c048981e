import type { MotionKind, PointKind } from '../acts/act.ts'

/** What the committee is doing: rules say during which of these a motion is in order. */
export type Business = 'debate' | 'moderated-caucus' | 'unmoderated-caucus' | 'voting'

/** Who decides a motion: the chair grants it; a majority or two thirds of those voting; three fifths of the seats. */
export type DecidedBy = 'chair' | 'majority' | 'two-thirds' | 'council'

/** What a pack says of one motion; its place in the list is its precedence. Durations in the unit of their name. */
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

/** Rules of procedure as data, handed over with the plan. Ratios are shares of the committee's seats. */
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
  /** A ruling may be appealed against for so long. */
  readonly appealSeconds: number
  readonly points: readonly PointRule[]
  readonly motions: readonly MotionRule[]
}

/** The rule on a motion; undefined where the pack does not know it. */
export function motionRule(pack: ProcedurePack, motion: MotionKind): MotionRule | undefined {
  return pack.motions.find((rule) => rule.motion === motion)
}

/** A motion as precedence sees it: its kind, and how long a caucus it asks for. */
export interface Precedent {
  readonly motion: MotionKind
  readonly minutes?: number | undefined
}

/**
 * Whether a motion is decided before another that was raised first: it stands higher in the pack's list, or asks for a
 * longer caucus of the same sort. Motions the pack does not know never come first.
 */
export function takesPrecedence(pack: ProcedurePack, motion: Precedent, over: Precedent): boolean {
  const place = pack.motions.findIndex((rule) => rule.motion === motion.motion)
  const other = pack.motions.findIndex((rule) => rule.motion === over.motion)
  if (place < 0) return false
  if (other < 0 || place < other) return true
  return place === other && isTimed(pack, motion.motion) && (motion.minutes ?? 0) > (over.minutes ?? 0)
}

/** Whether a motion names how long it is for. */
function isTimed(pack: ProcedurePack, motion: MotionKind): boolean {
  return (motionRule(pack, motion)?.minutesMost ?? 0) > 0
}

/** Members that must be there: the least whole number that is the share, or for a decision more than it. */
export function hasQuorum(pack: ProcedurePack, present: number, seats: number, aim: 'debate' | 'decision'): boolean {
  if (aim === 'debate') return present >= Math.ceil(pack.quorum.debateRatio * seats - 0.01)
  const { decisionRatio } = pack.quorum
  return decisionRatio === 0.5 ? present * 2 > seats : present >= Math.ceil(decisionRatio * seats)
}

/** Sponsors and signatories a draft or amendment needs: a share of the committee, and never fewer than the least. */
export function supportNeeded(pack: ProcedurePack, seats: number): number {
  return Math.max(pack.support.least, Math.ceil(pack.support.ratio * seats))
}
