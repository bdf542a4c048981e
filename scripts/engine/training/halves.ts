import type { ReadingModel } from '@placard/language'
import { handOf } from '../room/hand.ts'
import { type Line, lineOf, type OfHand, questionOf, roomIn } from './examples.ts'
import { matchesLabel } from './splits.ts'

/** The halves of texts of two acts: lines of one act each, shorter and barer than what people write by itself. */
export interface Halves {
  readonly lines: readonly Line[]
  /** Of these the questions, labelled with what they are about. */
  readonly questions: readonly OfHand[]
}

type TwoActs = ReturnType<typeof handOf>['twoActs'][number]

/** Where a text of two acts is parted: between two sentences, or where both halves are read as what they are. */
function halvesOf({ text, acts, campaign }: TwoActs, model: Omit<ReadingModel, 'splits'>): readonly string[] {
  const { read, issues } = roomIn(campaign)
  const parsed = read(text)
  if (parsed.sentences.length > 1) return parsed.sentences.length === acts.length ? parsed.sentences : []
  const [one, other] = acts
  if (one === undefined || other === undefined) return []
  const found = parsed
    .splitsWith(model)
    .find(({ left, right }) => matchesLabel(left, one, issues) && matchesLabel(right, other, issues))
  return found?.halves ?? []
}

export const joinedHalves = (all: readonly Halves[]): Halves => ({
  lines: all.flatMap(({ lines }) => lines),
  questions: all.flatMap(({ questions }) => questions),
})

/** Lines for training from the halves of some authors' texts of two acts, parted by a model that does not know them. */
export function halvesToLearn(hands: ReadonlySet<string>, model: Omit<ReadingModel, 'splits'>): Halves {
  const halves = handOf('room-development')
    .twoActs.filter(({ acts, hand = '' }) => acts.length === 2 && hands.has(hand))
    .flatMap((twoActs) => {
      const { campaign, hand, acts } = twoActs
      return halvesOf(twoActs, model).flatMap((text, at) => {
        const label = acts[at]
        return label === undefined ? [] : [{ ...label, campaign, hand, text }]
      })
    })
  return { lines: halves.map((half) => lineOf(half, 1)), questions: halves.flatMap((half) => questionOf(half) ?? []) }
}
