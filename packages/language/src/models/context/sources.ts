import type { ChatBackground } from '@placard/application'
import type { ChatSource } from '@placard/contract'
import type { Passage } from '../../assistant/passage.ts'
import type { Grounding } from '../../assistant/passages.ts'
import { type DocumentShare, documentSources } from '../../documents/document-shares.ts'
import { tokensIn } from '../tokens.ts'
import { beginningOf } from './fitted.ts'

/** Most tokens of one passage: a table or an entry of the guide. */
const PASSAGE_TOKENS = 700
/** Most tokens of all passages, however large the context: the first ones answer. */
const PASSAGES_TOKENS = 2_800
/** Fewest tokens of a passage that is worth having. */
const LEAST_TOKENS = 60
/** Numbers in square brackets, by which an answer cites: [1], [2, 3]. */
const CITATION = /\[(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\]/g

/** A source under its number. */
export interface Numbered {
  readonly number: number
  readonly source: ChatSource
}

/** The passages that fit into a number of tokens, the computed ones first. */
export function fittingPassages({ computed, passages }: Grounding, room: number): readonly Passage[] {
  let left = Math.min(room, PASSAGES_TOKENS)
  const fitting: Passage[] = []
  for (const passage of [...computed, ...passages]) {
    const text = beginningOf(passage.text, Math.min(PASSAGE_TOKENS, left))
    const tokens = tokensIn(text) + tokensIn(passage.title)
    if (tokens > left || tokens < Math.min(LEAST_TOKENS, tokensIn(passage.text))) break
    left -= tokens
    fitting.push({ ...passage, text })
  }
  return fitting
}

/** Numbers the sources of a prompt from 1: passages, the background, then the documents. The same source has one number. */
export function numberedSources(
  passages: readonly Passage[],
  background: Pick<ChatBackground, 'title'> | undefined,
  shares: readonly DocumentShare[],
): readonly Numbered[] {
  const all: readonly ChatSource[] = [
    ...passages.map(({ source }) => source),
    ...(background === undefined ? [] : [backgroundSource(background)]),
    ...documentSources(shares),
  ]
  const byKey = new Map<string, Numbered>()
  for (const source of all) {
    const key = keyOf(source)
    if (!byKey.has(key)) byKey.set(key, { number: byKey.size + 1, source })
  }
  return [...byKey.values()]
}

export function backgroundSource({ title }: Pick<ChatBackground, 'title'>): ChatSource {
  return { kind: 'context', id: 'background', title: title.slice(0, 300) }
}

/** The number of a source; 0 when it has none. */
export function numberOf(source: ChatSource, numbered: readonly Numbered[]): number {
  return numbered.find((one) => keyOf(one.source) === keyOf(source))?.number ?? 0
}

function keyOf({ kind, id }: ChatSource): string {
  return `${kind} ${id}`
}

/** The sources that an answer cites, with their numbers; documents are named as well when they were only read. */
export function citedSources(answer: string, numbered: readonly Numbered[]): readonly ChatSource[] {
  const cited = new Set(
    [...answer.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.split(/[,;]/).map((number) => Number(number))),
  )
  return numbered
    .filter(({ number, source }) => cited.has(number) || source.kind === 'attachment')
    .map(({ number, source }) => (cited.has(number) ? { ...source, number } : source))
}
