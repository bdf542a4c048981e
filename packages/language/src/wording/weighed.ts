import type { Change } from '@placard/engine'
import { gaveUp } from './letting-go.ts'
import { clauseOn, clausesOf, distanceTo, gainOf, isSame, leading, recordOf } from './occasion.ts'
import type { Past } from './past.ts'
import { hasEmbraced, isWanted, standOn, standsOn } from './standpoints.ts'

/** A clause of a draft with what it does for a seat's public position; below 0, it takes the text away from it. */
interface Weighed {
  readonly change: Change
  readonly gain: number
}

/**
 * The clauses of a draft on which the seat has not spoken the other way, the one that serves it most first. What it
 * proposed, asked for or welcomed in this session is no clause to be against, whatever it said of it later.
 */
export function clausesFor(side: 'for' | 'against', past: Past, draft = leading(past.view)): readonly Weighed[] {
  const { seat, view } = past
  const other = side === 'for' ? 'against' : 'for'
  return clausesOf(draft)
    .filter((change) => {
      const stands = standsOn(change, past)
      const isBarred = side === 'against' && hasEmbraced(stands)
      return stands.at(-1)?.side !== other && !isBarred
    })
    .map((change) => ({
      change,
      gain: distanceTo(seat, { ...change, option: 0 }, view) - distanceTo(seat, change, view),
    }))
    .toSorted((one, two) => two.gain - one.gain)
}

/**
 * What a seat has asked for aloud, and waits for still: on the issue where the text is farthest from that. Where it is
 * content with the text's own clause, or gave its wish up and has not asked for it since, it waits for nothing.
 */
export function missed(past: Past): Change | undefined {
  const { seat, view } = past
  const [most] = view.issues
    .flatMap(({ options }, issue) => {
      const now = clauseOn(issue, view)
      return options
        .map((_, option) => ({ issue, option }))
        .filter((change) => change.option > 0 && !isSame(change, now) && isAwaited(change, past))
        .filter(() => standOn(now, past)?.side !== 'for')
    })
    .map((change) => ({ change, apart: gainOf(seat, change, view) }))
    .toSorted((one, other) => other.apart - one.apart)
  return most !== undefined && most.apart > 0 ? most.change : undefined
}

/** What the seat stands for, and has neither spoken against nor given up, on the issue where the text is farthest from it. */
export function hopedFor(past: Past): Change | undefined {
  const { seat, view } = past
  const deal = leading(view)?.deal ?? []
  const [most] = deal
    .map((option, issue) => ({ wish: recordOf(seat, issue, view), apart: distanceTo(seat, { issue, option }, view) }))
    .filter(({ wish, apart }) => apart > 0 && wish.option > 0 && wish.option !== deal[wish.issue])
    .filter(({ wish }) => standOn(wish, past)?.side !== 'against' && gaveUp(wish, past) === undefined)
    .toSorted((one, other) => other.apart - one.apart)
  return most?.wish
}

/** Whether a seat has asked for an option aloud, and has not given it up since. */
function isAwaited(change: Change, past: Past): boolean {
  const stands = standsOn(change, past)
  const asked = stands.findLast(({ done }) => done === 'proposed' || done === 'supported')
  const at = gaveUp(change, past)
  return isWanted(stands) && asked !== undefined && (at === undefined || asked.since > at)
}
