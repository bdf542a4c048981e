import type { Change } from '@placard/engine'
import { conditionStart } from '../conditions.ts'
import { askedFirst, type Side, type SideWeights } from './barter.ts'
import type { HeardText } from './heard-text.ts'
import type { Marked, Marks } from './marks.ts'
import { isSameChange } from './topics.ts'

/** Number of issues considered for a bargain. */
const MOST_SIDES = 4
const MOST_GAP = 6
/** Lower bound of the probability of who gives what: words may be misread. */
const LEAST_RATIO = 0.01

/** The change asked for, and the change given for it. */
export interface Bargain {
  readonly take: Change
  readonly give: Change
}

/** A candidate option of a side, and how much less plainly it was named than the side's own. */
interface Choice {
  readonly change: Change
  readonly gap: number
}

/**
 * The option that a side named, the next best ones of the issue, and the one that the whole text names. Where the side
 * moves away from the option: nothing on the issue, or a step less.
 */
function choicesOf({ issue, option, options, isAway }: Side, { matches }: HeardText): readonly Choice[] {
  if (isAway)
    return [...new Set([0, Math.max(0, option - 1)])].map((at, gap) => ({ change: { issue, option: at }, gap }))
  const whole = matches.find((match) => match.issue === issue)?.option ?? option
  const order = options.map((_, at) => at).sort((a, b) => (options[b] ?? 0) - (options[a] ?? 0))
  const own = options[option] ?? 0
  return [...new Set([option, ...order.slice(0, 2), whole])].map((at) => ({
    change: { issue, option: at },
    gap: Math.min(MOST_GAP, own - (options[at] ?? 0)),
  }))
}

/** Features: agreement with the grammar's own bargain. */
function grammarMarks(own: Bargain | undefined, take: Change, give: Change): Marks {
  if (own === undefined) return []
  const [isTake, isGive] = [isSameChange(take, own.take), isSameChange(give, own.give)]
  return [
    ['tg', isTake && isGive ? 1 : 0],
    ['tg take', isTake ? 1 : 0],
    ['tg give', isGive ? 1 : 0],
    ['tg turned', take.issue === own.give.issue ? 1 : 0],
  ]
}

/** Features: the probability that `take` is the one asked for, and that these two are meant at all. */
function pairMarks(take: Side, give: Side, most: number, weights: SideWeights): Marks {
  const isFirst = take.at <= give.at
  const ahead = askedFirst(isFirst ? { first: take, second: give } : { first: give, second: take }, weights)
  return [
    ['t turned', Math.log(Math.max(LEAST_RATIO, isFirst ? ahead : 1 - ahead))],
    ['t plain', Math.min(MOST_GAP, most - take.weight - give.weight)],
  ]
}

/** The place in a text from which on a sentence names what it asks for in return: "we can accept X if Y". */
function returnsFrom({ heard }: HeardText): number | undefined {
  let offset = 0
  for (const sentence of heard) {
    const start = conditionStart(sentence)
    if (start !== undefined) return offset + start
    offset += sentence.words.length + 1
  }
  return undefined
}

/** Candidate bargains with their features. */
export function tradesIn(text: HeardText, weights: SideWeights): readonly Marked<Bargain>[] {
  const grammar = text.said.find(({ act }) => act.kind === 'trade')?.act
  const own = grammar?.kind === 'trade' ? { take: grammar.take, give: grammar.give } : undefined
  const sides = text.sides.slice(0, MOST_SIDES)
  const most = (sides[0]?.weight ?? 0) + (sides[1]?.weight ?? 0)
  const all = sides.flatMap((take) => sides.filter((give) => give !== take).map((give) => [take, give] as const))
  const from = returnsFrom(text)
  const stated = all.filter(([take, give]) => from !== undefined && give.end <= from && from < take.end)
  const pairs = stated.length > 0 ? stated : all
  const found = pairs.flatMap(([take, give]) => {
    const shared = pairMarks(take, give, most, weights)
    return choicesOf(take, text).flatMap((taken) =>
      choicesOf(give, text).map((given): Marked<Bargain> => {
        const gap = taken.gap + given.gap
        const marks: Marks = [['t gap', gap], ['t other', gap > 0 ? 1 : 0], ...shared]
        const value = { take: taken.change, give: given.change }
        return { value, marks: [...marks, ...grammarMarks(own, value.take, value.give)] }
      }),
    )
  })
  // the grammar knows no direction
  if (own === undefined || sides.some(({ isAway }) => isAway)) return found
  return [...found, { value: own, marks: [...grammarMarks(own, own.take, own.give), ['tg alone', 1]] }]
}
