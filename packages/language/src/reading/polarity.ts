import { OURS } from './conditions.ts'
import type { Heard } from './heard.ts'

/**
 * Which way the speaker's own attitude points. `denied` where only a wish is denied ("we do not want …"), `mixed` where
 * clauses point both ways, `undefined` where no clause has an attitude of the speaker's.
 */
export type Polarity = 'for' | 'against' | 'denied' | 'mixed' | undefined

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))
const phrases = (text: string): readonly (readonly string[])[] =>
  text.split(/\s*,\s*/).map((phrase) => phrase.split(' '))

/** Predicates of approval and consent. */
const APPROVING =
  words(`accept accepts accepting acceptable agree agrees agreeing agreeable support supports supporting supportive
  endorse endorses endorsing back backs backing favour favours favor favors welcome welcomes welcoming approve approves
  embrace embraces tolerate tolerates swallow stomach entertain countenance consent consents sign signs signing sponsor
  sponsors sponsoring join joins joining applaud applauds love loves subscribe condone champion champions advocate advocates
  defend defends associate associates associating persuaded convinced endure bear concede fan yes adopt approved
  allow allows merit gladly`)
/** The same as adjectives and adverbs, which need a copula or a verb before them. */
const APPROVING_AFTER_BE = words('okay fine good useful sensible reasonable fair workable welcome for behind in along')
/** The same when "to" or "with" follows. */
const APPROVING_BEFORE_TO = words(
  'happy glad pleased content comfortable willing ready prepared open party live hold along',
)
/** Predicates of wish and proposal: negated they reject; as they are, their object decides. */
const WISHING = words(
  'want wants need needs wish wishes seek seeks propose proposes suggest suggests request see believe like likes',
)
/** Predicates of rejection. */
const REJECTING =
  words(`oppose opposes opposed opposing reject rejects rejected rejecting object objects objecting objection
  objections disagree disagrees disagreeing denounce denounces condemn condemns resist resists dislike dislikes dismiss
  deplore deplores veto vetoes block blocks blocking against unacceptable intolerable unfair unworkable unwilling unable
  wrong mistaken mistake hate hates refuse refuses refusing decline declines indefensible overreach contrary fight opposition oppositions`)
/** The same in several words. */
const REJECTING_PHRASES = phrases('in the way, hold things up, hold this up, hold it up, off the table')
/** Verbs that turn the predicate they govern: "refuse to accept", "hesitate to support". */
const TURNING = words(
  `fail fails hesitate hesitates reluctant impossible difficult hard stop stops avoid avoids rule rules`,
)
const NEGATORS = words('not no never neither nor hardly scarcely barely nobody none nothing nowhere')
/** Phrases with a negator that negate nothing: skipped. */
const HARMLESS = phrases(
  `no doubt, not only, not just, not merely, no less, none other, no sooner, can not wait, can not help but, not a moment, not a
  minute, no later, no longer than, no more than, not later, not to mention, no matter, why not, if not, not least, or not,
  nothing but, nothing less, nothing short`.replaceAll('\n ', ''),
)
/** Idioms with a sign of their own, whatever their words are. */
const IDIOMS: readonly (readonly [sign: 1 | -1, phrases: readonly (readonly string[])[]])[] = [
  [
    -1,
    phrases(
      `no way, no chance, no thanks, no deal, far from, anything but, out of the question, by no means, under no circumstances, in
      no circumstances, over our dead, non starter, thumbs down, more than we can, more than i can, a no, no to, no from us, rather not, count us out, count me out, a problem, hate to`.replaceAll(
        /\n\s+/g,
        ' ',
      ),
    ),
  ],
  [
    1,
    phrases(
      `no problem, no objection, no objections, no quarrel, no difficulty, no issue, no complaints, no hesitation, without
      hesitation, without reservation, on board, thumbs up, no reservations, no argument, works for, work for, count us in, count me in,
      nothing wrong, glad to see`.replaceAll(/\n\s+/g, ' '),
    ),
  ],
]

const THEIRS = words(
  'you they others everyone everybody anyone he she who one country countries state states government governments nation nations member members party parties @seat @bloc @land',
)
/** Where a clause ends: a comma, or a conjunction that brings a predicate of its own. */
const ENDS = words(', but because since so while although though whereas yet however and or if unless until when which')
/** Conjunctions whose clause ends where the speaker comes in: "if there is no conference we vote against". */
const CONDITIONAL = words('if unless until when')
/** Words that open a question about somebody's attitude. */
const ASKING = words('do does did would will can could should are is may might have')
const COPULAS = words(
  'is are be am was were sounds looks seems get gets go goes stand stands not all so very quite perfectly entirely fully right firmly',
)
/** Words before a noun: what follows them is no predicate. */
const ARTICLES = words('the a an of its their your as')

interface Clause {
  readonly texts: readonly string[]
  readonly isQuestion: boolean
}

const isOwn = (text: string | undefined) => text !== undefined && OURS.has(text)

/** Longest clause in words; bounds the time for a text without marks. */
const LONGEST = 40
/** Words between a negation and the speaker's subject it may still govern: people leave out full stops. */
const NEGATOR_REACH = 5
const MODALS = words('can could would will might may should do')
const LINKS = words('reason why that way than something nothing what say think believe see')

/**
 * Whether the speaker's subject begins a clause of its own after a negation. "Nothing we could accept" is one clause;
 * "it changes nothing we are against" and "no way, we are not" are two.
 */
function isRestart(texts: readonly string[] | undefined, after: readonly string[]): boolean {
  const before = texts?.at(-1)
  if (texts === undefined || before === undefined) return false
  const [next = ''] = after
  const isBeing = COPULAS.has(next)
  if (ASKING.has(before) || (LINKS.has(before) && !isBeing)) return false
  const isDenied = after.slice(0, 3).includes('not')
  const negators = texts.flatMap((text, at) => (NEGATORS.has(text) ? [at] : []))
  const last = negators.at(-1)
  if (last === undefined || (isDenied && (isBeing || negators[0] === 0))) return isDenied
  const distance = texts.length - last
  return distance > NEGATOR_REACH || isBeing || (!MODALS.has(next) && distance > 2)
}

/** The clauses of a sentence. A "no" that opens one, before a clause of its own, is one by itself. */
function clausesOf({ topics, isQuestion }: Heard): readonly Clause[] {
  const clauses: string[][] = [[]]
  let isConditional = false
  for (const [at, text] of topics.slice(0, -1).entries()) {
    if (ENDS.has(text) || clauses.at(-1)?.length === LONGEST) {
      clauses.push([])
      isConditional = CONDITIONAL.has(text)
      continue
    }
    const isLate = isConditional && (clauses.at(-1)?.length ?? 0) > 1
    const isNext = isOwn(text) && (isLate || isRestart(clauses.at(-1), topics.slice(at + 1, at + 4)))
    const isAfterNo = topics[at - 1] === 'no' && clauses.at(-1)?.length === 1 && (isOwn(text) || ANSWERED.has(text))
    if (isNext || isAfterNo) clauses.push([])
    if (isNext) isConditional = false
    clauses.at(-1)?.push(text)
  }
  return clauses.filter((texts) => texts.length > 0).map((texts) => ({ texts, isQuestion }))
}

/** After these a "no" has answered something: "No, what has been proposed …". */
const ANSWERED = words('what this that it the there can could will would do does')

const startsAt = (texts: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, ahead) => texts[at + ahead] === word)

/** Whether the nearest subject before a place is the speaker, or nobody is named. */
function isSpeakers(texts: readonly string[], at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const text = texts[back] ?? ''
    if (OURS.has(text) || OURS.has(texts[back - 1] ?? '')) return true
    if (THEIRS.has(text)) return false
  }
  return true
}

/** "Hard for us to accept". */
const isForUsTo = (texts: readonly string[], at: number) =>
  texts[at] === 'for' && OURS.has(texts[at + 1] ?? '') && texts[at + 2] === 'to'

/** Verbs that take back what the speaker had against something: "we withdraw our objection". */
const GIVING_UP = words('withdraw withdraws drop drops lift lifts abandon waive')

type Role = 'approving' | 'rejecting' | 'turning' | 'wishing'

function roleOf(texts: readonly string[], at: number): Role | undefined {
  const [before, text, after] = [texts[at - 1] ?? '', texts[at] ?? '', texts[at + 1] ?? '']
  if (REJECTING.has(text)) return 'rejecting'
  if (TURNING.has(text) && (after === 'to' || after === 'out' || isForUsTo(texts, at + 1))) return 'turning'
  if (GIVING_UP.has(text) && OURS.has(after)) return 'turning'
  if (ARTICLES.has(before)) return undefined
  if (APPROVING.has(text)) return 'approving'
  if (APPROVING_AFTER_BE.has(text) && COPULAS.has(before)) return text === 'in' ? undefined : 'approving'
  if (APPROVING_BEFORE_TO.has(text) && (after === 'to' || after === 'with')) return 'approving'
  if (WISHING.has(text)) return 'wishing'
  return undefined
}

type Sign = 1 | -1

interface ClauseSign {
  readonly sign: Sign
  /** By a predicate of approval or rejection, not by a wish that is denied. */
  readonly isPlain: boolean
  /** The speaker is the subject of its one predicate, and nothing else turns it: "we oppose …", "we cannot accept …". */
  readonly isBare: boolean
}

/** A place in a clause: what it contributes, and how many words it takes. */
interface Step {
  readonly kind: Role | 'negator' | 'idiom' | 'none'
  readonly length: number
  readonly sign: Sign
}

interface PhraseStep extends Step {
  readonly phrase: readonly string[]
}

const phraseSteps = (list: readonly (readonly string[])[], kind: Step['kind'], sign: Sign): readonly PhraseStep[] =>
  list.map((phrase) => ({ phrase, kind, length: phrase.length, sign }))

/** Phrases that are one step, by their first word; of several at a place the first one counts. */
const PHRASE_STEPS = Map.groupBy(
  [
    ...phraseSteps(HARMLESS, 'none', 1),
    ...IDIOMS.flatMap(([sign, list]) => phraseSteps(list, 'idiom', sign)),
    ...phraseSteps(REJECTING_PHRASES, 'rejecting', -1),
  ],
  ({ phrase }) => phrase[0],
)

function stepAt(texts: readonly string[], at: number): Step {
  const phrase = PHRASE_STEPS.get(texts[at])?.find((one) => startsAt(texts, at, one.phrase))
  if (phrase !== undefined) return phrase
  // "neither … nor" denies once
  if (texts[at] === 'nor' && texts.lastIndexOf('neither', at) >= 0) return { kind: 'none', length: 1, sign: 1 }
  if (NEGATORS.has(texts[at] ?? '')) return { kind: 'negator', length: 1, sign: -1 }
  const role = isSpeakers(texts, at) ? roleOf(texts, at) : undefined
  return { kind: role ?? 'none', length: 1, sign: role === 'rejecting' || role === 'turning' ? -1 : 1 }
}

/** The steps of a clause that says one thing. */
const BARE: ReadonlySet<string> = new Set(['approving', 'rejecting', 'negator approving'])

/**
 * The sign of the speaker's attitude in a clause: each negation, rejection and turning verb up to the last predicate
 * turns it round. Negations after that are part of what is spoken of ("we support no new levy"). A wish alone tells
 * something only when it is denied.
 */
function signOf({ texts, isQuestion }: Clause): ClauseSign | undefined {
  if (isQuestion && ASKING.has(texts[0] ?? '')) return undefined
  let [sign, pending]: [Sign, Sign] = [1, 1]
  let [isPlain, isDenied] = [false, false]
  const kinds: string[] = []
  const turned = (one: Sign, other: Sign): Sign => (one === other ? 1 : -1)
  for (let at = 0; at < texts.length; ) {
    const step = stepAt(texts, at)
    at += step.length
    if (step.kind === 'none') continue
    kinds.push(step.kind)
    pending = turned(pending, step.sign)
    if (step.kind === 'negator' || step.kind === 'turning') continue
    if (step.kind === 'wishing') isDenied ||= pending < 0
    else isPlain = true
    sign = turned(sign, pending)
    pending = 1
  }
  if (isPlain) return { sign, isPlain, isBare: isOwn(texts[0]) && BARE.has(kinds.join(' ')) }
  const isNo = isDenied || (texts.length === 1 && texts[0] === 'no')
  return isNo ? { sign: -1, isPlain: false, isBare: false } : undefined
}

/** What the polarity of a text is made of, for a model to weigh. */
export interface PolaritySignals {
  readonly polarity: Polarity
  /** The signs of the clauses with an attitude of the speaker's, in order. */
  readonly signs: readonly Sign[]
  readonly negators: number
  /** One clause alone has an attitude, and the speaker's one predicate is all of it. */
  readonly isBare: boolean
}

/** Of a text that is asked again and again while it is read. */
const known = new WeakMap<readonly Heard[], PolaritySignals>()

/** The polarity of a text and what speaks for it. */
export function polaritySignals(heard: readonly Heard[]): PolaritySignals {
  const before = known.get(heard)
  if (before !== undefined) return before
  const clauses = heard.flatMap(clausesOf).flatMap((clause) => signOf(clause) ?? [])
  const negators = heard.flatMap(({ topics }) => topics.filter((text) => NEGATORS.has(text))).length
  const isBare = clauses.length === 1 && clauses.every((clause) => clause.isBare)
  const signals = { polarity: polarityOfClauses(clauses), signs: clauses.map(({ sign }) => sign), negators, isBare }
  known.set(heard, signals)
  return signals
}

/** The polarity of a text: attitude predicates of the speaker's with the negations in whose scope they stand. */
export const polarityOf = (heard: readonly Heard[]): Polarity => polaritySignals(heard).polarity

function polarityOfClauses(all: readonly ClauseSign[]): Polarity {
  const plain = all.filter(({ isPlain }) => isPlain)
  const signs = (plain.length > 0 ? plain : all).map(({ sign }) => sign)
  const [isFor, isAgainst] = [signs.includes(1), signs.includes(-1)]
  if (isFor && isAgainst) return 'mixed'
  if (isAgainst) return plain.length > 0 ? 'against' : 'denied'
  return isFor ? 'for' : undefined
}
