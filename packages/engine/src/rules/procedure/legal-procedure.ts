import { MOTIONS, type MotionKind, POINTS, type PointKind } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { type MotionRule, motionRule, type ProcedurePack } from '../../model/floor/pack.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { factsOf } from './facts.ts'
import { type MotionPut, refusalUnder, ruleOnPoint } from './rulings.ts'

/**
 * The motions, with valid terms, and the points that are in order now; undefined where the session has no pack. The
 * lists are computed lazily, on first read: a check of one motion computes that one only.
 */
export function legalProcedure(state: CampaignState, you: SeatId): LegalProcedure | undefined {
  const { procedure, issues } = state
  if (!procedure) return undefined
  const floor = factsOf(state)
  const ways = floor.seats.includes(you) ? waysToPut(procedure, issues.length) : []
  const mayPut = ({ rule, puts }: WaysToPut) => puts.some((put) => !refusalUnder(procedure, floor, rule, put))
  const isPoint = (point: PointKind) => ruleOnPoint(procedure, floor, point, you).ok
  return {
    mayMove: (motion) => ways.some((way) => way.rule.motion === motion && mayPut(way)),
    mayRaise: isPoint,
    motions: () => ways.filter(mayPut).map(({ rule }) => rule.motion),
    points: () => POINTS.filter(isPoint),
  }
}

/** Motions and points that a pack allows one seat at one moment. */
export interface LegalProcedure {
  mayMove(motion: MotionKind): boolean
  mayRaise(point: PointKind): boolean
  motions(): readonly MotionKind[]
  points(): readonly PointKind[]
}

interface WaysToPut {
  readonly rule: MotionRule
  readonly puts: readonly MotionPut[]
}

/** Cache by pack and agenda: every view reads it. */
const known = new WeakMap<ProcedurePack, { readonly issues: number; readonly ways: readonly WaysToPut[] }>()

/** Variants of terms for each motion of a pack. */
function waysToPut(pack: ProcedurePack, issues: number): readonly WaysToPut[] {
  const before = known.get(pack)
  if (before?.issues === issues) return before.ways
  const ways = MOTIONS.flatMap((motion) => {
    const rule = motionRule(pack, motion)
    return rule ? [{ rule, puts: putsOf(pack, rule, issues) }] : []
  })
  known.set(pack, { issues, ways })
  return ways
}

/**
 * Variants of a motion's terms, one of which is valid if any is: the shortest, or the longest where a longer one takes
 * precedence.
 */
function putsOf(pack: ProcedurePack, { motion, minutesLeast, minutesMost }: MotionRule, issues: number): MotionPut[] {
  const seconds = pack.speech.leastSeconds
  if (minutesMost > 0) return [minutesLeast, minutesMost].map((minutes) => ({ motion, minutes, seconds }))
  if (motion === 'division') return Array.from({ length: issues }, (_, issue) => ({ motion, issue }))
  return motion === 'limit-time' ? [{ motion, seconds }] : [{ motion }]
}
