import { agreesTo, type Change } from '@placard/engine'
import { promisesOn } from './given-word.ts'
import { clauseOn, distanceTo, gainOf, isSame, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { isWanted, type Stand, standOn, standsOn, strongest, weightOf } from './standpoints.ts'

/** A clause of the text that changes would take out, and the seat's word for it. */
interface Loss {
  readonly clause: Change
  readonly stand: Stand
}

/** The clauses that changes would take out of the text and that the seat asked for, wrote or welcomed. */
export function lossesBy(changes: readonly Change[], past: Past): readonly Loss[] {
  return changes.flatMap(({ issue, option }): readonly Loss[] => {
    const clause = clauseOn(issue, past.view)
    if (clause.option === 0 || clause.option === option) return []
    const stand = strongest(standsOn(clause, past))
    return stand?.side === 'for' && stand.done !== 'accepted' ? [{ clause, stand }] : []
  })
}

/** By whom changes were put before the committee, and what the others have made of them so far. */
interface Put {
  readonly by?: string | undefined
  readonly reactions?: Readonly<Record<string, string>>
}

/**
 * What a seat says that agrees to changes at the cost of a clause it was for: which clause it lets go, and what for.
 * Undefined where it loses none.
 */
export function lettingGo(changes: readonly Change[], past: Past, put: Put = {}): Occasion | undefined {
  const word = promised(changes, past, put)
  if (word === undefined) return losing(changes, lossesBy(changes, past), past)
  // of what it lets go besides its promise it owes a word too
  const others = lossesBy(changes, past).filter(({ clause }) => clause.issue !== word.option?.issue)
  return { ...word, before: losing(changes, others, past) }
}

/** What is said of the weightiest of the clauses that changes take out. */
function losing(changes: readonly Change[], losses: readonly Loss[], past: Past): Occasion | undefined {
  const { seat, view } = past
  // the clause that the seat did most for is the one that it owes a word on
  const [loss] = losses.toSorted(
    (one, other) =>
      weightOf(one.stand) - weightOf(other.stand) ||
      distanceTo(seat, one.clause, view) - distanceTo(seat, other.clause, view),
  )
  if (loss === undefined) return undefined
  const { clause: other, stand } = loss
  const about = { other, done: stand.done, at: stand.at }
  const instead = changes.find(({ issue }) => issue === other.issue)
  // what goes further than the clause it replaces is no loss
  if (changes.length === 1 && instead !== undefined && gainOf(seat, instead, view) > 0) {
    return { situation: 'goes-further', option: instead, ...about }
  }
  // nobody mourns a clause where another of its own wishes takes its place
  if (instead !== undefined && wasFor(instead, past)) {
    return { situation: 'prefers-now', option: instead, ...about }
  }
  const gained = gainIn(changes, losses, past)
  return gained === undefined
    ? { situation: 'lets-go', ...about }
    : { situation: 'lets-go-for', option: gained, ...about }
}

/**
 * What a seat gains by changes at the cost of clauses it was for, if it says so: what it has asked for before anything
 * else. What takes the place of another of its clauses, what it has spoken against, and what weighs less than the loss
 * is no gain.
 */
function gainIn(changes: readonly Change[], losses: readonly Loss[], past: Past): Change | undefined {
  const { seat, view } = past
  const lost = new Set(losses.map(({ clause }) => clause.issue))
  const gain = (change: Change) => gainOf(seat, change, view)
  const dearest = Math.max(0, ...changes.filter(({ issue }) => lost.has(issue)).map((change) => -gain(change)))
  const gains = changes.filter((change) => !lost.has(change.issue) && gain(change) > 0)
  const asked = gains.filter((change) => isWanted(standsOn(change, past)))
  const [most] = (asked.length > 0 ? asked : gains)
    .filter((change) => standOn(change, past)?.side !== 'against')
    .toSorted((one, two) => gain(two) - gain(one))
  return most !== undefined && (asked.length > 0 || gain(most) >= dearest) ? most : undefined
}

/** Whether the seat has done more for an option than let it pass. */
function wasFor(change: Change, past: Past): boolean {
  const stand = strongest(standsOn(change, past))
  return stand?.side === 'for' && stand.done !== 'accepted' && stand.done !== 'offered'
}

/**
 * Whoever lets a clause go that it promised says to whom; it is free where those delegations want the change, or accept
 * it.
 */
function promised(changes: readonly Change[], { seat, view }: Past, { by, reactions }: Put): Occasion | undefined {
  const option = changes.find((change) => {
    const now = clauseOn(change.issue, view)
    return !isSame(change, now) && promisesOn(now, seat.id, view).length > 0
  })
  if (option === undefined) return undefined
  const other = clauseOn(option.issue, view)
  const made = promisesOn(other, seat.id, view)
  const holders = [...new Set(made.map(({ to }) => to))]
  const about = { option, other, at: made.at(-1)?.at }
  const bound = holders.filter((id) => id !== by && !['welcome', 'live-with'].includes(reactions?.[id] ?? ''))
  if (bound.length > 0) {
    const isNearer = gainOf(seat, option, view) > 0
    return { situation: isNearer ? 'word-left' : 'word-left-for-room', ...about, names: bound }
  }
  const isTheirs = holders.length === 1 && holders[0] === by
  return { situation: isTheirs ? 'word-released' : 'word-released-since', ...about, names: holders }
}

/**
 * When the seat last gave an option up: by a change of its own, or one that it agreed to, which took the place of it.
 * Undefined where it did not, or where the option is back in the text.
 */
export function gaveUp(change: Change, past: Past): number | undefined {
  const { seat, view } = past
  const wish = strongest(standsOn(change, past))
  // nobody gives up what it only let pass
  if (wish?.side !== 'for' || wish.done === 'accepted' || wish.done === 'offered') return undefined
  const { marks = [], deal = [] } = leading(view) ?? {}
  if (deal[change.issue] === change.option) return undefined
  const mark = marks.find(({ issue, before }) => issue === change.issue && before === change.option)
  if (mark === undefined) return undefined
  if (mark.by === seat.id) return mark.at
  // the proposal that made this change: an earlier one with the same option made another
  const made = view.proposals.findLast(
    ({ changes, at, status }) =>
      (status === 'adopted' || status === 'contested') &&
      at <= mark.at &&
      changes.some((one) => isSame(one, { issue: mark.issue, option: mark.after })),
  )
  return made !== undefined && agreesTo(made, seat.id) ? mark.at : undefined
}
