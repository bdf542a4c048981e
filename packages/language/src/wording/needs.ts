import type { Answer, Change } from '@placard/engine'
import { against, inFavour } from './grounds.ts'
import { distanceTo, isNear, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { isAskedForMost, putTo } from './questions.ts'
import { standOn } from './standpoints.ts'
import { isAskedToMove } from './understood.ts'

interface Needing extends Answer {
  readonly issue: number
  readonly asker: string | undefined
  readonly past: Past
}

/**
 * The answer to an open question, in its kind: what the delegation offers, could bear or could not, on what its view
 * rests, or what it needs. `yes`: today's text has what it needs.
 */
export function needed({ verdict, change, issue, asker, past }: Needing): Occasion {
  const kind = putTo(past)
  const about = { need: issue, option: change, ...inFavour(change) }
  const isMet = verdict === 'yes'
  if (kind === 'limit') {
    const heavy = tooHeavy(issue, past)
    if (heavy !== undefined) return { situation: 'answer-limit', option: heavy, ...against(heavy) }
  } else if (kind !== undefined && kind !== 'appeal') {
    // what is told of its kind is the answer: the need is not read out after it
    const situation = `answer-${kind}${isMet ? '-met' : ''}`
    return { situation, option: change, ...inFavour(change) }
  }
  if (isMet) return { situation: 'need-met', ...inFavour(change) }
  if (isAskedToMove(past.seat.id, asker, past.view))
    return { ...about, situation: isGivenBy(asker, change, past) ? 'need-given' : 'need-appealed' }
  if (kind === 'appeal') return { ...about, situation: 'need-appealed' }
  return { ...about, situation: isAskedForMost(asker, issue, past.view) ? 'need-most' : 'need' }
}

/** The option of an issue that lies farthest from the seat, and for which it has not been. */
function tooHeavy(issue: number, past: Past): Change | undefined {
  const { seat, view } = past
  return (view.issues[issue]?.options ?? [])
    .map((_, option) => ({ issue, option }))
    .filter((one) => one.option > 0 && !isNear(seat, one, view) && standOn(one, past)?.side !== 'for')
    .toSorted((one, other) => distanceTo(seat, other, view) - distanceTo(seat, one, view))[0]
}

/** Whether the asker itself has put before the committee what the delegation needs. */
function isGivenBy(asker: string | undefined, change: Change | undefined, { view }: Past): boolean {
  return view.proposals.some(
    ({ by, changes }) =>
      by === asker && changes.some(({ issue, option }) => issue === change?.issue && option === change.option),
  )
}
