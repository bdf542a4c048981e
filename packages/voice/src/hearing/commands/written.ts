import type { CommandGrammar } from './grammar.ts'

/** After the name of a delegation these begin a question. */
const ASKING = /^(?:will|would|can|could|do|why|what|where|how)$/

/**
 * The text of a command that was heard as words: names and numbers as they are written, a comma after the delegation that
 * is called, and a question mark where something is asked.
 */
export function writtenCommand(words: readonly string[], { written, called }: CommandGrammar): string {
  const parts: string[] = []
  let askedAt = -1
  for (let at = 0; at < words.length; ) {
    const length = longestPhrase(words, at, written)
    const said = words.slice(at, at + Math.max(length, 1)).join(' ')
    const text = length > 0 ? (written.get(said) ?? said) : said === 'i' ? 'I' : said
    const isCall = length > 0 && called.has(said) && ASKING.test(words[at + length] ?? '') && askedAt < 0
    if (isCall) askedAt = parts.length
    parts.push(isCall ? `${text},` : text)
    at += Math.max(length, 1)
  }
  const sentence = parts.join(' ')
  const isQuestion = askedAt >= 0 || /^(?:may|can|who|what|where)$/.test(words[0] ?? '')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${isQuestion ? '?' : '.'}`
}

function longestPhrase(words: readonly string[], at: number, written: CommandGrammar['written']): number {
  for (let length = words.length - at; length > 0; length--) {
    if (written.has(words.slice(at, at + length).join(' '))) return length
  }
  return 0
}
