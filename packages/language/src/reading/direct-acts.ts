import type { Reading } from '@placard/application'
import type { Act, Asked, Change, DraftSupport, QuestionTopic } from '@placard/engine'
import { type Heard, type Hearing, hearPart } from './heard.ts'
import { issueSureness, sureness } from './matching.ts'
import type { Room } from './room.ts'
import { towards } from './target.ts'

/*
 * Acts whose form alone says what they are: questions with a content, reminders of a promise, insults. The trained model
 * does not know them; where the form is found, it decides. Patterns run over the words of a sentence with the names of
 * seats as `@seat`, contractions written out, and no punctuation but commas.
 */

/** Confidence of a form that was found, and of one whose option is not certain. */
const CERTAIN = 0.88
const LIKELY = 0.72
/** Least certainty of an option, and of an issue, that a question names. */
const OPTION_NAMED = 0.35
const ISSUE_NAMED = 0.3

const YOU = `(?:the )?(?:you(?: all)?|@seat|@bloc|your (?:delegation|government|country|capital)|delegat(?:e|ion) of (?:the )?@seat)`
const MODAL = '(?:would|will|could|can|do|does|might|are|is)'
const ADVERBS = '(?: (?:be|ever|at least|then|not|still|perhaps|maybe|also|really|please|even|now))*'
const READY = '(?: (?:ready|willing|prepared|able|happy|open|inclined|going) to| consider| think of| be able to)?'

const ACCEPTING =
  '(?:accept(?:ing)?|agree(?:ing)? (?:to|on|with)|live with|go along with|settle for|sign up to|put up with|tolerate|welcome|okay with|fine with|happy with|on board with|go for|support(?:ing)?|back(?:ing)?|take|open to|object to)'
const LEAVING =
  '(?:drop(?:ping)?|soften(?:ing)?|give up(?: on)?|giv(?:e|ing) up|abandon(?:ing)?|leave out|leaving out|remov(?:e|ing)|take out|let go of|water down|forgo|do without|move away from|back down (?:on|from)|weaken|tone down|delete|scrap)'
const DRAFT = '(?:draft|text|resolution|document|paper)'

const asking = (words: string) => new RegExp(`(?:^|[ ,])${words}`)

interface Form {
  readonly topic: QuestionTopic
  readonly pattern: RegExp
  /** The form is a question of this topic only with an option named. */
  readonly needsOption?: boolean
}

/** In the order of trial: a question about the draft may use the verbs of one about an option. */
const FORMS: readonly Form[] = [
  {
    topic: 'draft',
    pattern: asking(
      `${MODAL} ${YOU}${ADVERBS}${READY} (?:co sponsor|sponsor|sign(?! up)|vote|join (?:us|our|the)|(?:support|back|accept) (?:the|our|this|my) ${DRAFT})`,
    ),
  },
  { topic: 'draft', pattern: asking(`how (?:will|would|do|does|are) ${YOU} (?:vote|voting|going to vote)`) },
  { topic: 'draft', pattern: asking('(?:can|could|may) (?:we|i) (?:count|rely) on (?:your|you|@seat)') },
  { topic: 'draft', pattern: asking('do (?:we|i) have your (?:vote|support|signature|name)') },
  {
    topic: 'price',
    pattern: asking(
      `what (?:would|will|does|do|must) (?:it take|(?:we|i) (?:have to|need to)? ?(?:give|offer|do)|${YOU} (?:want|need|ask|require|demand|like|expect)(?: from us)?(?: in return| in exchange)? (?:for|to (?:accept|agree|support|join|sign|back|vote|drop|change|move|say)))`,
    ),
  },
  { topic: 'price', pattern: asking(`what (?:would|could|will) (?:bring|persuade|convince|move|make|get) ${YOU}`) },
  { topic: 'price', pattern: asking('what (?:can|could|should) (?:we|i) (?:offer|give|do)') },
  { topic: 'price', pattern: asking('what is (?:your|the) price') },
  { topic: 'give-up', pattern: asking(`${MODAL} ${YOU}${ADVERBS}${READY} ${LEAVING}`), needsOption: true },
  { topic: 'accept', pattern: asking(`${MODAL} ${YOU}${ADVERBS}${READY} ${ACCEPTING}`), needsOption: true },
  {
    topic: 'accept',
    pattern: /^(?:(?:and|but|so|then|@seat|,) )*(?:what if|how about|what about|suppose)/,
    needsOption: true,
  },
  {
    topic: 'reasons',
    pattern: asking(
      `why (?!not|can not|do not we|should (?:we|i|you)|would anyone)(?:do|does|did|are|is|were|have|has|will|would) (?:not )?${YOU}`,
    ),
  },
  { topic: 'reasons', pattern: asking(`what (?:do|does) ${YOU} have against`) },
  {
    topic: 'reasons',
    pattern: asking(
      'what (?:is|are) (?:wrong with|your (?:problem|problems|objection|objections|concern|concerns|reason|reasons|trouble|issue))',
    ),
  },
  { topic: 'reasons', pattern: asking(`(?:how come|on what grounds do|for what reason do) ${YOU}`) },
  {
    topic: 'company',
    pattern: asking(`who(?:m)? (?:else )?(?:do|does) ${YOU} (?:stand|side|agree|work|vote)(?:ing)? with`),
  },
  { topic: 'company', pattern: asking(`who(?:m)? (?:else )?(?:is|are|stands|agrees|sides|stand|agree) with ${YOU}`) },
  { topic: 'company', pattern: asking('who (?:are|is) your (?:allies|ally|friends|partners|side)') },
  {
    topic: 'need',
    pattern: asking(
      `what (?:do|does|would|is|are) ${YOU}(?: (?:really|actually|most|yourselves))* (?:need|want|hope|expect|looking|care|after|seek|trying)`,
    ),
  },
  {
    topic: 'need',
    pattern: asking(
      'what (?:is|are) your (?:main |first |top |biggest |most important |own )*(?:priority|priorities|position|positions|interest|interests|aim|aims|goal|goals|need|needs|demand|demands|view|views|stance)',
    ),
  },
  { topic: 'need', pattern: asking(`what (?:matters|is important|counts)(?: the)?(?: most)? (?:to|for) ${YOU}`) },
  { topic: 'need', pattern: asking(`where (?:do|does) ${YOU} stand`) },
]

const SPONSORING = /\bsponsor/
const SIGNING = /\b(?:sign|signature|name|join)\b/
const ABOUT_DRAFT = new RegExp(`\\b(?:sign|sponsor|vote|${DRAFT})\\b`)

function supportIn(text: string): DraftSupport {
  return SPONSORING.test(text) ? 'sponsor' : SIGNING.test(text) ? 'sign' : 'vote'
}

/** The option that words name for certain; the status quo only when it is named itself. */
function optionIn({ matches }: Heard): Change | undefined {
  const [best] = matches
  if (best === undefined || best.optionScore === 0 || sureness(best) < OPTION_NAMED) return undefined
  return { issue: best.issue, option: best.option }
}

function issueIn({ matches }: Heard): number | undefined {
  const [best] = matches
  return best !== undefined && issueSureness(best) >= ISSUE_NAMED ? best.issue : undefined
}

const CONDITION = new Set(['if', 'provided', 'assuming'])
const OURS = new Set(['we', 'i', '@self', 'our', 'my'])

/** The halves of "would you accept X if we accept Y": what is asked, and what is offered for it. */
function halves(whole: Heard, hearing: Hearing): { readonly asked: Heard; readonly offered: Heard | undefined } {
  const at = whole.texts.findIndex((text, index) => index > 0 && CONDITION.has(text))
  const isOffer = at > 0 && whole.texts.slice(at + 1, at + 3).some((text) => OURS.has(text))
  if (!isOffer) return { asked: whole, offered: undefined }
  const end = whole.texts.length - 1
  return { asked: hearPart(whole, 0, at, hearing), offered: hearPart(whole, at + 1, end, hearing) }
}

function questionIn(heard: Heard, text: string, target: string | undefined, hearing: Hearing): Reading | undefined {
  const { asked: main, offered } = halves(heard, hearing)
  const change = optionIn(main)
  const form = FORMS.find(({ pattern, needsOption }) => pattern.test(text) && (!needsOption || change !== undefined))
  if (form === undefined) return undefined
  // a reason or a price is asked for of a draft where nothing else is named
  const isDraft = form.topic === 'draft' || (form.topic === 'price' && change === undefined && ABOUT_DRAFT.test(text))
  const inReturn = offered === undefined ? undefined : optionIn(offered)
  const asked: Asked = isDraft
    ? { topic: 'draft', support: supportIn(text) }
    : {
        topic: form.topic,
        ...(change === undefined || form.topic === 'need' ? {} : { change }),
        ...(inReturn === undefined ? {} : { inReturn }),
      }
  const issue = isDraft ? undefined : (asked.change?.issue ?? issueIn(main))
  const act: Act = { kind: 'question', asked, ...(issue === undefined ? {} : { issue }), ...towards(target) }
  return { act, confidence: change === undefined || sureness(main.matches[0] ?? NONE) > 0.5 ? CERTAIN : LIKELY }
}

const NONE = { issue: 0, option: 0, issueScore: 0, optionScore: 0, options: [], issueShare: 0, optionShare: 0 } as const

const REMINDING = [
  /(?:^|[ ,])(?:you|@seat) (?:have |had |once |just |already |also )*(?:promised|pledged|swore|assured us|gave (?:us|me) your word|gave your word|committed yourselves)/,
  /(?:^|[ ,])you (?:said|told us)(?: that)? you (?:would|will|were going to) (?:vote|support|back|accept|sign|sponsor)/,
  /(?:^|[ ,])(?:remember|what about|keep|forget|honour|forgotten) (?:your|the) (?:promise|word|pledge)/,
  /(?:^|[ ,])(?:your (?:promise|pledge|word)(?: to us)?|the promise you made)(?: was| is| of| on|$)/,
]
/** What the speaker says of its own promises, or of what others promised each other. */
const OWN_PROMISE = /(?:we|i|@self) (?:have |had )*(?:promised|pledged)|promised (?:you|them|him|her|each other)/

function reminderIn(heard: Heard, text: string, target: string | undefined, room: Room): Reading | undefined {
  if (OWN_PROMISE.test(text) || !REMINDING.some((pattern) => pattern.test(text))) return undefined
  const { you, commitments } = room.view
  const owed = commitments.findLast(({ kind, to }) => kind === 'promise' && to === you)?.by
  const seat = target ?? owed ?? room.interlocutor
  if (seat === undefined) return undefined
  const change = optionIn(heard)
  return { act: { kind: 'remind', target: seat, ...(change === undefined ? {} : { change }) }, confidence: CERTAIN }
}

const ABUSE =
  '(?:idiots?|morons?|clowns?|fools?|liars?|puppets?|cowards?|losers?|scum|pigs?|bastards?|imbeciles?|parasites?|vermin|trash|pathetic|stupid|dumb|disgusting|worthless|brainless|crazy|insane)'
const INSULTS = [
  new RegExp(
    `(?:^|[ ,])(?:you|u)(?: (?:are|all|guys|people|lot|r|just|really|so|such|nothing|but|a|an|the|bunch|of|@seat|western|absolute|complete|total|bloody|little|filthy))* ${ABUSE}(?:$|[ ,])`,
  ),
  new RegExp(`(?:^|[ ,])@seat(?: (?:is|are|you|all|just|a|an|nothing|but|bunch|of|run|by))* ${ABUSE}(?:$| ,)`),
  /(?:^|[ ,])(?:shut up|go to hell|screw you|fuck|piss off|get lost|drop dead|shame on your mother)/,
  new RegExp(`^${ABUSE}(?: |$)`),
]
/** Words of others, told: "he called us idiots". */
const TOLD = /\b(?:called|calls|calling|says|said|claims|claimed) (?:us|me|them|you|him|her|that)\b/

function insultIn(text: string, target: string | undefined): Reading | undefined {
  if (TOLD.test(text) || !INSULTS.some((pattern) => pattern.test(text))) return undefined
  return { act: { kind: 'insult', ...towards(target) }, confidence: CERTAIN }
}

const UNDO =
  /^(?:(?:sorry|wait|no|oops|please|chair|,) )*(?:undo(?: that| it| my last)?|(?:i|we|let me)? ?(?:take|took) (?:that|it|my words) back|(?:i|we) withdraw (?:that|what (?:i|we) (?:just )?said|my (?:last )?(?:words|statement|remark))|scratch that|forget (?:that|what (?:i|we) (?:just )?said)|strike that)(?: please)?$/

/** Whether a text takes the speaker's last act back. */
export function isUndo(heard: readonly Heard[]): boolean {
  const [only] = heard
  return heard.length === 1 && only !== undefined && UNDO.test(wordsOf(only))
}

function wordsOf({ texts }: Heard): string {
  return texts
    .filter((text) => text !== '$')
    .join(' ')
    .replace(/^[ ,]+|[ ,]+$/g, '')
}

/** How plainly a seat has to be named to be the one addressed. */
const ADDRESSED = 0.5

/** The act that the form of a text fixes; of several sentences, the last such one: a question follows its introduction. */
export function directActIn(heard: readonly Heard[], room: Room, hearing: Hearing): Reading | undefined {
  let found: Reading | undefined
  let addressee: string | undefined
  for (const sentence of heard) {
    const named = sentence.addressees.find(
      ({ strength, seat }) => strength >= ADDRESSED && seat !== room.view.you,
    )?.seat
    addressee = named ?? addressee
    const text = wordsOf(sentence)
    const target = addressee ?? (/\byou\b|\byour\b/.test(text) ? room.interlocutor : undefined)
    const direct =
      insultIn(text, target) ?? reminderIn(sentence, text, target, room) ?? questionIn(sentence, text, target, hearing)
    if (direct !== undefined) found = direct
  }
  return found
}
