import type { ChatSource } from '@placard/contract'
import { keySentences, passagesFor, passagesOf } from '../documents/passages.ts'
import type { ChatDocument } from '../ports/chat-model.ts'
import type { Answer } from './answer.ts'
import { documentMessages as words } from './document-messages.en.ts'
import { isResolution } from './read-orders.ts'
import type { Wish } from './request.ts'
import { checkAnswer } from './resolution-check.ts'
import { slot } from './slots.ts'
import { termsOf } from './terms.ts'

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
const UNTOUCHED: readonly Wish['kind'][] = ['crisis', 'foreign', 'secrets', 'courtesy', 'campaigns']

/** What a document says to a message that is about it; undefined when the message is about something else. */
export function documentAnswer(message: string, wish: Wish, documents: readonly ChatDocument[]): Answer | undefined {
  const meant = meantBy(message, documents)
  if (meant.length === 0 || UNTOUCHED.includes(wish.kind)) return undefined
  if (wish.kind === 'check') return wish.text === '' ? checkedDocument(meant) : undefined
  const isQuestion = wish.kind === 'question' || wish.kind === 'more' || wish.kind === 'rule'
  if (WHOLE_MEANT.test(message)) return joined(meant.map((document) => summaryOf(document, words.summary)))
  if (!isQuestion && wish.kind !== 'country' && wish.kind !== 'stance') return undefined
  return quotesFrom(message, meant, words.from) ?? joined(meant.map((document) => summaryOf(document, words.nothing)))
}

/** What documents have on a question nothing else answers; undefined when they have nothing. */
export function documentsOn(question: string, documents: readonly ChatDocument[]): Answer | undefined {
  return quotesFrom(question, documents, words.from)
}

/** An answer with what documents have on it behind it, where the message came with them or points at them. */
export function withDocuments(answer: Answer, wish: Wish, message: string, documents: readonly ChatDocument[]): Answer {
  if (UNTOUCHED.includes(wish.kind) || wish.kind === 'check') return answer
  const quoted = quotesFrom(message, meantBy(message, documents), words.besides)
  if (quoted === undefined) return answer
  return { text: `${answer.text}\n\n${quoted.text}`, sources: [...quoted.sources, ...answer.sources] }
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

function checkedDocument(documents: readonly ChatDocument[]): Answer {
  return joined(
    documents.map((document) => {
      const name = slot(document.name)
      if (!isResolution(document.text)) return { text: words.noResolution(name), sources: [sourceOf(document)] }
      const checked = checkAnswer(document.text)
      return {
        text: [words.checked(name), checked.text, ...readNote(document)].join('\n\n'),
        sources: [sourceOf(document), ...checked.sources],
      }
    }),
  )
}

function summaryOf(document: ChatDocument, head: (name: string) => string): Answer {
  const name = slot(document.name)
  const sources = [sourceOf(document)]
  if (document.text.length <= SHORT_LENGTH) {
    return { text: `${words.short(name)}\n\n${words.quote(quoted(document.text))}`, sources }
  }
  const sentences = keySentences(document.text, SENTENCES_MOST).map((sentence) => words.sentence(quoted(sentence)))
  return { text: [head(name), sentences.join('\n'), ...readNote(document)].join('\n\n'), sources }
}

/** The passages that fit best, by document, those of the best document first. */
function quotesFrom(
  question: string,
  documents: readonly ChatDocument[],
  head: (name: string) => string,
): Answer | undefined {
  const about = question.replaceAll(new RegExp(DOCUMENT_MEANT, 'gi'), ' ')
  const asked = new Set(termsOf(about))
  const least = Math.min(2, asked.size)
  const parts = documents.flatMap((document) => {
    const shares = (text: string) => new Set(termsOf(text).filter((term) => asked.has(term))).size
    const passages = passagesFor(about, passagesOf(document.text)).filter(
      ({ text }) => shares(text) >= Math.max(1, least),
    )
    if (passages.length === 0) return []
    const quotes = passages.slice(0, QUOTES_MOST).map(({ text }) => words.quote(quoted(text)))
    const text = [head(slot(document.name)), quotes.join('\n>\n'), ...readNote(document)].join('\n\n')
    return [{ text, sources: [sourceOf(document)] }]
  })
  return parts.length === 0 ? undefined : joined(parts)
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
