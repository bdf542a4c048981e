import type { Personality } from '@placard/engine'
import { type Sentence, sharedCount } from '../text/sentences.ts'
import { givesReason, hasEvidence } from '../text/signs.ts'
import { termsOf } from '../text/terms.ts'
import type { DebatePoint } from './content.ts'
import { debateMessages as words } from './debate-messages.en.ts'
import type { Move, SentenceSigns } from './debate-move.ts'
import { type Exchange, fresh, madePoints, pointsIn, quoteOf } from './debate-state.ts'
import { structureAnswer, structureOf } from './debate-structure.ts'
import { FORM_MOVES } from './form-moves.en.ts'
import { choiceOf } from './slots.ts'
import { SUBJECT_MOVES } from './subject-moves.en.ts'

/** How many sentences of a reply are answered. */
const ANSWERED_MOST = { collaborative: 2, gentle: 2, balanced: 2, challenging: 2, aggressive: 3 } satisfies Record<
  Personality,
  number
>
/** What a sentence must share with an authored point to make it; its telling words count twice. */
const MAKES = 2
/** Of general answers only one is given: a second one would talk past the point that matters. */
const GENERAL_MOST = 1
/** Fewer terms than these hardly make a claim ("And doctors say so too"). */
const CLAIM_TERMS = 4
const TERMS_WEIGHED = 12

/** A reply of the assistant, with the point of its own that it brings. */
export interface DebateReply {
  readonly text: string
  readonly points: readonly DebatePoint[]
  /** Whether nothing new was left to say. */
  readonly isSpent: boolean
}

/** Takes up the last reply sentence by sentence, brings a new point, and names what the user left open. */
export function debateReply(exchange: Exchange, mode: Personality, mended: string): DebateReply {
  const { mine, said, debate } = exchange
  const seed = choiceOf(debate.motion, 97)
  const last = debate.replies.at(-1)?.text ?? ''
  const answers = answersTo(exchange, last, mended, ANSWERED_MOST[mode], seed)
  const [point] = mine.filter(({ claim }) => !said.includes(claim))
  const open = point === undefined ? openLine(exchange, answers.join('\n')) : undefined
  const lead = point === undefined || answers.length === 0 ? undefined : fresh(words.leads, said, seed)
  const ground = point === undefined ? [] : [[lead, pointText(point)].filter(Boolean).join(' ')]
  const isSpent = answers.length === 0 && point === undefined
  return {
    text: [...answers, ...ground, ...(open === undefined ? [] : [open])].join('\n\n'),
    points: point === undefined ? [] : [point],
    isSpent,
  }
}

export function pointText({ claim, reason, fact, source }: DebatePoint): string {
  return [words.ground(claim, reason), ...(fact === '' ? [] : [words.record(fact, source)])].join(' ')
}

/** One of the assistant's points that was not taken up, named at most once. */
function openLine(exchange: Exchange, said: string): string | undefined {
  const whole = `${exchange.said}\n${said}`
  const lines = madePoints(exchange)
    .filter(({ isMet }) => !isMet)
    .map(({ point }) => words.open.map((line) => line(point.claim)))
  const [first] = lines.filter((wordings) => !wordings.some((line) => whole.includes(line)))
  return first === undefined ? undefined : fresh(first, whole, lines.indexOf(first))
}

interface Answered {
  readonly sentence: Sentence
  readonly answer: string
  readonly isAuthored: boolean
}

function answersTo(exchange: Exchange, reply: string, mended: string, most: number, seed: number): readonly string[] {
  const sentences = pointsIn(reply)
  const plain = pointsIn(mended)
  let said = exchange.said
  const answered: Answered[] = []
  for (const [at, sentence] of sentences.entries()) {
    if (said.includes(quoteOf(sentence.text))) continue
    // what a sentence says is read with its spelling mended, and quoted as it was typed
    const read = plain.length === sentences.length ? (plain[at] ?? sentence) : sentence
    const answer = authoredAnswer(exchange, read, said, seed)
    const found = answer ?? generalAnswer(exchange, read, said, seed)
    if (found === undefined) continue
    answered.push({ sentence, answer: found, isAuthored: answer !== undefined })
    said += `\n${found}`
  }
  const chosen = weightiest(answered, most)
  const repeated = sentences.find(({ text }) => exchange.said.includes(quoteOf(text)))
  const again = repeated === undefined ? undefined : words.heard(quoteOf(repeated.text))
  const isAgain = again !== undefined && !exchange.said.includes(again)
  return [
    ...chosen
      .toSorted((one, other) => one.sentence.start - other.sentence.start)
      .map(({ sentence, answer }) => words.said(quoteOf(sentence.text), answer)),
    ...(chosen.length === 0 && isAgain ? [again] : []),
  ]
}

/** The sentences worth an answer: those the book answers, and of the others the one that claims most. */
function weightiest(answered: readonly Answered[], most: number): readonly Answered[] {
  const authored = answered.filter(({ isAuthored }) => isAuthored)
  const claims = answered.filter(
    ({ isAuthored, sentence }) => !isAuthored && (authored.length === 0 || sentence.terms.size >= CLAIM_TERMS),
  )
  const weighed = claims.toSorted((one, other) => weight(other.sentence) - weight(one.sentence))
  return [...authored, ...weighed.slice(0, GENERAL_MOST)].slice(0, most)
}

const REASONS_WEIGH = 4

const weight = (sentence: Sentence) =>
  Math.min(sentence.terms.size, TERMS_WEIGHED) +
  REASONS_WEIGH * (Number(givesReason(sentence)) + Number(hasEvidence(sentence)))

/** The book's answer to the point that a sentence makes; what is true in it is conceded first. */
function authoredAnswer(exchange: Exchange, sentence: Sentence, said: string, seed: number): string | undefined {
  const { theirs, mine, debate } = exchange
  const about = new Set(termsOf(debate.motion))
  const own = (text: string) => new Set(termsOf(text).filter((term) => !about.has(term)))
  const terms = own(sentence.words.join(' '))
  // a sentence that takes up a point of ours makes no point of its own; one that was not made yet cannot be taken up
  const echoed = Math.max(
    0,
    ...mine
      .filter(({ claim }) => exchange.said.includes(claim))
      .map(({ claim, reason }) => sharedCount(terms, own(`${claim} ${reason}`))),
  )
  const [best] = theirs
    .filter(({ answer }) => answer !== '' && !said.includes(answer))
    .map((point) => ({
      point,
      shared:
        sharedCount(terms, own(`${point.claim} ${point.reason} ${point.fact} ${point.words}`)) +
        sharedCount(terms, own(point.words)),
    }))
    .filter(({ shared }) => shared >= MAKES && shared >= echoed)
    .toSorted((one, other) => other.shared - one.shared)
  if (best === undefined) return undefined
  const isTrue = hasEvidence(sentence) && sharedCount(terms, own(best.point.fact)) > 0
  if (!isTrue) return best.point.answer
  const follows = fresh(words.follows, said, seed)
  return [fresh(words.concessions, said, seed), follows, best.point.answer].filter(Boolean).join(' ')
}

/** A general answer, to what the sentence is about or to how it is made. */
function generalAnswer(exchange: Exchange, sentence: Sentence, said: string, seed: number): string | undefined {
  const structure = structureOf(sentence.text)
  const own = structure === undefined ? undefined : structureAnswer(structure, said, seed)
  if (own !== undefined) return own
  const signs = signsOf(exchange, sentence)
  const usable = (move: Move) => move.fits(signs) && !move.wordings.some((wording) => said.includes(wording))
  const move = [...SUBJECT_MOVES, ...FORM_MOVES].find(usable) ?? FORM_MOVES.find(usable)
  if (move === undefined) return undefined
  const answer = fresh(move.wordings, said, seed)
  if (answer === undefined) return undefined
  const isFact = signs.hasEvidence && signs.hasReason
  return [...(isFact ? [fresh(words.concessions, said, seed)] : []), answer].filter(Boolean).join(' ')
}

function signsOf({ debate, cases, mine, theirs }: Exchange, sentence: Sentence): SentenceSigns {
  const known = new Set(
    termsOf(
      [debate.motion, ...[...mine, ...theirs].flatMap((one) => [one.claim, one.reason, one.fact, one.words])].join(' '),
    ),
  )
  return {
    text: sentence.text,
    wordCount: sentence.words.length,
    hasReason: givesReason(sentence),
    hasEvidence: hasEvidence(sentence),
    isQuestion: /\?/.test(sentence.text),
    isOff: cases.id !== undefined && ![...sentence.terms].some((term) => known.has(term)),
  }
}
