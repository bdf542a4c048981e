import type { Act, PublicView } from '@placard/engine'

/** To whom a line speaks: the delegation that its act addresses, or the author of the offer that it answers. */
export function addresseeOf(act: Act, view: Pick<PublicView, 'offers'>): string | undefined {
  return 'target' in act ? act.target : offererOf(act, view)
}

/** The author of the offer that an act accepts or declines. */
export function offererOf(act: Act, { offers }: Pick<PublicView, 'offers'>): string | undefined {
  if (act.kind !== 'accept' && act.kind !== 'decline') return undefined
  return offers.find(({ id }) => id === act.offer)?.by
}

/** How words that named a delegation read when it is called "you" instead. */
const MENDS: readonly (readonly [RegExp, string])[] = [
  [/\b([Yy]ou) has\b/g, '$1 have'],
  [/\b([Yy]ou) was\b/g, '$1 were'],
  [/\ba proposal of you\b/g, 'your own proposal'],
  [/\bthe (wish|support) of you\b/g, 'your $1'],
]

/** Words with "you" in the place of a name, as they are spoken. */
export function spokenToYou(words: string): string {
  return MENDS.reduce((text, [from, to]) => text.replaceAll(from, to), words)
}
