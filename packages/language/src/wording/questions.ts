import type { PublicView } from '@placard/engine'
import type { Past } from './past.ts'

/**
 * What an open question asks for, by its words: an answer that says what a delegation needs is beside the point where
 * it was asked what it offers, on what evidence, or by when. The first kind that fits.
 */
const QUESTIONS = {
  when: /\bwhen do you mean to\b|\bby when\b|\bmay we have a date\b|\bwould like a date\b/i,
  evidence: /\b(?:what|which) evidence\b|\binstruments have to show\b|\bhow do you mean to defend\b/i,
  limit:
    /\btoo heavy\b|\bcould you not accept\b|\bwhat can you not\b|\bwhere exactly does your agreement end\b|\bwhich phrase .*\btroubles\b/i,
  stake:
    /\bbottom line\b|\bwould not sell\b|\bmiss if it were gone\b|\b(?:have|has) to bring home\b|\bmatters? most\b|\bnearest to your heart\b|\bwould you lose\b|\bpeople most\b/i,
  'own-rule':
    /\bsame rule at home\b|\blive under yoursel|\bsuit your own capital\b|\bneighbours should go first\b|\bown children\b/i,
  side: /\byes or no\b|\byes, no\b|\bcan we count on you\b|\bare you with us\b|\bare you content\b|\bdo you want a result\b|\bfor which you would vote\b/i,
  help: /\bcould (?:\S+ ){1,5}do for you\b/i,
  offer:
    /\bwhat (?:will|would|could|can) you (?:yourselves |yourself )?(?:give|do|offer|deliver|spare|put)\b|\bprepared to give\b|\bdo you bring\b|\broom to move\b|\bput forward together\b|\bcould offer\b|\bwhat have you got\b|\bcan be done\b|\bmake an offer\b|\byour offer\b/i,
  obstacle:
    /\beasier\b|\bpersuade you\b|\bwould have to change\b|\bin the way\b|\bkeeping you from\b|\byour difficulty\b|\bworries you\b|\bstill differ\b|\bnot understood\b|\bare we missing\b|\byour capital wish to change\b/i,
  bearable:
    /\bcould (?:you|your \w+) (?:accept|sign|defend|read)\b|\byou could accept\b|\bcould you (?:accept|sign|defend|go home)\b|\bsettle for\b|\breally sign\b|\bwill sign\b|\blive with\b|\bgo home content\b|\bread (?:it|out)\b|\byou write\b|\bto draft the sentence\b|\bproportionate result\b|\bprescribe\b|\bwould be right for you\b/i,
  stand: /\bwhere (?:do|does) (?:you|your \w+) stand\b|\byour view\b|\bhow you see\b|\breadings of your view\b/i,
} as const

/** What an open question asks for, where that is not what the other needs. */
export type QuestionKind = keyof typeof QUESTIONS

const KINDS = [
  'when',
  'evidence',
  'limit',
  'stake',
  'own-rule',
  'side',
  'help',
  'offer',
  'obstacle',
  'bearable',
  'stand',
] as const satisfies readonly QuestionKind[]

/** The kind of an open question; undefined where it asks for what the other needs or wants. */
export function questionKind(words: string): QuestionKind | undefined {
  return KINDS.find((kind) => QUESTIONS[kind].test(words))
}

/** A step that is asked for. */
const APPEAL = /\b(?:step|gesture|help|support|move|decision|chair a little closer|the same)\b/i

/** How the words that a delegate answers were put; an appeal is no question. */
export function putTo({ heard }: Pick<Past, 'heard'>): QuestionKind | 'appeal' | undefined {
  if (heard === undefined) return undefined
  const { words, isAppeal } = heard
  return questionKind(words) ?? (isAppeal && APPEAL.test(words) ? 'appeal' : undefined)
}

const MOST = /\b(?:most|above all|more than anything)\b|\ble plus\b|\bmás\b/i
const LONG = 4
const STEM = 5
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= LONG).map((word) => word.slice(0, STEM))

/** Whether a person asks what a delegation needs most, of all that is on the agenda. */
export function isAskedForMost(speaker: string | undefined, issue: number, { seats, issues }: PublicView): boolean {
  const person = seats.find(({ id, holder }) => id === speaker && holder === 'person')
  if (person === undefined || !MOST.test(person.lastStatement)) return false
  const { title = '', options = [] } = issues[issue] ?? {}
  const said = new Set(stemsOf(person.lastStatement))
  return ![title, ...options.map(({ label }) => label)].flatMap(stemsOf).some((stem) => said.has(stem))
}
