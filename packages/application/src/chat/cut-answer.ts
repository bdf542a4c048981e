import type { AnswerEvent, ChatMessage } from '@placard/contract'
import { contentOf, withContent } from './answer-text.ts'

/** An answer of which a part was kept, and the events that make its log say so. */
export interface CutAnswer {
  readonly answer: ChatMessage
  readonly events: readonly AnswerEvent[]
}

/**
 * Keeps the beginning of an answer, at most `heard` UTF-16 code units and never part of a character. A log is append
 * only: the text is retracted, and what was heard of it said again. @returns undefined when nothing is to be cut.
 */
export function cutToHeard(message: ChatMessage, heard: number): CutAnswer | undefined {
  const { content, engine, sources, fault: _, ...rest } = message
  if (message.status === 'answering' || heard >= content.length) return undefined
  const kept = wholeCharacters(content, heard)
  let { seq } = message
  const next = () => {
    seq += 1
    return seq
  }
  const events: readonly AnswerEvent[] = [
    { kind: 'retract', seq: next() },
    ...(engine === undefined ? [] : [{ kind: 'engine', seq: next(), engine } as const]),
    ...(kept === '' ? [] : [{ kind: 'text', seq: next(), text: kept } as const]),
    ...(sources === undefined ? [] : [{ kind: 'sources', seq: next(), sources } as const]),
  ]
  return { answer: withContent({ ...rest, content, status: 'stopped' }, contentOf(events)), events }
}

/** The beginning of a text, without the character that its end would divide. */
function wholeCharacters(text: string, length: number): string {
  const divided = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text).containing(length)
  return text.slice(0, divided?.index ?? length)
}
