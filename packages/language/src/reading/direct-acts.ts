import type { Reading } from '@placard/application'
import type { Act, Asked, Change, DraftSupport, QuestionTopic } from '@placard/engine'
import { isAsking, topicsOfForms, wordsOfTexts } from './asking.ts'
import { conditionIn, isCourtesy } from './conditions.ts'
import { type Heard, type Hearing, hearPart } from './heard.ts'
import { chairInquiryIn } from './inquiries.ts'
import { issueSureness, sureness } from './matching.ts'
import { statementIn } from './plain-statements.ts'
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
/** Least evidence of the terms of an option that is named by words of its own. */
const OWN_WORDS = 3

const DRAFT = '(?:draft|text|resolution|document|paper)'

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
  const at = whole.texts.findIndex((text, index) => index > 0 && CONDITION.has(text) && !isCourtesy(whole.texts, index))
  const isOffer = at > 0 && whole.texts.slice(at + 1, at + 3).some((text) => OURS.has(text))
  if (!isOffer) return { asked: whole, offered: undefined }
  const end = whole.texts.length - 1
  return { asked: hearPart(whole, 0, at, hearing), offered: hearPart(whole, at + 1, end, hearing) }
}

function questionIn(asked: AskedSentence): Reading | undefined {
  const { heard, text } = asked
  if (!heard.isQuestion && !isAsking(text)) return undefined
  const main = halves(heard, asked.hearing).asked
  const isPlain = optionIn(main) === undefined || (main.matches[0]?.optionScore ?? 0) >= OWN_WORDS
  const naming = changeAsked(asked, main) === undefined ? 'none' : isPlain ? 'plain' : 'likely'
  const [topic] = topicsOfForms(text, naming)
  return topic && questionOn(topic, asked)
}

/**
 * "If you share sequences, we will support the rule that nobody is punished for it": both halves are one option, and the
 * delegation is asked for it.
 */
function ownBargainIn(heard: Heard, target: string | undefined, hearing: Hearing): Reading | undefined {
  if (target === undefined || heard.isQuestion) return undefined
  const condition = conditionIn(heard, undefined, hearing)
  const change = condition?.kind === 'if' ? optionIn(condition.theirs) : undefined
  if (condition === undefined || change === undefined || !condition.theirs.texts.some(isAddressed)) return undefined
  const [own] = condition.ours.matches
  const isSame = own?.issue === change.issue && own.option === change.option
  const refers = REFERRING.test(wordsOf(condition.ours)) && (own?.optionScore ?? 0) < OWN_WORDS
  if (!SUPPORTING.test(wordsOf(condition.ours)) || !(isSame || refers)) return undefined
  const act: Act = { kind: 'question', asked: { topic: 'accept', change }, issue: change.issue, target }
  return { act, confidence: isSame ? CERTAIN : LIKELY }
}

const isAddressed = (text: string) => text === 'you' || text === '@seat'
const SUPPORTING = /\b(?:support|back|accept|endorse|stand behind|join)\b/
const REFERRING = /\b(?:it|that|this|them)$/

interface AskedSentence {
  readonly heard: Heard
  readonly text: string
  readonly target: string | undefined
  readonly hearing: Hearing
  /** The option that the sentences before it name: "Six quiet hours a day. Would that suit Ukraine?" */
  readonly before: Change | undefined
}

/** The option that a question is about: its own, or the one just named where it names nothing else. */
function changeAsked({ before }: AskedSentence, main: Heard): Change | undefined {
  const own = optionIn(main)
  if (own !== undefined || before === undefined) return own
  const issue = issueIn(main)
  return issue === undefined || issue === before.issue ? before : undefined
}

/** The question that a sentence asks on a topic, with the option or issue that it names. */
function questionOn(topic: QuestionTopic, sentence: AskedSentence): Reading {
  const { heard, text, target, hearing } = sentence
  const { asked: main, offered } = halves(heard, hearing)
  const change = changeAsked(sentence, main)
  // who stands with whom is asked of a matter, unless an option of it is named by words of its own
  const isOfMatter = topic === 'company' && (main.matches[0]?.optionScore ?? 0) < OWN_WORDS
  // a reason or a price is asked for of a draft where nothing else is named
  const isDraft = topic === 'draft' || (topic === 'price' && change === undefined && ABOUT_DRAFT.test(text))
  const inReturn = offered === undefined ? undefined : optionIn(offered)
  const asked: Asked = isDraft
    ? { topic: 'draft', support: supportIn(text) }
    : {
        topic,
        ...(change === undefined || topic === 'need' || isOfMatter ? {} : { change }),
        ...(inReturn === undefined ? {} : { inReturn }),
      }
  const issue = isDraft ? undefined : (asked.change?.issue ?? issueIn(main))
  const act: Act = { kind: 'question', asked, ...(issue === undefined ? {} : { issue }), ...towards(target) }
  return { act, confidence: change === undefined || sureness(main.matches[0] ?? NONE) > 0.5 ? CERTAIN : LIKELY }
}

const NONE = { issue: 0, option: 0, issueScore: 0, optionScore: 0, options: [], issueShare: 0, optionShare: 0 } as const

const GAVE =
  '(?:promised|pledged|swore|sworn|vowed|assured us|assured me|guaranteed|undertook|committed|gave (?:us|me)?(?: your| their| its)? ?(?:solemn )?(?:word|promise|pledge|assurance|commitment)|shook hands|agreed with us)'
const PROMISE =
  '(?:promise|promises|pledge|word|commitment|assurance|undertaking|guarantee|end of the (?:bargain|deal))'
const REMINDING = [
  new RegExp(`(?:^|[ ,])(?:you|@seat|your delegation|your government)(?: [^ ,]+){0,3} ${GAVE}`),
  /(?:^|[ ,])(?:you|@seat)(?: [^ ,]+){0,2} (?:said|told us|told me|tell us|say)(?: [^ ,]+){0,3} (?:you|it|@seat) (?:would|will|were going to|was going to) (?:vote|support|back|accept|sign|sponsor|stand|help|join|be with|speak|push|agree)/,
  new RegExp(
    `(?:^|[ ,])(?:remember|recall|what about|what happened to|whatever happened to|keep|keeping|kept|forget|honour|honor|honouring|forgot|forgotten|stand by|standing by|stick to|sticking to|live up to|go back on|going back on|gone back on|break|breaking|broke|deliver on|good on)(?: [^ ,]+){0,3} ${PROMISE}`,
  ),
  new RegExp(
    `(?:^|[ ,])(?:your|the)(?: [^ ,]+){0,2} ${PROMISE}(?: to us| to me| from before| earlier| you (?:made|gave)(?: us| me)?)?(?: was| is| of| on| to| still| that| about| hold| stand|$)`,
  ),
  new RegExp(`(?:^|[ ,])${PROMISE} (?:that )?(?:you|@seat) (?:made|gave)`),
  /(?:^|[ ,])as (?:you|@seat) (?:promised|agreed|pledged|said)/,
  /(?:^|[ ,])(?:we|i) (?:had|have|struck|made|shook on) (?:a|an|our) (?:deal|agreement|understanding|bargain)/,
]
/** What the speaker says of its own promises, or of what others promised each other. */
const OWN_PROMISE =
  /promised (?:us |me |them )*(?:nothing|never)|never promised|not (?:yet )?promised|(?:we|i|@self) (?:have |had )*(?:promised|pledged)|promised (?:you|them|him|her|each other)/

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
  /(?:^|[ ,])(?:you|u|@seat|this (?:committee|room|chair)) (?:are|is|r) (?:all |just |such |nothing but )*(?:a|an|the|one big)(?: (?:total|complete|absolute|utter|bloody|big|sad|bad))* (?:jokes?|disgrace|embarrassment|clown show|circus|bully|bullies|hypocrites?|thugs?|crooks?|thief|thieves)(?:$|[ ,]| and )/,
  /(?:^|[ ,])(?:shut up|go to hell|screw you|fuck|piss off|get lost|drop dead|shame on your mother)/,
  new RegExp(`^${ABUSE}(?: |$)`),
]
/** Questions that ask nothing but whether a delegation is up to its task, and states by themselves. */
const JIBES = [
  /(?:^|[ ,])(?:do|does|did|can|could|have|has) (?:you|@seat) (?:even|ever) (?:know|understand|care|find|spell|read|listen|think|heard of|opened|looked)\b/,
  /(?:^|[ ,])who do you think you are\b/,
  /(?:^|[ ,])(?:are you|is @seat) (?:deaf|blind|asleep|kidding|joking|drunk|mad)\b/,
  /(?:^|[ ,])(?:you|@seat|delegat(?:e|ion) of (?:the )?@seat) (?:are|is|keeps?|was|were) (?:just |simply |plainly |obviously |always )*(?:lying|telling lies)(?:$|[ ,])/,
]
/** "Do you ever listen to …?" asks for nothing; "do you ever accept …?" would. */
const isJibe = (text: string) => JIBES.some((pattern) => pattern.test(text))

/** Words of others, told: "he called us idiots". */
const TOLD = /\b(?:called|calls|calling|says|said|claims|claimed) (?:us|me|them|you|him|her|that)\b/

function insultIn(text: string, target: string | undefined): Reading | undefined {
  if (TOLD.test(text) || !(isJibe(text) || INSULTS.some((pattern) => pattern.test(text)))) return undefined
  return { act: { kind: 'insult', ...towards(target) }, confidence: CERTAIN }
}

const UNDO =
  /^(?:(?:sorry|wait|no|oops|please|chair|,) )*(?:undo(?: that| it| my last)?|(?:i|we|let me)? ?(?:take|took) (?:that|it|my words) back|(?:i|we) withdraw (?:that|what (?:i|we) (?:just )?said|my (?:last )?(?:words|statement|remark))|scratch that|forget (?:that|what (?:i|we) (?:just )?said)|strike that)(?: please)?$/

/** Whether a text takes the speaker's last act back. */
export function isUndo(heard: readonly Heard[]): boolean {
  const [only] = heard
  return heard.length === 1 && only !== undefined && UNDO.test(wordsOf(only))
}

const wordsOf = ({ texts }: Heard) => wordsOfTexts(texts)

/** How plainly a seat has to be named to be the one addressed. */
const ADDRESSED = 0.5

/** "And South Africa, you have …": a name before a comma calls, whatever word leads to it. */
const CALLED = /^(?:(?:and|but|so|now|then|finally|lastly|to|as for|,) )+(?:the )?@seat ,/

/**
 * The question of a text whose form is unknown, on the topic that a model names for it: the last sentence that asks, or
 * the last one.
 */
export function questionOf(
  topic: QuestionTopic,
  heard: readonly Heard[],
  target: string | undefined,
  { room, hearing }: { readonly room: Room; readonly hearing: Hearing },
): Act | undefined {
  const at = heard.findLastIndex((sentence) => sentence.isQuestion || isAsking(wordsOf(sentence)))
  const asking = heard.at(at)
  const before = heard
    .slice(0, at < 0 ? -1 : at)
    .reduce((last, one) => optionIn(one) ?? last, justAnswered(heard, room))
  return asking && questionOn(topic, { heard: asking, text: wordsOf(asking), target, hearing, before }).act
}

/** Words that stand for what the answer was about. */
const REFERS = /\b(?:it|that|this|them|those|so|why)\b/

/** What the delegation that is talked with has just answered about, where the text refers to it. */
function justAnswered(heard: readonly Heard[], { interlocutor, view: { answered } }: Room): Change | undefined {
  const isMeant = answered?.by === interlocutor && heard.some((sentence) => REFERS.test(wordsOf(sentence)))
  return isMeant ? answered?.change : undefined
}

/** The act that the form of a text fixes; of several sentences, the last such one: a question follows its introduction. */
export function directActIn(heard: readonly Heard[], room: Room, hearing: Hearing): Reading | undefined {
  let found: Reading | undefined
  let addressee: string | undefined
  let before = justAnswered(heard, room)
  for (const sentence of heard) {
    const named = sentence.addressees.find(
      ({ strength, seat }) => strength >= ADDRESSED && seat !== room.view.you,
    )?.seat
    addressee = named ?? addressee
    const text = wordsOf(sentence)
    if (named === undefined && CALLED.test(text)) addressee = sentence.addressees[0]?.seat
    const target = addressee ?? (/\byou\b|\byour\b/.test(text) ? room.interlocutor : undefined)
    const direct =
      insultIn(text, target) ??
      chairInquiryIn(text, CERTAIN) ??
      reminderIn(sentence, text, target, room) ??
      statementIn({ heard: sentence, text, target, room, hearing }) ??
      ownBargainIn(sentence, target, hearing) ??
      questionIn({ heard: sentence, text, target, hearing, before })
    if (direct !== undefined) found = direct
    before = optionIn(sentence) ?? before
  }
  return found
}
