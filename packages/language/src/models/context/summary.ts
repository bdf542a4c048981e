import type { ModelMessage, Steps } from '@placard/application'
import { cutAt } from '../../text/cut-at.ts'
import { keySteps } from '../../text/passages.ts'

/** Longest quotation of one message in a summary, in UTF-16 code units. */
const LINE_LENGTH = 160
/** Key sentences of the earlier answers. */
const SENTENCES = 5
/** Questions besides the first one, the newest. */
const QUESTIONS = 4

/**
 * A running summary of the turns that no longer fit: what the person asked first and lately, and the key sentences of
 * the answers. The same turns always give the same text.
 */
export function* summarySteps(turns: readonly ModelMessage[]): Steps<string> {
  if (turns.length === 0) return ''
  const asked = turns.filter(({ role }) => role === 'user').map(({ text }) => text)
  const answered = turns.filter(({ role }) => role === 'assistant').map(({ text }) => text)
  const questions = [...asked.slice(0, 1), ...asked.slice(1).slice(-QUESTIONS)]
  const sentences = yield* keySteps(answered.join('\n\n'), SENTENCES)
  return [
    ...questions.map((text) => `The person: ${lineOf(text)}`),
    ...sentences.map((text) => `The assistant: ${lineOf(text)}`),
  ].join('\n')
}

function lineOf(text: string): string {
  return cutAt(text.replaceAll(/\s+/g, ' ').trim(), LINE_LENGTH)
}
