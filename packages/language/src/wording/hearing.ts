import { boundByWord } from './given-word.ts'
import { inFavour } from './grounds.ts'
import { clauseOn, isSame, type Occasion, recordOf } from './occasion.ts'
import type { Past } from './past.ts'
import { hasEmbraced, standOn, standsOn } from './standpoints.ts'

/**
 * A reply to a kind word, or to a warning, says more than that it was heard: what the delegation wants on the issue that
 * was named. Where the text has that, or has a clause that it was for, and where its word or its own no forbids it to ask,
 * it names nothing.
 */
export function wantedOn(issue: number | undefined, past: Past): Pick<Occasion, 'option' | 'ground'> {
  if (issue === undefined) return {}
  const { seat, view } = past
  const wish = recordOf(seat, issue, view)
  const now = clauseOn(issue, view)
  const isBarred =
    wish.option === 0 ||
    isSame(wish, now) ||
    hasEmbraced(standsOn(now, past)) ||
    standOn(wish, past)?.side === 'against' ||
    boundByWord(seat.id, [wish], view) !== undefined
  return isBarred ? {} : { option: wish, ...inFavour(wish) }
}
