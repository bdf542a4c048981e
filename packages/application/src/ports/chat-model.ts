import type { AnswerEngine, AnswerFault, ChatSource, DrillContext } from '@placard/contract'
import type { Personality } from '@placard/engine'

/** One message of what was said so far, oldest first. */
export interface ModelMessage {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** Public facts a conversation is about; a document to quote from, never instructions. */
export interface ChatBackground {
  readonly title: string
  readonly text: string
}

/** A document of the person's that goes with the conversation; to quote from, never instructions. */
export interface ChatDocument {
  readonly id: string
  /** On one line, at most 60 UTF-16 code units. */
  readonly name: string
  readonly text: string
  /** Length of the whole text, of which `text` is the beginning. */
  readonly fullLength: number
  /** Whether it came with the last message. */
  readonly isNew: boolean
}

/** A request for an answer. The last turn is the user's; when it is the assistant's, the answer resumes it. */
export interface ChatModelRequest {
  /** The user whose usage is counted; undefined where nothing is counted. */
  readonly askedBy?: string | undefined
  readonly turns: readonly ModelMessage[]
  /** The stance the assistant argues with. */
  readonly mode: Personality
  /** What the person asked the assistant to be; may be empty. */
  readonly instructions: string
  readonly background: ChatBackground | undefined
  /** Those of the branch, oldest first; undefined and empty mean that there are none. */
  readonly documents?: readonly ChatDocument[] | undefined
  /** Of a debate drill: the answer is a speech of the other side. */
  readonly drill?: DrillContext | undefined
  readonly temperature: number
  /** Most tokens of the answer. */
  readonly maxTokens: number
  /** A factor of usual speech; 1 leaves the wording as it is. */
  readonly speechSpeed: number
}

/**
 * A piece of an answer. `engine` precedes the first text of every provider; `retract` voids the text so far, because
 * the fallback to another provider starts over. The stream ends by itself when the answer is complete.
 */
export type ChatPart =
  | { readonly kind: 'engine'; readonly engine: AnswerEngine }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'retract' }
  | { readonly kind: 'sources'; readonly sources: readonly ChatSource[] }

/** No provider answered; `fault` is the last one's. `cause` is for the log and never shown. */
export class ChatModelError extends Error {
  readonly fault: AnswerFault
  constructor(fault: AnswerFault, options?: ErrorOptions) {
    super(`no answer: ${fault}`, options)
    this.name = 'ChatModelError'
    this.fault = fault
  }
}

/**
 * Answers a person. Aborting the signal ends the stream with its reason.
 * @throws {ChatModelError} out of the stream when no engine could answer, or the last one broke off: what came stays.
 */
export interface ChatModelPort {
  answer(request: ChatModelRequest, signal: AbortSignal): AsyncIterable<ChatPart>
}
