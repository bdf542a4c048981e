import type { Debrief } from '@placard/contract'

type Step = Debrief['path'][number]

/** A step that moved the draft in the plane, numbered from 1. */
export interface NumberedStep extends Step {
  readonly number: number
}

/** The draft's path without the steps that did not move it. */
export function stepsOf(path: readonly Step[]): readonly NumberedStep[] {
  const moved = path.filter((step, index) => {
    const before = path[index - 1]
    return before === undefined || before.own !== step.own || before.others !== step.others
  })
  return moved.map((step, index) => ({ ...step, number: index + 1 }))
}

/** A point in the plane of the plot: the player's utility, and the mean utility of the others. */
export interface PlanePoint {
  readonly own: number
  readonly others: number
}

/** The point of the status quo. */
export function statusQuoOf(gains: Debrief['gains'], you: string): PlanePoint {
  const others = gains.filter(({ seat }) => seat !== you).map(({ statusQuo }) => statusQuo)
  return {
    own: gains.find(({ seat }) => seat === you)?.statusQuo ?? 0,
    others: others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length),
  }
}

/** A place on the draft's path, however often the draft was there. */
export interface Waypoint extends PlanePoint {
  /** The numbers of the steps that led here. */
  readonly numbers: readonly number[]
}

/** The places of the draft, each once: a text that recurs is the same dot. */
export function waypointsOf(steps: readonly NumberedStep[]): readonly Waypoint[] {
  const places = new Map<string, Waypoint>()
  for (const { own, others, number } of steps) {
    const name = `${own} ${others}`
    places.set(name, { own, others, numbers: [...(places.get(name)?.numbers ?? []), number] })
  }
  return [...places.values()]
}
