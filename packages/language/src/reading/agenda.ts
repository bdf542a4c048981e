import type { AgendaTerms } from '@placard/application'
import type { Issue } from '@placard/engine'
import { respelt, type Spellings, spellingsOf } from '../text/spelling.ts'
import { stemOf } from '../text/stem.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { type Word, wordsIn } from './text.ts'
import { IGNORED, kinOf, TURNING } from './vocabulary.ts'

/** Search terms of an option, or of an issue as a whole. */
interface Known {
  readonly weights: ReadonlyMap<string, number>
  /** Terms and labels as sequences of stems; a sequence found whole weighs much more than its words one by one. */
  readonly phrases: readonly (readonly string[])[]
  readonly quantities: readonly Quantity[]
}

interface KnownIssue extends Known {
  readonly options: readonly Known[]
}

/** The place of a match: `option` is −1 for the issue as a whole. */
interface Place {
  readonly issue: number
  readonly option: number
}

/** An index of the agenda for matching. */
export interface AgendaIndex {
  /** Number of options of each issue. */
  readonly sizes: readonly number[]
  /** The weight that a stem adds to each place it occurs in; rare words add more. */
  readonly stems: ReadonlyMap<string, readonly (Place & { readonly gain: number })[]>
  readonly phrases: ReadonlyMap<string, readonly (Place & { readonly stems: readonly string[] })[]>
  readonly quantities: readonly (Place & { readonly quantity: Quantity })[]
  /** All words of the agenda by first letter, for spelling correction. */
  readonly spellings: Spellings
}

const FROM = { term: 1, label: 1, clause: 0.35, title: 1, question: 0.35 } as const

/** The stems of content words; "no" is kept, as it distinguishes options. */
export function stemsOf(words: readonly Word[]): readonly string[] {
  return words.filter((word) => !IGNORED.has(word.text)).map((word) => word.stem)
}

function weigh(weights: Map<string, number>, words: readonly Word[], weight: number): void {
  for (const stem of stemsOf(words)) {
    if (!TURNING.has(stem)) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight))
  }
}

function phrasesOf(texts: readonly (readonly Word[])[]): readonly (readonly string[])[] {
  return texts.map(stemsOf).filter((stems) => stems.length > 0)
}

function knownBy(clause: string, clauseWeight: number, terms: readonly string[]): Known {
  const weights = new Map<string, number>()
  const named = terms.map(wordsIn)
  const clauseWords = wordsIn(clause)
  weigh(weights, clauseWords, clauseWeight)
  for (const words of named) weigh(weights, words, FROM.term)
  return { weights, phrases: phrasesOf(named), quantities: [...named, clauseWords].flatMap(quantitiesIn) }
}

function knownIssue(issue: Issue, terms: AgendaTerms['issues'][number] | undefined): KnownIssue {
  const options = issue.options.map(({ label, clause }, index) =>
    knownBy(clause, FROM.clause, [...(terms?.options[index]?.terms ?? []), label]),
  )
  return { ...knownBy(issue.question, FROM.question, [...(terms?.terms ?? []), issue.title]), options }
}

function countBy(lists: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const stem of list) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** An option's words count for its issue too, slightly less than the issue's own. */
const OPTION_FOR_ISSUE = 0.7

function stemsOfIssue({ weights, options }: KnownIssue): ReadonlyMap<string, number> {
  const all = new Map(weights)
  for (const option of options) {
    for (const [stem, weight] of option.weights) all.set(stem, Math.max(all.get(stem) ?? 0, OPTION_FOR_ISSUE * weight))
  }
  return all
}

function gather<Value>(into: Map<string, Value[]>, key: string, value: Value): void {
  const list = into.get(key)
  if (list === undefined) into.set(key, [value])
  else list.push(value)
}

function indexStems(issues: readonly KnownIssue[]): AgendaIndex['stems'] {
  const stems = new Map<string, (Place & { gain: number })[]>()
  const byIssue = issues.map(stemsOfIssue)
  const issuesWith = countBy(byIssue.map((weights) => weights.keys()))
  for (const [issue, { options }] of issues.entries()) {
    for (const [stem, weight] of byIssue[issue] ?? []) {
      const rarity = Math.log((issues.length + 1) / ((issuesWith.get(stem) ?? 0) + 0.25))
      gather(stems, stem, { issue, option: -1, gain: weight * Math.max(0, rarity) })
    }
    const optionsWith = countBy(options.map((option) => option.weights.keys()))
    for (const [option, { weights }] of options.entries()) {
      for (const [stem, weight] of weights) {
        const rarity = Math.log(options.length / (optionsWith.get(stem) ?? 1) + 0.12)
        gather(stems, stem, { issue, option, gain: weight * rarity })
      }
    }
  }
  return stems
}

function wordsOfAgenda(issues: readonly Issue[], agenda: AgendaTerms): readonly string[] {
  const texts = issues.flatMap(({ title, question, options }, at) => [
    title,
    question,
    ...options.flatMap(({ label, clause }) => [label, clause]),
    ...(agenda.issues[at]?.terms ?? []),
    ...(agenda.issues[at]?.options ?? []).flatMap(({ terms }) => terms),
  ])
  return [...new Set(texts.flatMap((text) => wordsIn(text).map((word) => word.text)))]
}

/** Indexes an agenda in about a millisecond, so it is worth caching while the agenda is unchanged. */
export function indexAgenda(issues: readonly Issue[], agenda: AgendaTerms): AgendaIndex {
  const known = issues.map((issue, index) => knownIssue(issue, agenda.issues[index]))
  const places = known.flatMap((words, issue) => [
    { issue, option: -1, words },
    ...words.options.map((words, option) => ({ issue, option, words })),
  ])
  const phrases = new Map<string, (Place & { stems: readonly string[] })[]>()
  for (const { issue, option, words } of places) {
    for (const stems of words.phrases) gather(phrases, stems[0] ?? '', { issue, option, stems })
  }
  const stems = indexStems(known)
  return {
    sizes: issues.map(({ options }) => options.length),
    stems,
    phrases,
    quantities: places
      .filter(({ option }) => option >= 0)
      .flatMap(({ issue, option, words }) => words.quantities.map((quantity) => ({ issue, option, quantity }))),
    spellings: spellingsOf(wordsOfAgenda(issues, agenda)),
  }
}

/** The words of a piece of text that may concern the agenda. */
export interface Evidence {
  /** Stems with their weight: 1 when said, less for words related to those said. */
  readonly stems: ReadonlyMap<string, number>
  readonly run: readonly string[]
  readonly quantities: readonly Quantity[]
}

const KIN = 0.55

function mended(word: Word, spellings: Spellings | undefined): Word {
  if (spellings === undefined || IGNORED.has(word.text) || !/^[a-z]/.test(word.text)) return word
  const text = respelt(word.text, spellings)
  return text === word.text ? word : { ...word, text, stem: stemOf(text) }
}

/** The evidence of some words; an unknown word is corrected to the agenda's word that is one typo away. */
export function evidenceOf(words: readonly Word[], spellings?: Spellings): Evidence {
  const stems = new Map<string, number>()
  const put = (stem: string, strength: number) => stems.set(stem, Math.max(stems.get(stem) ?? 0, strength))
  const run = stemsOf(words.map((word) => mended(word, spellings)))
  for (const stem of run) {
    if (TURNING.has(stem)) continue
    put(stem, 1)
    for (const kin of kinOf(stem)) put(kin, KIN)
  }
  return { stems, run, quantities: quantitiesIn(words) }
}
