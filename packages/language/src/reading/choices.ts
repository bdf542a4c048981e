import { stemsOf } from './agenda.ts'
import type { Heard } from './heard.ts'
import type { KnownChoice } from './known-choices.ts'
import type { Candidate } from './room.ts'
import { kinOf } from './vocabulary.ts'

const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  one: 0,
  two: 1,
  three: 2,
  four: 3,
  five: 4,
}
const NAMES = new Set(['option', 'choice', 'answer', 'response'])

/** "Option 2", "the second choice". */
function byNumber(texts: readonly string[], count: number): number | undefined {
  const at = texts.findIndex((text) => NAMES.has(text))
  if (at < 0) return undefined
  for (const text of [texts[at + 1] ?? '', texts[at - 2] === 'the' ? (texts[at - 1] ?? '') : '']) {
    const number = Object.hasOwn(ORDINALS, text) ? ORDINALS[text] : /^[1-9]$/.test(text) ? Number(text) - 1 : undefined
    if (number !== undefined && number < count) return number
  }
  return undefined
}

/** Weight of a related word. */
const KIN = 0.8

/** Share of the choice's own words that were said. */
function overlap(said: ReadonlySet<string>, { weights }: KnownChoice): number {
  let total = 0
  let found = 0
  for (const [stem, weight] of weights) {
    total += weight
    if (said.has(stem)) found += weight
    else if (kinOf(stem).some((kin) => said.has(kin))) found += KIN * weight
  }
  return total === 0 ? 0 : found / total
}

/** Share of a choice's words from which on the grammar takes it as chosen. */
const CHOSEN = 0.42
/** Below this share, what was said has at most one word in common with a choice. */
const HINTED = 0.15

/** Sentences searched for a crisis choice, which is made early or not at all; bounds the time for a speech. */
const MOST_SENTENCES = 8

/** A choice of the open crisis, and the share of its words that were said. */
export interface SaidChoice {
  readonly choice: string
  readonly share: number
}

/** The crisis choices that any one sentence comes close to, closest first. */
export function choicesSaid(heard: readonly Heard[], choices: readonly KnownChoice[]): readonly SaidChoice[] {
  if (choices.length === 0) return []
  const sentences = heard.slice(0, MOST_SENTENCES).map(({ words }) => new Set(stemsOf(words)))
  return choices
    .map((choice) => ({ choice: choice.id, share: Math.max(0, ...sentences.map((said) => overlap(said, choice))) }))
    .filter(({ share }) => share >= HINTED)
    .sort((a, b) => b.share - a.share)
}

/** The crisis choice that the words come close to. */
export function choiceCandidates(heard: Heard, choices: readonly KnownChoice[]): readonly Candidate[] {
  if (choices.length === 0) return []
  const named = byNumber(heard.texts, choices.length)
  const chosen = named === undefined ? undefined : choices[named]
  if (chosen !== undefined) return [{ act: { kind: 'choose', choice: chosen.id }, score: 0.92 }]
  const said = new Set(stemsOf(heard.words))
  if (said.size < 2) return []
  return choices
    .map((choice) => ({ choice, share: overlap(said, choice) }))
    .filter(({ share }) => share >= CHOSEN)
    .map(({ choice, share }) => ({
      act: { kind: 'choose', choice: choice.id } as const,
      score: Math.min(0.95, 0.35 + share * 0.75),
    }))
}
