import type { Act, Change, PublicView } from '@placard/engine'
import type { Occasion } from './occasion.ts'

/** A reason as people give it: what follows "because", up to the end of the clause. */
const BECAUSE = /\b(?:because|parce qu(?:e |[’'])|porque)\s*(\p{L}[\p{L}\p{N} ,’'%-]{7,90}?)(?=\s*(?:[.;:!?–—]|$))/iu
/** Words that a quotation has at most: more is a speech. */
const WORDS = 16

const SIDES = {
  support: { support: 'shared', oppose: 'for-all-that' },
  oppose: { oppose: 'shared-no', support: 'no-for-all-that' },
} as const

/** On which side of the reason the line comes down; a reason that is only read back is not answered. */
function sideOf(act: Act): string {
  if (act.kind === 'explain') {
    const verdict = act.answer?.verdict
    return verdict === 'yes' ? 'shared' : verdict === 'no' ? 'for-all-that' : 'weighed'
  }
  const isTaken = act.kind === 'support' || act.kind === 'oppose'
  if (!isTaken) return 'weighed'
  const on = act.replyTo === 'oppose' ? 'oppose' : 'support'
  return SIDES[act.kind][on]
}

/** What the delegation draws from the reason: the option that it is for, or against. */
function wishOf(act: Act): Change | undefined {
  if (act.kind === 'explain') return act.answer?.change
  return act.kind === 'support' || act.kind === 'oppose' ? act.change : undefined
}

/** Acts by which a delegation takes up a view, for or against it. */
function takesUp(act: Act): string | undefined {
  if (act.kind === 'explain') return act.answer?.to === 'view' ? act.target : undefined
  const isReply = (act.kind === 'support' || act.kind === 'oppose') && act.replyTo !== undefined
  return isReply ? act.target : undefined
}

/**
 * The reason that a person gave with the view that is taken up, in the person's own words: whoever answers has heard it.
 * The words are quoted and never read for what they decide.
 */
export function heardReason(
  act: Act,
  { seats }: Pick<PublicView, 'seats'>,
): (Occasion & { readonly quote: string }) | undefined {
  const speaker = takesUp(act)
  const person = seats.find(({ id, holder }) => id === speaker && holder === 'person')
  const quote = person && BECAUSE.exec(person.lastStatement)?.[1]?.trim()
  if (quote === undefined || quote.split(' ').length > WORDS) return undefined
  return { situation: `heard-reason-${sideOf(act)}`, quote, option: wishOf(act) }
}
