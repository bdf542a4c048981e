import type { Answer, PublicView } from '@placard/engine'
import { isSame, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'

/**
 * What a person says beside what the act says: the condition of a question, the objection in it, a word of contempt.
 * Whoever answers touches it; the words are quoted, and never read for what they decide.
 */
const ASIDES = {
  condition: /\b(?:if|provided(?: that)?|as long as) (\p{L}[^.?!\n]{6,110}?)\s*\?/iu,
  objection: /\bwhy\b[^.?!\n]*?[, ](?:when|although|even though) (\p{L}[^.?!\n]{6,110}?)\s*\?/iu,
  dismissal:
    /\b((?:a )?(?:complete |total |sheer |pure )?(?:waste of (?:our |your |everybody’s )?(?:time|money|paper)|nonsense)|pointless|useless|absurd|ridiculous)\b/iu,
} as const
export type Aside = keyof typeof ASIDES

/** Words that a quotation has at most: more is a speech. */
const WORDS = 18

/** The words of a person that an answer has to touch; undefined where there are none, or too many. */
function quotedFrom(aside: Aside, speaker: string | undefined, { seats }: Pick<PublicView, 'seats'>) {
  const person = seats.find(({ id, holder }) => id === speaker && holder === 'person')
  const quote = person && ASIDES[aside].exec(person.lastStatement)?.[1]?.trim()
  return quote === undefined || quote.split(' ').length > WORDS ? undefined : quote
}

const CONDITIONAL: ReadonlySet<Answer['to']> = new Set(['accept', 'give-up'])

interface Touched extends Answer {
  readonly asker: string | undefined
  readonly past: Past
}

/** An answer with what it says of the condition, or of the objection, that was put into the question. */
export function touching({ to, verdict, inReturn, asker, past }: Touched, occasion: Occasion): Occasion {
  // a condition that was understood as an offer is answered as one
  const isOpen = CONDITIONAL.has(to) && inReturn === undefined && (verdict === 'yes' || verdict === 'no')
  const aside = to === 'reasons' ? 'objection' : isOpen ? 'condition' : undefined
  const quote = aside && quotedFrom(aside, asker, past.view)
  if (quote === undefined) return occasion
  return { ...occasion, beside: { situation: `${aside}-${verdict}`, option: occasion.option, quote } }
}

/** Whoever speaks for what a person called by a word of contempt says that it is none. */
export function contradicting(speaker: string | undefined, view: PublicView): Pick<Occasion, 'beside'> {
  const quote = quotedFrom('dismissal', speaker, view)
  return quote === undefined ? {} : { beside: { situation: 'dismissal', quote } }
}

/** When a delegation last put another option of the same issue before the committee. */
function insteadBy(seat: string, { issue, option }: { issue: number; option: number }, { proposals }: PublicView) {
  const put = proposals.findLast(
    ({ by, partner, changes }) =>
      (by === seat || partner === seat) && changes.some((one) => one.issue === issue && one.option !== option),
  )
  const other = put?.changes.find((one) => one.issue === issue)
  return put && { other, at: put.at }
}

/**
 * What is said of the demand that a threat was for: whoever was threatened answers the matter, and asks a delegation that
 * took the clause out itself which of the two it wants.
 */
export function onDemand(by: string | undefined, view: PublicView): Occasion | undefined {
  const option = view.commitments.findLast((one) => one.kind === 'threat' && one.by === by)?.change
  if (by === undefined || option === undefined) return undefined
  const instead = insteadBy(by, option, view)
  const isThere = leading(view)?.deal[option.issue] === instead?.other?.option
  if (instead?.other !== undefined && isThere && !isSame(instead.other, option))
    return { situation: 'demand-turned', option, ...instead }
  return { situation: 'demand', option }
}
