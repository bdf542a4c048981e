import { createHash } from 'node:crypto'
import type { Sentence } from './sentences-in.ts'

/** Who read sentences, when, and what there is to say about it. */
export interface Reading {
  readonly by: string
  /** Day, `YYYY-MM-DD`. */
  readonly date: string
  readonly remark?: string
}

/** A sentence of the list: where it stands, a fingerprint of its text, and the reading it had; null when it is unread. */
export interface ListedSentence extends Sentence {
  readonly fingerprint: string
  readonly reading: number | null
}

/** Every sentence of the interface by its module, and the readings that they name by their place. */
export interface SentenceList {
  readonly readings: readonly Reading[]
  readonly modules: Readonly<Record<string, readonly ListedSentence[]>>
}

export const NO_SENTENCES: SentenceList = { readings: [], modules: {} }

/** The first 32 bits of a text's SHA-256, in hex: a changed sentence is an unread one. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** The list of the sentences that there are now. One whose text was read keeps its mark, wherever in its module it went. */
export function listOf(modules: Readonly<Record<string, readonly Sentence[]>>, before: SentenceList): SentenceList {
  const listed = Object.entries(modules).map(([path, sentences]) => {
    const marks = new Map(before.modules[path]?.map(({ fingerprint, reading }) => [fingerprint, reading]))
    const marked = sentences.map((sentence): ListedSentence => {
      const fingerprint = fingerprintOf(sentence.text)
      return { ...sentence, fingerprint, reading: marks.get(fingerprint) ?? null }
    })
    return [path, marked] as const
  })
  return { readings: before.readings, modules: Object.fromEntries(listed) }
}

/** Marks every unread sentence as read. */
export function markRead(list: SentenceList, reading: Reading): SentenceList {
  if (unreadIn(list).length === 0) return list
  const number = list.readings.length
  const modules = Object.entries(list.modules).map(([path, sentences]) => [
    path,
    sentences.map((sentence) => ({ ...sentence, reading: sentence.reading ?? number })),
  ])
  return { readings: [...list.readings, reading], modules: Object.fromEntries(modules) }
}

/** The sentences nobody has read, as `module place: text`. */
export function unreadIn({ modules }: SentenceList): string[] {
  return Object.entries(modules).flatMap(([path, sentences]) =>
    sentences.filter(({ reading }) => reading === null).map(({ place, text }) => `${path} ${place}: ${text}`),
  )
}

/** The list as its file has it: a sentence a line, so that a change shows as a line. */
export function listText({ readings, modules }: SentenceList): string {
  const parts = Object.entries(modules).map(([path, sentences]) => {
    const lines = sentences.map(({ place, text, fingerprint, reading }) =>
      JSON.stringify({ place, text, fingerprint, reading }),
    )
    return `    ${JSON.stringify(path)}: [\n${lines.map((line) => `      ${line}`).join(',\n')}\n    ]`
  })
  const read = readings.map((reading) => `    ${JSON.stringify(reading)}`).join(',\n')
  return `{\n  "readings": [\n${read}\n  ],\n  "modules": {\n${parts.join(',\n')}\n  }\n}\n`
}
