import type { Reading } from '@placard/application'
import type { Issue } from '@placard/engine'
import type { ReadingModel } from '@placard/language'
import { printed } from '../read-lines.ts'
import { handOf } from '../room/hand.ts'
import { type OfHand, roomIn } from './examples.ts'

export type Label = Readonly<Record<string, unknown>>

/** Kinds that are hard to tell apart and say the same of whether there are two acts. */
const ALIKE: readonly (readonly string[])[] = [
  ['support', 'propose', 'concede', 'promise'],
  ['oppose', 'threaten'],
  ['question', 'remind'],
  ['explain', 'warn'],
]

const isAlike = (one: string, other: unknown) =>
  one === other || ALIKE.some((kinds) => kinds.includes(one) && kinds.includes(String(other)))

/** Whether a reading is of a label's kind, or of one hard to tell from it, and not about another issue. */
export function matchesLabel(reading: Reading | undefined, { act, issue }: Label, issues: readonly Issue[]): boolean {
  if (reading === undefined) return false
  const read = printed(reading, issues)
  return isAlike(read.act, act) && (issue === undefined || read.issue === null || read.issue === issue)
}

/** Texts of two acts are few beside those of one. */
const TWO_WEIGHT = 2

/** The authors of texts of two acts: some wrote nothing else. */
export const handsOfTwoActs = () => handOf('room-development').twoActs.flatMap(({ hand }) => hand ?? [])

/** Places where the sentences of some authors could be parted, labelled with whether two acts lie on their sides. */
export function splitsToLearn(hands: ReadonlySet<string>, model: Omit<ReadingModel, 'splits'>): readonly OfHand[] {
  const { twoActs, singleActs } = handOf('room-development')
  const texts = [
    ...twoActs.map(({ campaign, text, acts, hand = '' }) => ({ campaign, text, acts, hand })),
    ...singleActs.map(({ campaign, text, hand = '', ...label }) => ({ campaign, text, acts: [label], hand })),
  ].filter(({ hand }) => hands.has(hand))
  return texts.flatMap(({ campaign, text, acts, hand }) => {
    const { read, issues } = roomIn(campaign)
    const labelled = read(text)
      .splitsWith(model)
      .map(({ features, left, right }): OfHand => {
        const at = acts.findIndex((act) => matchesLabel(left, act, issues))
        const isTwo = at >= 0 && acts.some((act, later) => later > at && matchesLabel(right, act, issues))
        return { features, hand, label: isTwo ? 'two' : 'one', weight: isTwo ? TWO_WEIGHT : 1 }
      })
    const isFound = acts.length === 1 || labelled.some(({ label }) => label === 'two')
    // where neither half of any place was read rightly, nothing is known of the places
    return isFound ? labelled : []
  })
}
