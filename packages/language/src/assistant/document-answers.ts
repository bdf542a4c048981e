import type { ChatDocument } from '@placard/application'
import { type Steps, withPauses } from '@placard/application'
import type { ChatSource } from '@placard/contract'
import { fittingSteps, keySteps, passagesOf } from '../text/passages.ts'
import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import { documentMessages as words } from './document-messages.en.ts'
import { isResolution } from './read-orders.ts'
import type { Intent } from './request.ts'
import { checkAnswer } from './resolution-check.ts'
import { slot } from './slots.ts'

/** Phrases by which a message refers to a document. */
const DOCUMENT_MEANT =
  /\b(?:this|these|that|the|my|our|its|attached) (?:attached )?(?:documents?|files?|papers?|pdfs?|attachments?|reports?|tables?|csv|spreadsheets?|drafts?|texts?|resolutions?|working papers?|position papers?|article)\b|\battach(?:ed|ments?)\b|\bin it\b/i
/** Phrases by which a message refers to the files of its project; in a committee "the resolution" is rarely a file. */
const FILES_MEANT =
  /\b(?:our|my|the|these|those|this|all) (?:project |project's )?(?:files?|background (?:guides?|papers?)|study guides?)\b|\b(?:our|my|these|those) documents\b/i
const WHOLE_MEANT =
  /\b(?:summar\w+|sum (?:it|this|that) up|overview|(?:main|key) (?:points?|ideas?|messages?)|outline|gist|tl;?dr|key ?points)\b|\bwhat(?:'s| is| does)\b.{0,30}\b(?:about|say)\b[\s?.!]*$|^(?:please )?(?:read|look at|explain|analy[sz]e)\b.{0,40}$/i
const QUOTES_MOST = 3
const QUOTE_LENGTH = 420
const SENTENCES_MOST = 6
/** Up to this length a text is its own summary. */
const SHORT_LENGTH = 400
/** Intents that are answered without the documents. */
const UNTOUCHED: readonly Intent['kind'][] = ['crisis', 'foreign', 'secrets', 'courtesy', 'campaigns']

/** Yields to other work: a long document takes some tens of milliseconds to read. */
type Pause = () => Promise<void>

/** The documents' answer to a message about them; undefined when the message is about something else. */
export async function documentAnswer(
  message: string,
  intent: Intent,
  documents: readonly ChatDocument[],
  pause: Pause,
): Promise<Answer | undefined> {
  const { meant, isSurely } = meantBy(message, documents)
  if (meant.length === 0 || UNTOUCHED.includes(intent.kind)) return undefined
  const summaries = async (head: (name: string) => string) =>
    joined(await oneByOne(meant, pause, (document) => summaryOf(document, head)))
  if (intent.kind === 'check')
    return intent.text === '' ? joined(await oneByOne(meant, pause, checkedDocument)) : undefined
  const isQuestion = intent.kind === 'question' || intent.kind === 'operated' || intent.kind === 'rule'
  if (WHOLE_MEANT.test(message)) return summaries(words.summary)
  if (!isQuestion && intent.kind !== 'country' && intent.kind !== 'stance') return undefined
  const quotes = await quotesFrom(message, meant, { head: words.from, pause })
  return quotes ?? (isSurely ? summaries(words.nothing) : undefined)
}

/**
 * Fallback for a question without another answer: the matching passages of the documents; undefined when there are
 * none.
 */
export function documentsOn(
  question: string,
  documents: readonly ChatDocument[],
  pause: Pause,
): Promise<Answer | undefined> {
  return quotesFrom(question, documents, { head: words.from, pause })
}

/** A message with its intent and the available documents. */
interface About {
  readonly intent: Intent
  readonly message: string
  readonly documents: readonly ChatDocument[]
  readonly pause: Pause
}

/** Appends the documents' matching passages to an answer, when the message came with them or refers to them. */
export async function withDocuments(
  answer: Answer,
  { intent: wish, message, documents, pause }: About,
): Promise<Answer> {
  if (UNTOUCHED.includes(wish.kind) || wish.kind === 'check') return answer
  const quoted = await quotesFrom(message, meantBy(message, documents).meant, { head: words.besides, pause })
  if (quoted === undefined) return answer
  return { text: `${answer.text}\n\n${quoted.text}`, sources: [...quoted.sources, ...answer.sources] }
}

/** Reads documents sequentially, with pauses. */
async function oneByOne<Read>(
  documents: readonly ChatDocument[],
  pause: Pause,
  read: (document: ChatDocument) => Steps<Read>,
): Promise<Read[]> {
  const all: Read[] = []
  for (const document of documents) all.push(await withPauses(read(document), pause))
  return all
}

/** The documents that a message is about. */
interface Meant {
  readonly meant: readonly ChatDocument[]
  /** Whether a message on which they say nothing is answered from them all the same. */
  readonly isSurely: boolean
}

/**
 * The documents that a message names, those sent with it, else those it refers to: the last one that was sent, or the
 * files of the project. These are there in each of its chats, so that they are meant only by words for files.
 */
function meantBy(message: string, documents: readonly ChatDocument[]): Meant {
  const lower = message.toLowerCase()
  const named = documents.filter(({ name }) => lower.includes(name.toLowerCase()))
  if (named.length > 0) return { meant: named, isSurely: true }
  const fresh = documents.filter(({ isNew }) => isNew)
  if (fresh.length > 0) return { meant: fresh, isSurely: true }
  const sent = documents.filter(({ isOfProject }) => isOfProject !== true)
  if (sent.length > 0 && DOCUMENT_MEANT.test(message)) return { meant: sent.slice(-1), isSurely: true }
  const files = FILES_MEANT.test(message) ? documents.filter(({ isOfProject }) => isOfProject) : []
  return { meant: files, isSurely: false }
}

function* checkedDocument(document: ChatDocument): Steps<Answer> {
  const name = slot(document.name)
  if (!isResolution(document.text)) return { text: words.noResolution(name), sources: [sourceOf(document)] }
  yield
  const checked = checkAnswer(document.text)
  return {
    text: [words.checked(name), checked.text, ...readNote(document)].join('\n\n'),
    sources: [sourceOf(document), ...checked.sources],
  }
}

function* summaryOf(document: ChatDocument, head: (name: string) => string): Steps<Answer> {
  const name = slot(document.name)
  const sources = [sourceOf(document)]
  if (document.text.length <= SHORT_LENGTH) {
    return { text: `${words.short(name)}\n\n${words.quote(quoted(document.text))}`, sources }
  }
  const sentences = (yield* keySteps(document.text, SENTENCES_MOST)).map((sentence) => words.sentence(quoted(sentence)))
  return { text: [head(name), sentences.join('\n'), ...readNote(document)].join('\n\n'), sources }
}

/** The best matching passages, grouped by document, best document first. */
async function quotesFrom(
  question: string,
  documents: readonly ChatDocument[],
  { head, pause }: { readonly head: (name: string) => string; readonly pause: Pause },
): Promise<Answer | undefined> {
  const about = question
    .replaceAll(new RegExp(DOCUMENT_MEANT, 'gi'), ' ')
    .replaceAll(new RegExp(FILES_MEANT, 'gi'), ' ')
  const least = Math.max(1, Math.min(2, new Set(termsOf(about)).size))
  const parts = await oneByOne(documents, pause, function* (document) {
    const all = passagesOf(document.text)
    yield
    const passages = (yield* fittingSteps(about, all)).filter(({ shared }) => shared >= least)
    if (passages.length === 0) return []
    const quotes = passages.slice(0, QUOTES_MOST).map(({ text }) => words.quote(quoted(text)))
    const text = [head(slot(document.name)), quotes.join('\n>\n'), ...readNote(document)].join('\n\n')
    return [{ text, sources: [sourceOf(document)] }]
  })
  return parts.flat().length === 0 ? undefined : joined(parts.flat())
}

/** A passage as one line, with markup removed. */
function quoted(text: string): string {
  return slot(text.replaceAll(' | ', ' · '), QUOTE_LENGTH)
}

function joined(answers: readonly Answer[]): Answer {
  return { text: answers.map(({ text }) => text).join('\n\n'), sources: answers.flatMap(({ sources }) => sources) }
}

function readNote({ text, fullLength }: ChatDocument): readonly string[] {
  if (text.length >= fullLength) return []
  return [words.read(text.length.toLocaleString('en'), fullLength.toLocaleString('en'))]
}

/** The built-in assistant reads all of a document's stored text. */
function sourceOf({ id, name, text, fullLength }: ChatDocument): ChatSource {
  return { kind: 'attachment', id, title: name, read: { length: text.length, of: fullLength } }
}
