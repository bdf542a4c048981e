import type { SeatView } from '@placard/contract'
import type { Act, MotionKind } from '@placard/engine'
import type { Vote } from './room.ts'
import { ruleWords, type Term, termNames, termWords } from './term-messages.en.ts'
import { TERM_MOTIONS } from './term-motions.ts'

/** What an explanation needs of the rules of a committee. */
export type CommitteeRules = Pick<NonNullable<SeatView['procedure']>, 'title' | 'prices'>

/** What the chair says of a term, with what the rules of this committee ask of it. */
export function termText(term: Term, procedure: CommitteeRules | undefined): string {
  const meaning = termWords[term]
  const kind = TERM_MOTIONS[term]
  if (procedure === undefined || kind === undefined) return meaning
  const rule = procedure.prices.find(({ motion }) => motion === kind)
  if (rule === undefined) return `${meaning} ${ruleWords.unknown(procedure.title)}`
  return `${meaning} ${ruleWords.decided[rule.decidedBy][rule.second ? 'seconded' : 'alone']}`
}

/** Whether a text names a term. */
export function isTerm(text: string): text is Term {
  return Object.hasOwn(termWords, text)
}

/** The term that a motion is of. */
export function termOfMotion(motion: MotionKind): Term | undefined {
  if (motion === 'close-list' || motion === 'reopen-list') return 'speakers-list'
  return Object.keys(TERM_MOTIONS)
    .filter(isTerm)
    .find((term) => TERM_MOTIONS[term] === motion)
}

const TERM_OF_POINT: Readonly<Partial<Record<Extract<Act, { kind: 'point' }>['point'], Term>>> = {
  order: 'point-of-order',
  privilege: 'point-of-privilege',
  inquiry: 'parliamentary-inquiry',
  'right-of-reply': 'right-of-reply',
  'explanation-of-vote': 'explanation-of-vote',
  'present-and-voting': 'present-and-voting',
}

/** The term of procedure that an act is of; undefined for acts in words of every day. */
export function termOfAct(act: Act): Term | undefined {
  switch (act.kind) {
    case 'motion':
      return termOfMotion(act.motion)
    case 'point':
      return TERM_OF_POINT[act.point]
    case 'second':
      return 'second'
    case 'request-floor':
      return 'speakers-list'
    case 'yield':
      return 'yield'
    case 'sponsor':
      return 'sponsor'
    case 'sign':
      return 'signatory'
    default:
      return undefined
  }
}

/** A term as a heading: “Point of order”. */
export const termName = (term: Term): string => termNames[term]

/** The terms of majorities that are no simple ones. */
export const MAJORITY_TERMS = { 'two-thirds': 'two-thirds', 'security-council': 'veto' } as const

/** The terms of procedure that somebody meets who is to vote: how it is done, and what it needs. */
export function termsOfVote({
  question,
  manner,
  majority,
}: Pick<Vote, 'question' | 'manner' | 'majority'>): readonly Term[] {
  // the veto applies to substance only
  const isPlain = majority === 'simple' || (majority === 'security-council' && question.kind === 'motion')
  return [
    ...(manner === 'roll-call' ? (['roll-call'] as const) : []),
    ...(question.kind === 'consensus' ? (['consensus'] as const) : []),
    ...(isPlain ? [] : [MAJORITY_TERMS[majority]]),
  ]
}
