import type { ChatSource } from '@placard/contract'

/** What kind of text an answer is. `question-back` asks for what is missing; `admits` says that it does not know. */
export const ANSWER_FORMS = [
  'explanation',
  'speech',
  'clauses',
  'paper',
  'argument',
  'comparison',
  'list',
  'correction',
  'question-back',
  'admits',
  'courtesy',
] as const
export type AnswerForm = (typeof ANSWER_FORMS)[number]

/** A complete answer in markdown, with its sources. */
export interface Answer {
  readonly text: string
  readonly sources: readonly ChatSource[]
  /** Absent where the request tells it. */
  readonly form?: AnswerForm
  /** Messages that one would send next; absent where the request tells them. */
  readonly suggestions?: readonly string[]
}

/** An answer as it leaves the assistant. */
export type Reply = Required<Answer>

/** Limit of sources under an answer. */
export const SOURCES_MOST = 8
/** Limit of suggested next messages. */
export const SUGGESTIONS_MOST = 3
