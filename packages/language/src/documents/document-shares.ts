import type { ChatDocument, Steps } from '@placard/application'
import type { ChatSource } from '@placard/contract'
import { fittingSteps, passagesOf } from '../text/passages.ts'
import { cutAt } from './document-name.ts'

/** What of a document goes to a language model. */
export interface DocumentShare {
  readonly document: ChatDocument
  /** The text, or its beginning and the passages that fit the question best. */
  readonly text: string
}

/** The part of a cut document that is its beginning, whatever is asked. */
const BEGINNING_RATIO = 0.25
const LEFT_OUT = '\n[…]\n'

/** Documents within a room of so many UTF-16 code units: each gets the same of it, and what one does not need is the others'. */
export function* shareSteps(
  documents: readonly ChatDocument[],
  question: string,
  room: number,
): Steps<readonly DocumentShare[]> {
  let left = room
  const shares = new Map<ChatDocument, DocumentShare>()
  const shortestFirst = [...documents].sort((a, b) => a.text.length - b.text.length)
  for (const [index, document] of shortestFirst.entries()) {
    yield
    const text = yield* excerptSteps(document.text, question, Math.floor(left / (documents.length - index)))
    left -= text.length
    shares.set(document, { document, text })
  }
  const inOrder = documents.map((document) => shares.get(document)).filter((share) => share !== undefined)
  return inOrder.filter(({ text }) => text !== '')
}

/** A text within a room: whole, or its beginning and what fits a question best, in its order. */
export function* excerptSteps(text: string, question: string, room: number): Steps<string> {
  if (text.length <= room) return text
  const passages = passagesOf(text)
  yield
  const chosen = new Set<number>()
  let left = room - LEFT_OUT.length
  const take = (passage: { readonly index: number; readonly text: string }, most: number) => {
    const cost = passage.text.length + LEFT_OUT.length
    if (cost > most || chosen.has(passage.index)) return 0
    chosen.add(passage.index)
    left -= cost
    return cost
  }
  let beginning = Math.floor(left * BEGINNING_RATIO)
  for (const passage of passages) {
    const cost = take(passage, beginning)
    if (cost === 0) break
    beginning -= cost
  }
  const fitting = yield* fittingSteps(question, passages)
  for (const passage of [...fitting, ...passages]) take(passage, left)
  if (chosen.size === 0) return cutAt(text, room)
  return joined(passages.filter(({ index }) => chosen.has(index)))
}

function joined(passages: readonly { readonly index: number; readonly text: string }[]): string {
  let before: number | undefined
  let text = ''
  for (const { index, text: passage } of passages) {
    if (before !== undefined) text += index === before + 1 ? '\n\n' : LEFT_OUT
    text += passage
    before = index
  }
  return text
}

/** Documents as what an answer rests on, with how much of each was read. */
export function documentSources(shares: readonly DocumentShare[]): readonly ChatSource[] {
  return shares.map(({ document: { id, name, fullLength }, text }) => ({
    kind: 'attachment',
    id,
    title: name,
    read: { length: Math.min(text.length, fullLength), of: fullLength },
  }))
}
