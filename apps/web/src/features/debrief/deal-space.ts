import type { Debrief } from '@placard/contract'

type Step = Debrief['path'][number]

/** A step of the draft that moved it in the plane, numbered from 1. */
export interface NumberedStep extends Step {
  readonly number: number
}

/** The way of the draft without the steps that left it where it was. */
export function stepsOf(path: readonly Step[]): readonly NumberedStep[] {
  const moved = path.filter((step, index) => {
    const before = path[index - 1]
    return before === undefined || before.own !== step.own || before.others !== step.others
  })
  return moved.map((step, index) => ({ ...step, number: index + 1 }))
}

/** A place in the plane of the plot: worth to the player, and mean worth to the others. */
export interface PlanePoint {
  readonly own: number
  readonly others: number
}

/** Where everything left as it was would lie. */
export function statusQuoOf(gains: Debrief['gains'], you: string): PlanePoint {
  const others = gains.filter(({ seat }) => seat !== you).map(({ statusQuo }) => statusQuo)
  return {
    own: gains.find(({ seat }) => seat === you)?.statusQuo ?? 0,
    others: others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length),
  }
}

type Pixel = { readonly x: number; readonly y: number }

/**
 * Which of some marks may carry their number: the first, the last, and of the others those that lie at least `room`
 * pixels from every one numbered before.
 */
export function numbered<Mark extends Pixel>(marks: readonly Mark[], room: number): readonly Mark[] {
  const ends = [marks[0], marks.at(-1)].filter((mark) => mark !== undefined)
  const shown: Mark[] = [...new Set(ends)]
  for (const mark of marks.slice(1, -1)) {
    const isFree = shown.every(({ x, y }) => (x - mark.x) ** 2 + (y - mark.y) ** 2 >= room * room)
    if (isFree) shown.push(mark)
  }
  return marks.filter((mark) => shown.includes(mark))
}
