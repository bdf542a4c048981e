import { MOTIONS, type MotionKind, POINTS, type PointKind } from '../acts/act.ts'
import { factsOf } from '../procedure/facts.ts'
import { orderOf } from '../procedure/order.ts'
import { type MotionRule, motionRule, type ProcedurePack } from '../procedure/pack.ts'
import { type MotionPut, refusalUnder, ruleOnPoint } from '../procedure/rules.ts'
import type { SeatId } from '../seats/seat.ts'
import { leadingDraft } from '../session/lookup.ts'
import type { CampaignState } from '../session/state.ts'
import type { ChairInView, ProcedureInView } from './view.ts'

/** The pack and the order of business as everybody may see them; nothing where the session has no pack. */
export function procedureInView(state: CampaignState): { procedure?: ProcedureInView; chair?: ChairInView } {
  const { procedure } = state
  if (!procedure) return {}
  const order = orderOf(state)
  const draft = leadingDraft(state)?.id ?? ''
  return {
    chair: { id: 'chair', personality: 'neutral', ruling: order.lastRuling },
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
  for (const { rule, puts } of floor.seats.includes(you) ? waysToPut(procedure, issues.length) : []) {
    if (puts.some((put) => !refusalUnder(procedure, floor, rule, put))) motions.push(rule.motion)
  }
  return { motions, points: POINTS.filter((point) => ruleOnPoint(procedure, floor, point, you).ok) }
}

interface WaysToPut {
  readonly rule: MotionRule
  readonly puts: readonly MotionPut[]
}

/** Worked out once a pack and agenda: every view asks. */
const known = new WeakMap<ProcedurePack, { readonly issues: number; readonly ways: readonly WaysToPut[] }>()

/** Ways to put each motion a pack knows. */
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

/** Ways to put a motion whose terms fit wherever any do: the shortest, or the longest where a longer one comes first. */
function putsOf(pack: ProcedurePack, { motion, minutesLeast, minutesMost }: MotionRule, issues: number): MotionPut[] {
  const seconds = pack.speech.leastSeconds
  if (minutesMost > 0) return [minutesLeast, minutesMost].map((minutes) => ({ motion, minutes, seconds }))
  if (motion === 'division') return Array.from({ length: issues }, (_, issue) => ({ motion, issue }))
  return motion === 'limit-time' ? [{ motion, seconds }] : [{ motion }]
}
