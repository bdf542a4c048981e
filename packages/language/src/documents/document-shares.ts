import type { ChatDocument, Steps } from '@placard/application'
import type { ChatSource } from '@placard/contract'
import { cutAt } from '../text/cut-at.ts'
import { fittingSteps, passagesOf } from '../text/passages.ts'

/** The part of a document that is sent to a language model. */
export interface DocumentShare {
  readonly document: ChatDocument
  /** The whole text, or its beginning and the passages that match the question best. */
  readonly text: string
}

/** Share of an excerpt that is always the document's beginning. */
const BEGINNING_RATIO = 0.25
const LEFT_OUT = '\n[…]\n'

/**
 * Shares a budget of UTF-16 code units among documents: those that were sent, and what they leave among the files of
 * the project, which come with every question.
 */
export function* shareSteps(
  documents: readonly ChatDocument[],
  question: string,
  room: number,
): Steps<readonly DocumentShare[]> {
  const sent = documents.filter(({ isOfProject }) => !isOfProject)
  const files = documents.filter(({ isOfProject }) => isOfProject)
  const first = yield* evenSteps(sent, question, room)
  const left = room - first.reduce((sum, { text }) => sum + text.length, 0)
  const shares = new Map([...first, ...(yield* evenSteps(files, question, left))].map((one) => [one.document, one]))
  return documents.flatMap((document) => shares.get(document) ?? [])
}

/** Each document gets the same, and what one does not need goes to the others; those without room are left out. */
function* evenSteps(
  documents: readonly ChatDocument[],
  question: string,
  room: number,
): Steps<readonly DocumentShare[]> {
  let left = room
  const shares: DocumentShare[] = []
  const shortestFirst = [...documents].sort((a, b) => a.text.length - b.text.length)
  for (const [index, document] of shortestFirst.entries()) {
    const most = Math.floor(left / (documents.length - index))
    if (most <= LEFT_OUT.length) continue
    yield
    const text = yield* excerptSteps(document.text, question, most)
    left -= text.length
    if (text !== '') shares.push({ document, text })
  }
  return shares
}

/**
 * An excerpt within a length budget: the whole text, or its beginning and the passages that match a question best, in
 * their original order.
 */
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

/** Documents as sources of an answer, with how much of each was read. */
export function documentSources(shares: readonly DocumentShare[]): readonly ChatSource[] {
  return shares.map(({ document: { id, name, fullLength }, text }) => ({
    kind: 'attachment',
    id,
    title: name,
    read: { length: Math.min(text.length, fullLength), of: fullLength },
  }))
}
