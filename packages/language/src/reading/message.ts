import type { Reading, ReadPart } from '@placard/application'
import { type Act, type ActKind, changesOf } from '@placard/engine'
import { clausesIn } from './clauses.ts'

/**
 * Least confidence at which a sentence among others counts as an act of its own. Kinds that are missing (greetings,
 * courtesies, narration) never do: beside an act they are its introduction.
 */
const OWN_ACT: Readonly<Partial<Record<ActKind, number>>> = {
  support: 0.5,
  oppose: 0.5,
  propose: 0.5,
  question: 0.6,
  remind: 0.6,
  insult: 0.7,
  trade: 0.6,
  promise: 0.6,
  threaten: 0.6,
  concede: 0.5,
  sponsor: 0.5,
  sign: 0.5,
  withdraw: 0.6,
  motion: 0.5,
  point: 0.5,
  second: 0.5,
  appeal: 0.6,
  reassure: 0.6,
  apologise: 0.5,
  accept: 0.6,
  decline: 0.6,
  vote: 0.6,
  declare: 0.6,
  'request-floor': 0.6,
}
/** Sentences of a message that are read one by one; of a longer one the rest belongs to the last act. */
const SENTENCES_READ = 40
/** Most acts of one message. */
const ACTS_MOST = 12

/** Ends of sentences: a mark and white space, so that "1.5 °C" is one word. */
const SENTENCE_ENDS = /(?<=[.!?;])\s+|\n+/
/** Beginnings that belong to the sentence before: a condition, or the other half of a list. */
const GOES_ON =
  /^(?:but |and |so )?(?:only )?(?:if|provided|unless|because|as long as|on condition|in return|in exchange|otherwise|that is why|which)\b/i

/** The sentences of a text; a condition in a sentence of its own belongs to what it limits. */
function sentencesOfText(text: string): readonly string[] {
  const sentences: string[] = []
  for (const piece of text.split(SENTENCE_ENDS)) {
    if (piece.trim() === '') continue
    const before = sentences.at(-1)
    if (before !== undefined && GOES_ON.test(piece.trim())) sentences[sentences.length - 1] = `${before} ${piece}`
    else sentences.push(piece)
  }
  return sentences.slice(0, SENTENCES_READ)
}

/** A sentence or clause as it was read by itself. */
export interface SentenceRead {
  readonly readings: readonly Reading[]
  /** Whether its own words name a change to the text. */
  readonly namesChange: boolean
}

/** Words of a message with what they were read as. */
interface Spoken {
  readonly text: string
  readonly best: Reading | undefined
  readonly namesChange: boolean
}

/** Words that an act has in them which elsewhere answers or ends what was said before it: "In favour.", "Deal?" */
const NAMED: Readonly<Partial<Record<ActKind, RegExp>>> = {
  vote: /\bvot(?:e|es|ing)\b|\bballot\b|\babstain/i,
  declare: /\bdraft\b|\bresolution\b|\btext\b/i,
  accept: /\boffer\b|\bdeal\b.*\w{3}|\baccept/i,
  decline: /\boffer\b|\bdeal\b.*\w{3}|\bdecline|\breject/i,
  // nobody is asked by a question without an addressee
  question: /\byou\b|\byour\b|\bchair\b|\banybody\b|\banyone\b|\bwho(?:m)? else\b/i,
}

function isOwnAct({ text, best, namesChange }: Spoken): boolean {
  if (best === undefined || best.confidence < (OWN_ACT[best.act.kind] ?? Number.POSITIVE_INFINITY)) return false
  // "We stand for it" says something of what was said before
  if (SPEAKS[best.act.kind] !== undefined && !namesChange) return false
  return targetOf(best.act) !== undefined || (NAMED[best.act.kind]?.test(text) ?? true)
}

/** What a side of a bargain is read as by itself. */
const SIDES: ReadonlySet<ActKind> = new Set(['support', 'propose', 'concede', 'oppose', 'appeal', 'promise'])

/** The sentence as one, or its clauses where at least two of them are acts of their own. */
function spokenIn(sentence: string, to: string | undefined, read: ReadSentence): readonly Spoken[] {
  const { readings, namesChange: isNamed } = read(sentence, to)
  const [whole] = readings
  const clauses = clausesIn(sentence)
  const one = [{ text: sentence, best: whole, namesChange: isNamed }]
  if (clauses.length === 1) return one
  let addressee = to
  const spoken = clauses.map(({ text, read: words }): Spoken => {
    const { readings, namesChange } = read(words, addressee)
    const [best] = readings
    addressee = (best && targetOf(best.act)) ?? addressee
    return { text, best, namesChange }
  })
  const acts = spoken.filter(isOwnAct).flatMap(({ best }) => best?.act ?? [])
  // both sides of a bargain are one act
  if (whole?.act.kind === 'trade' && !acts.some(({ kind }) => kind === 'trade')) return one
  if (whole?.act.kind === 'trade' && acts.some(({ kind }) => SIDES.has(kind))) return one
  const [first, ...others] = acts
  return first !== undefined && others.some((act) => !restates(first, act)) ? spoken : one
}

/** The seat a sentence is addressed to, for the sentences after it that only say "you". */
function targetOf(act: Act): string | undefined {
  return 'target' in act ? act.target : undefined
}

/** Reads a sentence by itself, addressed to `to` unless it names somebody. */
type ReadSentence = (sentence: string, to: string | undefined) => SentenceRead

/** Marks that part a clause from the one before it; a part begins with a word. */
const MARKS_BEFORE = /^[\s,;:–—-]+/

/** The acts of a message that holds several, in the order spoken; undefined for one act or none. */
export function partsOf(text: string, read: ReadSentence): readonly ReadPart[] | undefined {
  const parts: ReadPart[] = []
  let waiting = ''
  let to: string | undefined
  for (const sentence of sentencesOfText(text)) {
    for (const spoken of spokenIn(sentence, to, read)) {
      const { best } = spoken
      to = (best && targetOf(best.act)) ?? to
      waiting = joined(waiting, spoken.text)
      if (best === undefined || !isOwnAct(spoken)) continue
      const same = parts.findIndex(({ act }) => restates(act, best.act))
      if (same >= 0 || parts.length === ACTS_MOST) continue
      parts.push({ act: best.act, confidence: best.confidence, text: waiting.replace(MARKS_BEFORE, '') })
      waiting = ''
    }
  }
  const last = parts.at(-1)
  if (parts.length < 2 || last === undefined) return undefined
  return waiting === '' ? parts : [...parts.slice(0, -1), { ...last, text: joined(last.text, waiting) }]
}

const joined = (before: string, text: string) =>
  before === '' ? text.trim() : /^[\s,;:]/.test(text) ? `${before}${text}` : `${before} ${text}`

/** Acts on a change, and which way they point. */
const SPEAKS: Readonly<Partial<Record<ActKind, 1 | -1>>> = { support: 1, propose: 1, concede: 1, oppose: -1 }

/** Acts that are made once, however many words they take. */
const MANNERS: ReadonlySet<ActKind> = new Set(['appeal', 'reassure', 'apologise', 'insult', 'remind', 'withdraw'])

type Question = Extract<Act, { kind: 'question' }>

/** Whether a later question to the same delegation has nothing of its own: "Where are they? Just that." */
function isSameQuestion(earlier: Question, later: Question): boolean {
  if (earlier.target !== later.target && later.target !== undefined) return false
  return later.asked === undefined || (later.asked.topic === earlier.asked?.topic && later.asked.change === undefined)
}

/**
 * Whether a later act says again what an earlier one said: the same act, or words the same way about the same matter, or
 * about the very change that the earlier one was about.
 */
function restates(earlier: Act, later: Act): boolean {
  if (JSON.stringify(earlier) === JSON.stringify(later)) return true
  if (earlier.kind === later.kind && MANNERS.has(later.kind)) {
    return targetOf(later) === undefined || targetOf(later) === targetOf(earlier)
  }
  if (earlier.kind === 'question' && later.kind === 'question') return isSameQuestion(earlier, later)
  const [before, after] = [SPEAKS[earlier.kind], SPEAKS[later.kind]]
  if (before === undefined || after === undefined) return false
  return changesOf(later).every(({ issue, option }) =>
    changesOf(earlier).some((one) => one.issue === issue && (before === after || one.option === option)),
  )
}
