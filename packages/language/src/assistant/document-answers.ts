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

/** Words by which a message points at a document. */
const DOCUMENT_MEANT =
  /\b(?:this|these|that|the|my|our|its|attached) (?:attached )?(?:documents?|files?|papers?|pdfs?|attachments?|reports?|tables?|csv|spreadsheets?|drafts?|texts?|resolutions?|working papers?|position papers?|article)\b|\battach(?:ed|ments?)\b|\bin it\b/i
const WHOLE_MEANT =
  /\b(?:summar\w+|sum (?:it|this|that) up|overview|(?:main|key) (?:points?|ideas?|messages?)|outline|gist|tl;?dr|key ?points)\b|\bwhat(?:'s| is| does)\b.{0,30}\b(?:about|say)\b[\s?.!]*$|^(?:please )?(?:read|look at|explain|analy[sz]e)\b.{0,40}$/i
const QUOTES_MOST = 3
const QUOTE_LENGTH = 420
const SENTENCES_MOST = 6
/** Up to here a text is its own summary. */
const SHORT_LENGTH = 400
/** Wishes that are met as they are, whatever was attached. */
const UNTOUCHED: readonly Intent['kind'][] = ['crisis', 'foreign', 'secrets', 'courtesy', 'campaigns']

/** Lets others have their turn: a long document takes some tens of milliseconds to read. */
type Pause = () => Promise<void>

/** What a document says to a message that is about it; undefined when the message is about something else. */
export async function documentAnswer(
  message: string,
  answerOptions: Intent,
  documents: readonly ChatDocument[],
  pause: Pause,
): Promise<Answer | undefined> {
  const meant = meantBy(message, documents)
  if (meant.length === 0 || UNTOUCHED.includes(answerOptions.kind)) return undefined
  const summaries = async (head: (name: string) => string) =>
    joined(await oneByOne(meant, pause, (document) => summaryOf(document, head)))
  if (answerOptions.kind === 'check')
    return answerOptions.text === '' ? joined(await oneByOne(meant, pause, checkedDocument)) : undefined
  const isQuestion = answerOptions.kind === 'question' || answerOptions.kind === 'more' || answerOptions.kind === 'rule'
  if (WHOLE_MEANT.test(message)) return summaries(words.summary)
  if (!isQuestion && answerOptions.kind !== 'country' && answerOptions.kind !== 'stance') return undefined
  return (await quotesFrom(message, meant, { head: words.from, pause })) ?? summaries(words.nothing)
}

/** What documents have on a question nothing else answers; undefined when they have nothing. */
export function documentsOn(
  question: string,
  documents: readonly ChatDocument[],
  pause: Pause,
): Promise<Answer | undefined> {
  return quotesFrom(question, documents, { head: words.from, pause })
}

/** A message with what it wishes and the documents at hand. */
interface About {
  readonly intent: Intent
  readonly message: string
  readonly documents: readonly ChatDocument[]
  readonly pause: Pause
}

/** An answer with what documents have on it behind it, where the message came with them or points at them. */
export async function withDocuments(
  answer: Answer,
  { intent: wish, message, documents, pause }: About,
): Promise<Answer> {
  if (UNTOUCHED.includes(wish.kind) || wish.kind === 'check') return answer
  const quoted = await quotesFrom(message, meantBy(message, documents), { head: words.besides, pause })
  if (quoted === undefined) return answer
  return { text: `${answer.text}\n\n${quoted.text}`, sources: [...quoted.sources, ...answer.sources] }
}

/** Reads documents one after the other, with pauses. */
async function oneByOne<Read>(
  documents: readonly ChatDocument[],
  pause: Pause,
  read: (document: ChatDocument) => Steps<Read>,
): Promise<Read[]> {
  const all: Read[] = []
  for (const document of documents) all.push(await withPauses(read(document), pause))
  return all
}

/** The documents a message is about: those it names, those that came with it, else those it points at. */
function meantBy(message: string, documents: readonly ChatDocument[]): readonly ChatDocument[] {
  const lower = message.toLowerCase()
  const named = documents.filter(({ name }) => lower.includes(name.toLowerCase()))
  if (named.length > 0) return named
  const fresh = documents.filter(({ isNew }) => isNew)
  if (fresh.length > 0) return fresh
  return DOCUMENT_MEANT.test(message) ? documents.slice(-1) : []
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

/** The passages that fit best, by document, those of the best document first. */
async function quotesFrom(
  question: string,
  documents: readonly ChatDocument[],
  { head, pause }: { readonly head: (name: string) => string; readonly pause: Pause },
): Promise<Answer | undefined> {
  const about = question.replaceAll(new RegExp(DOCUMENT_MEANT, 'gi'), ' ')
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

/** A piece of a document as one line that is not read as markup. */
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

/** The assistant without a model reads all that is kept of a document. */
function sourceOf({ id, name, text, fullLength }: ChatDocument): ChatSource {
  return { kind: 'attachment', id, title: name, read: { length: text.length, of: fullLength } }
}
