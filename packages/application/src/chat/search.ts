import { CHAT_HITS_MAX, type ChatHit, type ChatMessage, type Conversation, type WorkingPaper } from '@placard/contract'

/** Marks around each match in an excerpt; private use characters, which are removed from the text. */
const MATCH_MARKS = { begin: '\ue000', end: '\ue001' } as const
const ASCII = /^[\0-\x7f]*$/
/** UTF-16 code units of an excerpt before and after the first match. */
const AROUND = { before: 40, after: 120 } as const

/**
 * Finds the conversations, messages and working papers in which every search word is the prefix of some word, ignoring
 * case and accents; newest first. A paper is found beside its conversation only.
 */
export function searchIn(
  all: readonly { readonly conversation: Conversation; readonly messages: readonly ChatMessage[] }[],
  words: string,
  papers: readonly WorkingPaper[] = [],
): readonly ChatHit[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const hits: ChatHit[] = []
  for (const { conversation, messages } of all) {
    const { id: conversationId, title, updatedAt } = conversation
    if (matches(title, wanted)) {
      const excerpt = marked(title, wanted)
      hits.push({ conversationId, title, messageId: null, paper: null, excerpt, timestamp: updatedAt })
    }
    for (const { id: messageId, content, timestamp } of messages) {
      if (!matches(content, wanted)) continue
      const excerpt = marked(around(content, wanted), wanted)
      hits.push({ conversationId, title, messageId, paper: null, excerpt, timestamp })
    }
  }
  const titles = new Map(all.map(({ conversation: { id, title } }) => [id, title]))
  for (const { id, conversationId, title: paperTitle, text, updatedAt } of papers) {
    const title = titles.get(conversationId)
    if (title === undefined || !matches(`${paperTitle}\n${text}`, wanted)) continue
    const excerpt = marked(around(text, wanted), wanted)
    const paper = { id, title: paperTitle }
    hits.push({ conversationId, title, messageId: null, paper, excerpt, timestamp: updatedAt })
  }
  return hits.sort((a, b) => b.timestamp.localeCompare(a.timestamp)).slice(0, CHAT_HITS_MAX)
}

/** Whether every search word is the prefix of some word of a text, ignoring case and accents. */
export function saysWords(text: string, words: string): boolean {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return wanted.length > 0 && matches(text, wanted)
}

/**
 * A one-line excerpt around the first match, with all matches marked. The marks' characters are removed from the text.
 */
export function excerptOf(text: string, words: string): string {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return marked(around(text.replaceAll(/[\ue000\ue001]/g, ''), wanted), wanted)
}

/** Lower case without accents, of the same length as the text, so that indexes are the same in both. */
function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return Array.from(text.normalize('NFC'), (character) => {
    const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    return plain.length === character.length ? plain : character
  }).join('')
}

function matches(text: string, wanted: readonly string[]): boolean {
  const plain = folded(text)
  return wanted.every((word) => placeOf(plain, word) >= 0)
}

/** Index of the first word that begins with this prefix; -1 when there is none. */
function placeOf(plain: string, word: string, from = 0): number {
  for (let at = plain.indexOf(word, from); at >= 0; at = plain.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain.charAt(at - 1))) return at
  }
  return -1
}

function around(content: string, wanted: readonly string[]): string {
  const text = content.normalize('NFC').replaceAll(/\s+/g, ' ')
  const plain = folded(text)
  const first = Math.min(...wanted.map((word) => placeOf(plain, word)).filter((at) => at >= 0))
  if (!Number.isFinite(first)) return text.slice(0, AROUND.before + AROUND.after)
  const begin = first <= AROUND.before ? 0 : text.lastIndexOf(' ', first - AROUND.before) + 1
  const end = Math.min(text.length, first + AROUND.after)
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end).toWellFormed()}${end < text.length ? ' …' : ''}`
}

function marked(text: string, wanted: readonly string[]): string {
  const whole = text.normalize('NFC')
  const plain = folded(whole)
  const spans: { readonly begin: number; readonly end: number }[] = []
  for (const word of wanted) {
    for (let at = placeOf(plain, word); at >= 0; at = placeOf(plain, word, at + word.length)) {
      spans.push({ begin: at, end: at + word.length })
    }
  }
  let shown = ''
  let done = 0
  for (const { begin, end } of spans.sort((a, b) => a.begin - b.begin)) {
    if (begin < done) continue
    shown += `${whole.slice(done, begin)}${MATCH_MARKS.begin}${whole.slice(begin, end)}${MATCH_MARKS.end}`
    done = end
  }
  return shown + whole.slice(done)
}
