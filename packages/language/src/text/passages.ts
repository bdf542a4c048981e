import type { Steps } from '@placard/application'
import { termsOf } from './terms.ts'

/** Approximate length of a passage, in UTF-16 code units: a paragraph, or some sentences of a long one. */
const PASSAGE_LENGTH = 500
/** Texts whose words are counted per step: some milliseconds. */
const TEXTS_A_STEP = 100

/** A quotable piece of a document. */
export interface Passage {
  /** Its index among the passages of the document. */
  readonly index: number
  readonly text: string
}

/** The passages of a document in order: paragraphs, short ones joined, long ones split between sentences. */
export function passagesOf(text: string): readonly Passage[] {
  const passages: string[] = []
  for (const paragraph of paragraphsOf(text)) {
    const last = passages.at(-1)
    const isHead = last !== undefined && last.length < 80 && !/[.!?:;,]$/.test(last)
    // a heading belongs to the paragraph below it
    if (last !== undefined && isHead && last.length + paragraph.length < PASSAGE_LENGTH) {
      passages[passages.length - 1] = `${last}\n${paragraph}`
    } else passages.push(...parted(paragraph))
  }
  return passages.map((passage, index) => ({ index, text: passage }))
}

function paragraphsOf(text: string): readonly string[] {
  const blocks = text.split(/\n{2,}/)
  // rows of a table are passages of their own
  const parts = blocks.flatMap((block) => (block.includes(' | ') ? block.split('\n') : [block]))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Splits a long paragraph at the ends of sentences or lines. */
function parted(paragraph: string): readonly string[] {
  if (paragraph.length <= PASSAGE_LENGTH) return [paragraph]
  const parts: string[] = []
  let begin = 0
  let end = 0
  for (const sentence of shortSentencesOf(paragraph)) {
    const at = paragraph.indexOf(sentence, end)
    if (end > begin && at + sentence.length - begin > PASSAGE_LENGTH) {
      parts.push(paragraph.slice(begin, end).trim())
      begin = at
    }
    end = at + sentence.length
  }
  return [...parts, paragraph.slice(begin, end).trim()].filter((part) => part !== '')
}

/** The sentences of a text, none longer than a passage. */
export function shortSentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])["”’)]?\s+(?=[\p{Lu}\p{N}"“(])|\n+/u)
    .flatMap((sentence) => sentence.match(/[\s\S]{1,500}/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** A passage that matches a question. */
interface FittingPassage extends Passage {
  /** Number of the question's content words in it. */
  readonly shared: number
}

/**
 * Passages ranked by how well they match a question, best first; those without a content word of the question are left
 * out.
 */
export function* fittingSteps(question: string, passages: readonly Passage[]): Steps<readonly FittingPassage[]> {
  const asked = new Set(termsOf(question))
  const counted = yield* inPortions(passages, (passage) => ({ passage, terms: new Set(termsOf(passage.text)) }))
  const rarity = new Map([...asked].map((term) => [term, rarityOf(term, counted)]))
  return counted
    .map(({ passage, terms }) => ({
      passage,
      weight: weightOf(terms, rarity),
      shared: [...asked].filter((term) => terms.has(term)).length,
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.passage.index - b.passage.index)
    .map(({ passage, shared }) => ({ ...passage, shared }))
}

function* inPortions<One, Made>(all: readonly One[], make: (one: One, index: number) => Made): Steps<Made[]> {
  const made: Made[] = []
  for (const [index, one] of all.entries()) {
    if (index % TEXTS_A_STEP === TEXTS_A_STEP - 1) yield
    made.push(make(one, index))
  }
  return made
}

/** Inverse document frequency of a term. */
function rarityOf(term: string, counted: readonly { readonly terms: ReadonlySet<string> }[]): number {
  const having = counted.filter(({ terms }) => terms.has(term)).length
  return Math.log(1 + counted.length / (1 + having))
}

function weightOf(terms: ReadonlySet<string>, rarity: ReadonlyMap<string, number>): number {
  let weight = 0
  for (const [term, rare] of rarity) if (terms.has(term)) weight += rare
  // with the same words, the shorter passage ranks higher
  return weight / (1 + Math.log(1 + terms.size / 60))
}

/** Extractive summary: the sentences with the most frequent words of a text, in their order. */
export function* keySteps(text: string, most: number): Steps<readonly string[]> {
  const long = shortSentencesOf(text)
    .slice(0, 2000)
    .filter((sentence) => sentence.length >= 30)
  const sentences = yield* inPortions(long, (sentence, index) => ({ index, sentence, terms: termsOf(sentence) }))
  const counts = new Map<string, number>()
  for (const { terms } of sentences) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const scored = sentences.map(({ index, sentence, terms }) => {
    const total = terms.reduce((sum, term) => sum + Math.log(1 + (counts.get(term) ?? 0)), 0)
    // the first sentences of a text usually state its topic
    const early = index === 0 ? 1.5 : index < 3 ? 1.2 : 1
    return { index, sentence, score: (early * total) / (terms.length + 4) }
  })
  return scored
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence)
}
