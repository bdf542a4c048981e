import type { Reading, ReadPart } from '@placard/application'
import { type Act, type ActKind, changesOf } from '@placard/engine'

/**
 * Least confidence at which a sentence among others counts as an act of its own. Kinds that are missing (greetings,
 * courtesies, narration) never do: beside an act they are its introduction.
 */
const OWN_ACT: Readonly<Partial<Record<ActKind, number>>> = {
  support: 0.8,
  oppose: 0.8,
  propose: 0.8,
  question: 0.7,
  remind: 0.7,
  insult: 0.7,
  trade: 0.86,
  promise: 0.86,
  threaten: 0.86,
  concede: 0.86,
  sponsor: 0.8,
  sign: 0.8,
  withdraw: 0.86,
  motion: 0.8,
  point: 0.8,
  second: 0.8,
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

/** The seat a sentence is addressed to, for the sentences after it that only say "you". */
function targetOf(act: Act): string | undefined {
  return 'target' in act ? act.target : undefined
}

/**
 * The acts of a message that holds several, in the order spoken; undefined for one act or none. `read` reads a sentence
 * by itself, addressed to `to` unless it names somebody.
 */
export function partsOf(
  text: string,
  read: (sentence: string, to: string | undefined) => readonly Reading[],
): readonly ReadPart[] | undefined {
  const sentences = sentencesOfText(text)
  if (sentences.length < 2) return undefined
  const parts: ReadPart[] = []
  let waiting = ''
  let to: string | undefined
  for (const sentence of sentences) {
    const [best] = read(sentence, to)
    to = (best && targetOf(best.act)) ?? to
    waiting = waiting === '' ? sentence : `${waiting} ${sentence}`
    if (best === undefined || best.confidence < (OWN_ACT[best.act.kind] ?? Number.POSITIVE_INFINITY)) continue
    const same = parts.findIndex(({ act }) => restates(act, best.act))
    if (same >= 0 || parts.length === ACTS_MOST) continue
    parts.push({ act: best.act, confidence: best.confidence, text: waiting })
    waiting = ''
  }
  const last = parts.at(-1)
  if (parts.length < 2 || last === undefined) return undefined
  return waiting === '' ? parts : [...parts.slice(0, -1), { ...last, text: `${last.text} ${waiting}` }]
}

const SPEAKS_FOR: ReadonlySet<ActKind> = new Set(['support', 'propose', 'oppose', 'concede'])

/** Whether a later act says again what an earlier one said: the same act, or words for or about what was proposed. */
function restates(earlier: Act, later: Act): boolean {
  if (JSON.stringify(earlier) === JSON.stringify(later)) return true
  if (!SPEAKS_FOR.has(earlier.kind) || !SPEAKS_FOR.has(later.kind)) return false
  const issues = new Set(changesOf(earlier).map(({ issue }) => issue))
  return changesOf(later).every(({ issue }) => issues.has(issue))
}
