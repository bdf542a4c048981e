import { MOTIONS, type MotionKind, POINTS, type PointKind } from '../acts/act.ts'
import { factsOf } from '../procedure/facts.ts'
import { orderOf } from '../procedure/order.ts'
import { motionRule } from '../procedure/pack.ts'
import { type MotionPut, ruleOn, ruleOnPoint } from '../procedure/rules.ts'
import type { SeatId } from '../seats/seat.ts'
import { leadingDraft } from '../session/lookup.ts'
import type { CampaignState } from '../session/state.ts'
import type { ProcedureInView } from './view.ts'

/** The pack and the order of business as everybody may see them; nothing where the session has no pack. */
export function procedureInView(state: CampaignState): { procedure?: ProcedureInView } {
  const { procedure } = state
  if (!procedure) return {}
  const order = orderOf(state)
  const draft = leadingDraft(state)?.id ?? ''
  return {
    procedure: {
      pack: procedure.id,
      title: procedure.title,
      hasVeto: procedure.veto,
      leastSeconds: procedure.speech.leastSeconds,
      mostSeconds: procedure.speech.mostSeconds,
      caucus: order.caucus,
      ruling: order.ruling,
      waiting: order.waiting,
      isListClosed: order.isListClosed,
      speechSeconds: order.speechSeconds,
      isImportant: order.important.includes(draft),
      isByName: order.byName.includes(draft),
      divided: order.parts.flatMap((part) => (part.draft === draft ? [part.issue] : [])),
      presentAndVoting: order.presentAndVoting,
    },
  }
}

/** Motions in order now with fitting terms; undefined where the session has no pack. */
export function legalMotions(state: CampaignState, you: SeatId): readonly MotionKind[] | undefined {
  const { procedure } = state
  if (!procedure) return undefined
  const floor = factsOf(state)
  return MOTIONS.filter((motion) => putsOf(state, motion).some((put) => ruleOn(procedure, floor, put, you).ok))
}

/** Points in order now; undefined where the session has no pack. */
export function legalPoints(state: CampaignState, you: SeatId): readonly PointKind[] | undefined {
  const { procedure } = state
  if (!procedure) return undefined
  const floor = factsOf(state)
  return POINTS.filter((point) => ruleOnPoint(procedure, floor, point, you).ok)
}

/** Ways to put a motion whose terms fit wherever any do: the shortest, or the longest where a longer one comes first. */
function putsOf({ procedure, issues }: CampaignState, motion: MotionKind): readonly MotionPut[] {
  const rule = procedure && motionRule(procedure, motion)
  if (!rule) return []
  const seconds = procedure.speech.leastSeconds
  if (rule.minutesMost > 0) {
    return [rule.minutesLeast, rule.minutesMost].map((minutes) => ({ motion, minutes, seconds }))
  }
  if (motion === 'division') return issues.map((_, issue) => ({ motion, issue }))
  return motion === 'limit-time' ? [{ motion, seconds }] : [{ motion }]
}
