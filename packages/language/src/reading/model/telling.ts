import type { Heard } from '../heard.ts'
import type { ActLabel } from './labels.ts'

/** Words that may stand before the subject of a sentence. */
const LEADS = new Set([
  'and',
  'but',
  'so',
  'well',
  'now',
  'also',
  'still',
  'yes',
  'no',
  ',',
  'dear',
  'delegate',
  'of',
  'the',
])

/** A sentence from its first word that is neither a lead nor the name of who is addressed. */
function fromSubject({ texts }: Heard): readonly string[] {
  const at = texts.findIndex((text) => !LEADS.has(text) && !text.startsWith('@'))
  return at < 0 ? [] : texts.slice(at)
}

/** What others did, said or have, told to their face: verbs in the past, and "have" with a participle or a thing. */
const TOLD = new Set(
  'said told spoke heard came went built brought showed wrote know knew gave saw taught once asked held had'.split(' '),
)
/** Words that make a demand, a threat or a reminder of such a sentence. */
const PRESSING =
  /^(?:to|must|should|shall|please|promis\w*|pledg\w*|word|owe\w*|ought|need|needs|let|will|would|could|can|if|unless|or|why|what|when|how|brok\w*|lied|liar|lying|fail\w*)$/

/** "You have the factories", "you told us what you want": a sentence about who is addressed, that asks for nothing. */
function tellsOfYou(heard: Heard): boolean {
  const [subject, verb = '', ...rest] = fromSubject(heard)
  if (subject !== 'you' || heard.isQuestion) return false
  const isTold = TOLD.has(verb) || (verb === 'have' && rest[0] !== 'to')
  // the verb of "you told us what you want" has a clause of its own
  return (
    isTold &&
    (SAYS.has(verb) || SAYS.has(rest[0] ?? '')
      ? !rest.some((text) => REMINDS.test(text))
      : !rest.some((text) => PRESSING.test(text)))
  )
}
const SAYS = new Set(['said', 'told', 'asked', 'heard', 'know', 'knew', 'wrote'])
const REMINDS = /^(?:promis\w*|pledg\w*|word|vote|sign|support|must|should)$/

/** "That would make honesty a crime": a judgement of what was said before. */
function judges(heard: Heard): boolean {
  const [subject = '', verb = ''] = fromSubject(heard)
  const isJudgement =
    /^(?:that|this)$/.test(subject) && /^(?:would|will|makes|made|means|meant|turns|leaves|tells)$/.test(verb)
  return isJudgement && !heard.texts.some((text) => text === 'we' || text === 'i')
}

const SAYING = /^(?:i|we) (?:do not |only )?(?:say|tell|mention|raise) (?:it|this|that|you this)\b/

/** "I say this because a treaty asks the poor to wait": why something is said, which proposes nothing. */
const tellsWhy = (heard: Heard) => !heard.isQuestion && SAYING.test(fromSubject(heard).join(' '))

const THANKS = /^(?:thank|thanks|grateful|obliged|appreciate|appreciated)$/
/** Words of thanks that are said in a breath. */
const SHORT = 14

/** Whether a sentence thanks, and does nothing else. */
function thanks(heard: Heard): boolean {
  const words = fromSubject(heard)
  const at = words.findIndex((text) => THANKS.test(text))
  return at >= 0 && at <= 3 && words.length <= SHORT && !heard.isQuestion && !words.includes('but')
}

/** Whether a text thanks delegations; the chair is thanked before every speech. */
export function thanksDelegations(heard: readonly Heard[]): boolean {
  return heard.some((one) => thanks(one) && !one.texts.some((text) => text === 'chair' || text === 'president'))
}

const INQUIRES =
  /^(?:what|how|which|when|who|where|why|may|can|could|is|are|do|does|whether|inquiry|enquiry|clarif\w*|explain|order|mean\w*|procedure|rules?|wonder\w*|know|tell|ask)$/

/** Whether a sentence asks nothing of the chair. */
const asksNothing = (heard: Heard) =>
  !heard.isQuestion &&
  !fromSubject(heard)
    .filter((text) => text !== 'is')
    .some((text) => INQUIRES.test(text))

const DEMANDS: readonly ActLabel[] = ['appeal', 'reassure', 'apologise', 'warn', 'question', 'explain']

/** What a text is not, when each of its sentences is said in a certain manner; its shares go to another label. */
const MANNERS: readonly {
  readonly isSaid: (heard: Heard) => boolean
  readonly never: ReadonlySet<ActLabel>
  readonly instead: ActLabel
}[] = [
  { isSaid: tellsOfYou, never: new Set(DEMANDS), instead: 'remark' },
  { isSaid: judges, never: new Set(['propose', 'promise', 'support', 'trade']), instead: 'explain' },
  {
    isSaid: tellsWhy,
    never: new Set(['propose', 'promise', 'support', 'oppose', 'concede', 'trade']),
    instead: 'explain',
  },
  { isSaid: thanks, never: new Set([...DEMANDS, 'concede', 'accept']), instead: 'remark' },
  { isSaid: asksNothing, never: new Set(['point:inquiry']), instead: 'remark' },
]

/** The shares with those of some labels given to another. */
function moved(
  shares: ReadonlyMap<ActLabel, number>,
  never: ReadonlySet<ActLabel>,
  instead: ActLabel,
): ReadonlyMap<ActLabel, number> {
  const after = new Map<ActLabel, number>()
  for (const [label, share] of shares) {
    const to = never.has(label) ? instead : label
    after.set(to, (after.get(to) ?? 0) + share)
  }
  return after
}

/** Narration, judgement and courtesy do nothing, however much their words resemble a demand's. */
export function told(shares: ReadonlyMap<ActLabel, number>, heard: readonly Heard[]): ReadonlyMap<ActLabel, number> {
  if (heard.length === 0) return shares
  return MANNERS.reduce(
    (before, { isSaid, never, instead }) => (heard.every(isSaid) ? moved(before, never, instead) : before),
    shares,
  )
}
