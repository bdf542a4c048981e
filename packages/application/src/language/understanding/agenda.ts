import type { Issue } from '@placard/engine'
import type { AgendaTerms } from '../../ports/language.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { type Word, wordsIn } from './text.ts'
import { IGNORED, kinOf } from './vocabulary.ts'

/** What an option is known by. */
interface OptionWords {
  readonly weights: ReadonlyMap<string, number>
  /** Terms and labels as runs of stems; a run found whole says much more than its words one by one. */
  readonly phrases: readonly (readonly string[])[]
  readonly quantities: readonly Quantity[]
}

interface IssueWords {
  readonly weights: ReadonlyMap<string, number>
  readonly phrases: readonly (readonly string[])[]
  readonly options: readonly OptionWords[]
}

/** The agenda prepared for matching: words of each issue and option, and how many of them share a word. */
export interface AgendaIndex {
  readonly issues: readonly IssueWords[]
  readonly issuesWith: ReadonlyMap<string, number>
  readonly optionsWith: readonly ReadonlyMap<string, number>[]
}

const FROM = { term: 1, label: 1, clause: 0.35, title: 1, question: 0.35 } as const

/** The stems of words that say something; "no" stays, for it parts options. */
export function stemsOf(words: readonly Word[]): readonly string[] {
  return words.filter((word) => !IGNORED.has(word.text)).map((word) => word.stem)
}

function weigh(weights: Map<string, number>, words: readonly Word[], weight: number): void {
  for (const stem of stemsOf(words)) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight))
}

function phrasesOf(texts: readonly (readonly Word[])[]): readonly (readonly string[])[] {
  return texts.map(stemsOf).filter((stems) => stems.length > 0)
}

function optionWords(label: string, clause: string, terms: readonly string[]): OptionWords {
  const weights = new Map<string, number>()
  const named = [...terms, label].map(wordsIn)
  const clauseWords = wordsIn(clause)
  weigh(weights, clauseWords, FROM.clause)
  for (const words of named) weigh(weights, words, FROM.term)
  return { weights, phrases: phrasesOf(named), quantities: [...named, clauseWords].flatMap(quantitiesIn) }
}

function issueWords(issue: Issue, terms: AgendaTerms['issues'][number] | undefined): IssueWords {
  const weights = new Map<string, number>()
  weigh(weights, wordsIn(issue.question), FROM.question)
  const named = [...(terms?.terms ?? []), issue.title].map(wordsIn)
  for (const words of named) weigh(weights, words, FROM.term)
  const options = issue.options.map(({ label, clause }, index) =>
    optionWords(label, clause, terms?.options[index]?.terms ?? []),
  )
  return { weights, phrases: phrasesOf(named), options }
}

function countBy(lists: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const stem of list) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** Prepares an agenda; some 40 words an option, well under a millisecond. */
export function indexAgenda(issues: readonly Issue[], agenda: AgendaTerms): AgendaIndex {
  const indexed = issues.map((issue, index) => issueWords(issue, agenda.issues[index]))
  const stemSets = indexed.map(
    (issue) => new Set([...issue.weights.keys(), ...issue.options.flatMap((option) => [...option.weights.keys()])]),
  )
  return {
    issues: indexed,
    issuesWith: countBy(stemSets),
    optionsWith: indexed.map((issue) => countBy(issue.options.map((option) => new Set(option.weights.keys())))),
  }
}

/** What a stretch of text says that may concern the agenda. */
export interface Evidence {
  /** Stems with their strength: 1 when said, less when only akin to what was said. */
  readonly stems: ReadonlyMap<string, number>
  readonly run: readonly string[]
  readonly quantities: readonly Quantity[]
}

const KIN = 0.55

/** The evidence of some words. */
export function evidenceOf(words: readonly Word[]): Evidence {
  const stems = new Map<string, number>()
  const put = (stem: string, strength: number) => stems.set(stem, Math.max(stems.get(stem) ?? 0, strength))
  const run = stemsOf(words)
  for (const stem of run) {
    put(stem, 1)
    for (const kin of kinOf(stem)) put(kin, KIN)
  }
  return { stems, run, quantities: quantitiesIn(words) }
}
