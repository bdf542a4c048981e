import { type Heard, type Hearing, hearPart } from './heard.ts'
import { sureness } from './matching.ts'

/** A conditional sentence in two halves: what is asked of others, and what the speaker does in return. */
export interface Condition {
  readonly kind: 'if' | 'unless' | 'exchange'
  /** What others would do (or fail to do, after `unless`). */
  readonly theirs: Heard
  /** What the speaker would do. */
  readonly ours: Heard
}

const IF: readonly (readonly string[])[] = [
  ['if'],
  ['provided', 'that'],
  ['provided'],
  ['as', 'long', 'as'],
  ['so', 'long', 'as'],
  ['as', 'soon', 'as'],
  ['on', 'condition', 'that'],
  ['on', 'the', 'condition', 'that'],
  ['assuming'],
  ['once'],
  ['when'],
  ['in', 'case'],
  ['should', 'you'],
  ['should', '@seat'],
  ['were', 'you'],
  ['were', '@seat'],
  ['were', 'the'],
  ['were', 'our'],
  ['should', 'the'],
  ['should', 'our'],
  ['should', 'they'],
  ['could', '@seat'],
  ['let', '@seat'],
  ['subject', 'to'],
  ['inasmuch', 'as'],
  ['insofar', 'as'],
  ['in', 'consideration', 'of'],
  ['conditional', 'on'],
  ['conditional', 'upon'],
  ['contingent', 'on'],
  ['contingent', 'upon'],
  ['upon', '@seat'],
  ['upon', 'acceptance'],
  ['given', 'that'],
]
const UNLESS: readonly (readonly string[])[] = [['unless'], ['until']]
const EXCHANGE: readonly (readonly string[])[] = [
  ['as', 'a', 'counterpart', 'to'],
  ['in', 'exchange', 'for'],
  ['in', 'return', 'for'],
  ['in', 'exchange'],
  ['in', 'return'],
  ['against', 'your'],
  ['as', 'the', 'price', 'for'],
]
/** Words that refer to the speaker's own delegation. */
export const OURS: ReadonlySet<string> = new Set(['we', 'i', '@self', 'our', 'my', 'us'])
const THEIRS = new Set(['you', 'they', 'others', '@seat', '@bloc', '@land', 'your', 'everyone'])
const LEADS = new Set(['and', 'but', 'so', 'well', ',', 'then', 'now', 'only', 'even', 'what'])

interface Joint {
  readonly kind: Condition['kind']
  readonly at: number
  readonly length: number
}

/** The last word of an opening that belongs to the half after it. */
const NAMING = new Set(['you', '@seat', 'they', 'the', 'our', 'acceptance'])

function jointAt(texts: readonly string[], at: number): Joint | undefined {
  const starts = (words: readonly string[]) => words.every((word, index) => texts[at + index] === word)
  const kinds = [
    ['unless', UNLESS],
    ['exchange', EXCHANGE],
    ['if', IF],
  ] as const
  for (const [kind, openings] of kinds) {
    const words = openings.find(starts)
    if (words !== undefined)
      return { kind, at, length: NAMING.has(words.at(-1) ?? '') ? words.length - 1 : words.length }
  }
  return undefined
}

/** "Wonder if", "ask whether … if": here "if" opens a question, not a condition. */
const ASKING = new Set('ask asks wonder know see clarify say tell question'.split(' '))

/** After "if", words of a courtesy, which conditions nothing: "if I may ask", "if you do not mind". */
const COURTESY =
  /^(?:(?:i|we) (?:may|might|can|could)(?= (?:ask|say|add|put|speak|suggest|remind|be)\b| \W|$)|(?:i|we) (?:understand|understood|heard|recall|remember|am not)|you (?:please|permit|allow|(?:do not|dont|don['’]t|would not) mind)|possible|necessary|need be|anything)\b/

/** Whether the "if" at a word opens a courtesy. */
export const isCourtesy = (texts: readonly string[], at: number) => COURTESY.test(texts.slice(at + 1, at + 6).join(' '))

function findJoint(texts: readonly string[]): Joint | undefined {
  for (let at = 0; at < texts.length; at++) {
    const joint = jointAt(texts, at)
    if (joint === undefined) continue
    const isAsked = joint.kind === 'if' && [1, 2].some((back) => ASKING.has(texts[at - back] ?? ''))
    const isTime = (texts[at] === 'when' || texts[at] === 'once') && at > 0 && !LEADS.has(texts[at - 1] ?? '')
    const isRequest = ['should', 'were', 'could', 'let'].includes(texts[at] ?? '') && at > 0
    const isDate =
      texts[at] === 'until' && !texts.slice(at + 1, at + 4).some((text) => OURS.has(text) || THEIRS.has(text))
    const isPolite = joint.kind === 'if' && isCourtesy(texts, at)
    if (!isAsked && !isTime && !isRequest && !isDate && !isPolite) return joint
  }
  return undefined
}

/** Those who hear the condition; what "they" do is mostly part of the option itself. */
const ADDRESSED = new Set(['you', 'your', '@seat', '@bloc', 'others'])

/** Conditions that ask nothing of anybody: "if I may", "if possible", "even if". */
const COURTESIES: ReadonlySet<string> = new Set(
  'i we possible necessary need anything only this that it not'.split(' '),
)

/**
 * Whether a sentence makes what the speaker offers depend on what others do. Weaker than `conditionIn`: its halves need
 * not be told apart.
 */
export function dependsOnOthers({ texts }: Heard): boolean {
  const joint = findJoint(texts)
  if (joint === undefined || joint.kind === 'exchange') return joint !== undefined
  const after = conditionAfter(texts, joint)
  const end = after.indexOf(',')
  return after.slice(0, end < 0 ? after.length : end).some((text) => ADDRESSED.has(text))
}

/** The words after "if", none for a courtesy. */
function conditionAfter(texts: readonly string[], joint: Joint): readonly string[] {
  const after = texts.slice(joint.at + joint.length)
  return texts[joint.at - 1] === 'even' || COURTESIES.has(after[0] ?? '') ? [] : after
}

/** "Processing at home in exchange for contracts kept": both sides name one option, whose own bargain this is. */
export function isOptionsOwn(whole: Heard, hearing: Hearing): boolean {
  const joint = findJoint(whole.texts)
  if (joint?.kind !== 'exchange') return false
  const [one] = hearPart(whole, 0, joint.at, hearing).matches
  const [other] = hearPart(whole, joint.at + joint.length, whole.pieces.length, hearing).matches
  if (one === undefined || other === undefined || other.optionScore === 0) return false
  return one.issue === other.issue && one.option === other.option
}

/** Whether a sentence has a condition that asks for something, whoever is to do it. */
export function hasCondition({ texts }: Heard): boolean {
  const joint = findJoint(texts)
  return joint !== undefined && (joint.kind === 'exchange' || conditionAfter(texts, joint).length > 1)
}

/** Verbs with which speakers take on what they name. */
const TAKES_ON = new Set('accept support back join sign take endorse agree welcome live vote'.split(' '))

/**
 * The word from which on a sentence names the condition of what its speaker takes on: "we can accept X if Y". Undefined
 * where others are asked to do so, or the condition comes first.
 */
export function conditionStart({ texts, pieces }: Heard): number | undefined {
  const joint = findJoint(texts)
  if (joint === undefined || joint.kind !== 'if' || conditionAfter(texts, joint).length === 0) return undefined
  const verb = texts.findIndex((text, at) => at < joint.at && TAKES_ON.has(text))
  const before = texts.slice(0, Math.max(0, verb))
  const isOurs = before.some((text) => text === 'we' || text === 'i' || text === '@self')
  return isOurs && !before.includes('you') ? pieces[joint.at]?.from : undefined
}

function opensHalf(text: string): boolean {
  return OURS.has(text) || THEIRS.has(text) || ['will', 'would', 'could', 'can', 'then', 'the'].includes(text)
}

/** Where the second half begins after an opening condition: after its comma, at "then", or at the speaker's pronoun. */
function halfAt(texts: readonly string[], from: number): number | undefined {
  const comma = texts.findIndex(
    (text, at) =>
      at > from + 1 &&
      (text === 'then' ||
        (text === 'and' && OURS.has(texts[at + 1] ?? '')) ||
        (text === ',' && opensHalf(texts[at + 1] ?? ''))),
  )
  if (comma > 0) return comma
  const subject = texts.findIndex(
    (text, at) => at > from + 2 && (OURS.has(text) || THEIRS.has(text)) && texts[at - 1] !== 'to',
  )
  if (subject > 0) return subject
  const any = texts.findIndex((text, at) => at > from + 1 && text === ',')
  return any > 0 ? any : undefined
}

function startsWithOurs(heard: Heard): boolean {
  for (const text of heard.texts.slice(0, 5)) {
    if (OURS.has(text)) return true
    if (THEIRS.has(text)) return false
  }
  return false
}

/** "Accept X and we will accept Y": an imperative that works as a condition. */
const BIDDING = new Set(
  'accept support back give agree drop join vote sign move grant fund let help meet take end allow'.split(' '),
)

function bid(whole: Heard, hearing: Hearing): Condition | undefined {
  const start = whole.texts.findIndex((text) => BIDDING.has(text) || text === '@self' || text === 'we')
  if (start < 0 || !BIDDING.has(whole.texts[start] ?? '') || start > 3) return undefined
  const and = whole.texts.findIndex(
    (text, at) => at > start + 1 && (text === 'and' || text === ',') && OURS.has(whole.texts[at + 1] ?? ''),
  )
  if (and < 0) return undefined
  const end = whole.pieces.length
  return { kind: 'if', theirs: hearPart(whole, start, and, hearing), ours: hearPart(whole, and + 1, end, hearing) }
}

/** Confidence with which both sides of a barter must be named. */
const SURE = 0.4
const SAID = 1.2
/** Intents of a clause to a seat before "we …" that are courtesy, not a demand. */
const PLEDGING = ['promise', 'reassure', 'apologise'] as const
const JOINING = new Set(['and', ',', 'then', 'so', 'while', 'but'])

/** "Germany delivers X, and we deliver Y": the halves of the seat named first, and of the speaker. */
function exchanged(whole: Heard, hearing: Hearing): Condition | undefined {
  const start = whole.texts.indexOf('@seat')
  if (start < 0 || start > 2 || whole.isQuestion) return undefined
  const end = whole.pieces.length
  const ours = whole.texts.findIndex(
    (text, at) => at > start + 2 && at < end - 1 && (text === 'we' || text === 'i' || text === '@self'),
  )
  const isJoined = ours > 0 && JOINING.has(whole.texts[ours - 1] ?? '')
  const barter = whole.texts.findIndex(
    (text, at) => at > start + 2 && at < end - 1 && (text === 'against' || text === 'for'),
  )
  const at = isJoined ? ours - 1 : barter
  if (at < 0 || (!isJoined && whole.texts[start + 1] !== ',')) return undefined
  const theirs = hearPart(whole, start + 1, at, hearing)
  const own = hearPart(whole, at + 1, end, hearing)
  const [asked, given] = [theirs.matches[0], own.matches[0]]
  if (asked === undefined || given === undefined || asked.issue === given.issue) return undefined
  const areNamed = [asked, given].every((match) => sureness(match) > SURE && match.optionScore > SAID)
  if (!areNamed || PLEDGING.some((intent) => (theirs.intents.get(intent) ?? 0) > 0.8)) return undefined
  return { kind: 'exchange', theirs, ours: own }
}

function startsWithTheirs(heard: Heard): boolean {
  return heard.texts.slice(0, 5).some((text) => THEIRS.has(text))
}

/** Whether the half after the conjunction is the speaker's own ("will you accept X if we accept Y"). */
function areSwapped(kind: Condition['kind'], first: Heard, second: Heard): boolean {
  if (startsWithOurs(second)) return false
  return startsWithOurs(first) || (kind === 'exchange' && startsWithTheirs(second))
}

/** "In return, we …": the previous sentence has the other half. */
function answerTo(previous: Heard | undefined, whole: Heard, joint: Joint, hearing: Hearing): Condition | undefined {
  const after = joint.at + joint.length
  const isAnswer = joint.kind === 'exchange' && (whole.texts[after] === ',' || OURS.has(whole.texts[after] ?? ''))
  if (!isAnswer || previous === undefined) return undefined
  return { kind: 'exchange', theirs: previous, ours: hearPart(whole, after, whole.pieces.length, hearing) }
}

/** Splits a sentence at its condition, so that each half can be read by itself; undefined when there is none. */
export function conditionIn(whole: Heard, previous: Heard | undefined, hearing: Hearing): Condition | undefined {
  const joint = findJoint(whole.texts)
  if (joint === undefined) return bid(whole, hearing) ?? exchanged(whole, hearing)
  const end = whole.pieces.length
  const after = joint.at + joint.length
  const isOpening =
    joint.at < 3 && whole.texts.slice(0, joint.at).every((text) => LEADS.has(text) || text.startsWith('@'))
  if (isOpening) {
    const answer = answerTo(previous, whole, joint, hearing)
    if (answer !== undefined) return answer
  }
  const half = isOpening ? halfAt(whole.texts, after) : undefined
  if (isOpening && half === undefined) return undefined
  const first = hearPart(whole, after, half ?? end, hearing)
  const second = half === undefined ? hearPart(whole, 0, joint.at, hearing) : hearPart(whole, half, end, hearing)
  const [theirs, ours] = areSwapped(joint.kind, first, second) ? [second, first] : [first, second]
  return { kind: joint.kind, theirs, ours }
}
