import { MOTIONS, type MotionKind, POINTS, type PointKind } from '../acts/act.ts'
import { factsOf } from '../procedure/facts.ts'
import { orderOf } from '../procedure/order.ts'
import { type MotionRule, motionRule, type ProcedurePack } from '../procedure/pack.ts'
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

/** Motions, with fitting terms, and points in order now; undefined where the session has no pack. */
export function legalProcedure(
  state: CampaignState,
  you: SeatId,
): { readonly motions: readonly MotionKind[]; readonly points: readonly PointKind[] } | undefined {
  const { procedure, issues } = state
  if (!procedure) return undefined
  const floor = factsOf(state)
  const motions: MotionKind[] = []
  for (const { motion, puts } of waysToPut(procedure, issues.length)) {
    if (puts.some((put) => ruleOn(procedure, floor, put, you).ok)) motions.push(motion)
  }
  return { motions, points: POINTS.filter((point) => ruleOnPoint(procedure, floor, point, you).ok) }
}

interface WaysToPut {
  readonly motion: MotionKind
  readonly puts: readonly MotionPut[]
}

/** Worked out once a pack and agenda: every view asks. */
const known = new WeakMap<ProcedurePack, Map<number, readonly WaysToPut[]>>()

/** Ways to put each motion a pack knows. */
function waysToPut(pack: ProcedurePack, issues: number): readonly WaysToPut[] {
  const byIssues = known.get(pack) ?? new Map<number, readonly WaysToPut[]>()
  known.set(pack, byIssues)
  const before = byIssues.get(issues)
  if (before) return before
  const ways = MOTIONS.flatMap((motion) => {
    const rule = motionRule(pack, motion)
    return rule ? [{ motion, puts: putsOf(pack, rule, issues) }] : []
  })
  byIssues.set(issues, ways)
  return ways
}

/** Ways to put a motion whose terms fit wherever any do: the shortest, or the longest where a longer one comes first. */
function putsOf(pack: ProcedurePack, { motion, minutesLeast, minutesMost }: MotionRule, issues: number): MotionPut[] {
  const seconds = pack.speech.leastSeconds
  if (minutesMost > 0) return [minutesLeast, minutesMost].map((minutes) => ({ motion, minutes, seconds }))
  if (motion === 'division') return Array.from({ length: issues }, (_, issue) => ({ motion, issue }))
  return motion === 'limit-time' ? [{ motion, seconds }] : [{ motion }]
}
