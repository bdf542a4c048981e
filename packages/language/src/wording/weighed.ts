import type { Change } from '@placard/engine'
import { distanceTo, leading } from './occasion.ts'
import type { Past } from './past.ts'
import { isWanted, standOn, standsOn } from './standpoints.ts'

/** A clause of a draft with what it does for a seat's public position; below 0, it takes the text away from it. */
interface Weighed {
  readonly change: Change
  readonly gain: number
}

/** The clauses of a draft on which the seat has not spoken the other way, the one that serves it most first. */
export function clausesFor(side: 'for' | 'against', past: Past, draft = leading(past.view)): readonly Weighed[] {
  const { seat, view } = past
  const other = side === 'for' ? 'against' : 'for'
  return (draft?.deal ?? [])
    .map((option, issue) => ({ issue, option }))
    .filter((change) => change.option > 0 && standOn(change, past)?.side !== other)
    .map((change) => ({
      change,
      gain: distanceTo(seat, { ...change, option: 0 }, view) - distanceTo(seat, change, view),
    }))
    .toSorted((one, two) => two.gain - one.gain)
}

/** What the text has lost of what a seat proposed or asked for, the last first: it misses that before anything else. */
export function lost(past: Past): Change | undefined {
  const { marks = [], deal = [] } = leading(past.view) ?? {}
  return marks
    .toSorted((one, other) => other.at - one.at)
    .map(({ issue, before }) => ({ issue, option: before }))
    .find((change) => {
      const stands = standsOn(change, past)
      return change.option > 0 && deal[change.issue] !== change.option && isWanted(stands)
    })
}

/** What a seat misses most in the text: what its public position asks for on an issue where the text is farthest from it. */
export function missed({ seat, view }: Past): Change | undefined {
  const [most] = view.issues
    .map(({ options }, issue) => {
      const now = distanceTo(seat, { issue, option: leading(view)?.deal[issue] ?? 0 }, view)
      const near = options
        .map((_, option) => ({ issue, option }))
        .toSorted((one, other) => distanceTo(seat, one, view) - distanceTo(seat, other, view))[0]
      return { change: near, apart: near === undefined ? 0 : now - distanceTo(seat, near, view) }
    })
    .toSorted((one, other) => other.apart - one.apart)
  return most !== undefined && most.apart > 0 && most.change?.option !== 0 ? most.change : undefined
}
