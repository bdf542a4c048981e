import type { AnswerEngine, AnswerEvent, ChatMessage, ChatSource } from '@placard/contract'

/** The folded state of an answer's log. */
export interface AnswerContent {
  readonly content: string
  readonly engine: AnswerEngine | undefined
  readonly sources: readonly ChatSource[] | undefined
  readonly suggestions: readonly string[] | undefined
  /** Position of the last folded event; 0 before the first. */
  readonly seq: number
}

const NO_ANSWER_YET: AnswerContent = {
  content: '',
  engine: undefined,
  sources: undefined,
  suggestions: undefined,
  seq: 0,
}

/** Folds one event into an answer; an event already folded changes nothing. */
function withEvent(answer: AnswerContent, event: AnswerEvent): AnswerContent {
  if (event.seq <= answer.seq) return answer
  const { seq } = event
  switch (event.kind) {
    case 'engine':
      return { ...answer, seq, engine: event.engine }
    case 'text':
      return { ...answer, seq, content: answer.content + event.text }
    case 'retract':
      return { ...NO_ANSWER_YET, seq }
    case 'sources':
      return { ...answer, seq, sources: event.sources }
    case 'suggestions':
      return { ...answer, seq, suggestions: event.suggestions }
  }
}

/** Folds a log into an answer. */
export function contentOf(events: readonly AnswerEvent[], from: AnswerContent = NO_ANSWER_YET): AnswerContent {
  return events.reduce(withEvent, from)
}

/** A message with the folded state of its log. */
export function withContent(message: ChatMessage, answer: AnswerContent): ChatMessage {
  const { content, engine, sources, suggestions, seq } = answer
  const { engine: _, sources: __, suggestions: ___, ...rest } = message
  return {
    ...rest,
    content,
    seq,
    ...(engine === undefined ? {} : { engine }),
    ...(sources === undefined ? {} : { sources: [...sources] }),
    ...(suggestions === undefined ? {} : { suggestions: [...suggestions] }),
  }
}
