import type { Ground } from './ground.ts'
import { ANYTHING } from './grounds-of-anything.en.ts'
import { BURDENS } from './grounds-of-burdens.en.ts'
import { CHANGES } from './grounds-of-changes.en.ts'
import { COUNTRY } from './grounds-of-country.en.ts'
import { CULTURE } from './grounds-of-culture.en.ts'
import { FIRMS } from './grounds-of-firms.en.ts'
import { JUDGEMENT } from './grounds-of-judgement.en.ts'
import { LIMITS } from './grounds-of-limits.en.ts'
import { ORDER } from './grounds-of-order.en.ts'
import { SCHOOL } from './grounds-of-school.en.ts'
import { SCHOOL_LIFE } from './grounds-of-school-life.en.ts'
import { STATES } from './grounds-of-states.en.ts'
import { isJudgement, kindOf, type MotionKind } from './motion-kind.ts'
import { type Reach, reachOf } from './motion-reach.ts'

const GROUNDS: readonly Ground[] = [
  ...JUDGEMENT,
  ...SCHOOL_LIFE,
  ...SCHOOL,
  ...CULTURE,
  ...FIRMS,
  ...COUNTRY,
  ...ORDER,
  ...STATES,
  ...LIMITS,
  ...BURDENS,
  ...CHANGES,
  ...ANYTHING,
]

/** "This house would not ban zoos": who supports it argues against the ban. */
const isDenied = (motion: string) => /\b(?:would|should|must|ought)(?: not|n['’]?t| never)\b/i.test(motion)

/** Kinds of measures that only states take; elsewhere their words mean something else. */
const OF_STATES: readonly MotionKind[] = ['force', 'law']

/** Where a motion belongs. */
export interface MotionPlace {
  readonly kind: MotionKind
  readonly reach: Reach
  readonly motion: string
}

/** The lines of argument on a motion, those nearest to it first. */
export function linesOn(motion: string): Pick<Ground, 'pro' | 'con'> {
  const lines = linesFor({ motion, kind: kindOf(motion), reach: reachOf(motion) })
  return isDenied(motion) ? { pro: lines.con, con: lines.pro } : lines
}

export function linesFor({ motion, kind, reach }: MotionPlace): Pick<Ground, 'pro' | 'con'> {
  const isForeign = OF_STATES.includes(kind) && reach !== 'states' && reach !== 'open'
  const place = { motion, kind: isForeign ? 'any' : kind, reach } as const
  const fitting = GROUNDS.flatMap((ground) => fitted(ground, place))
  const ranks = [...Map.groupBy(fitting, rankOf)].toSorted(([one], [other]) => one - other)
  const lines = (side: 'pro' | 'con') => ranks.flatMap(([, grounds]) => inTurn(grounds.map((ground) => ground[side])))
  return { pro: lines('pro'), con: lines('con') }
}

/** The ground where it fits. What speaks for a ban of just this speaks against allowing it. */
function fitted(ground: Ground, { kind, reach, motion }: MotionPlace): readonly Ground[] {
  const { reaches, kinds, matter, pro, con } = ground
  const isNear = reaches !== undefined || matter !== undefined
  if (reaches !== undefined && !reaches.includes(reach)) return []
  if (matter !== undefined && !matter.test(motion)) return []
  if (kind === 'allow' && isNear) return kinds?.includes('ban') === true ? [{ ...ground, pro: con, con: pro }] : []
  return (kinds === undefined ? !isJudgement(kind) : kinds.includes(kind)) ? [ground] : []
}

/** The longest list that still says something of the motion. */
const FEW = 5
const isTelling = (list: readonly string[] | undefined) => list !== undefined && list.length <= FEW

/** How near a ground is to its motions: its matter, then reach and kind together, then one of them. */
function rankOf({ reaches, kinds, matter }: Ground): number {
  if (matter !== undefined) return 0
  return 3 - Number(isTelling(reaches)) - Number(isTelling(kinds))
}

/** The first of each list, then the second of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const most = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
