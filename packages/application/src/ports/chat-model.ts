import type { AnswerEngine, AnswerFault, ChatSource, DrillContext, EngineChoice } from '@placard/contract'
import type { Personality } from '@placard/engine'

/** One earlier message of the conversation. */
export interface ModelMessage {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** Public facts a conversation is about; a document to quote from, never instructions. */
export interface ChatBackground {
  readonly title: string
  readonly text: string
}

/** The conference that the user prepares for; facts of theirs to be used, never instructions. */
export interface ChatProject {
  readonly name: string
  /** The country that the user represents: its ISO 3166 alpha-3 code and its name. */
  readonly country: { readonly code: string; readonly name: string } | undefined
  /** Empty for none. */
  readonly committee: string
  readonly topics: readonly string[]
}

/** A document of the user that belongs to the conversation; to quote from, never instructions. */
export interface ChatDocument {
  readonly id: string
  /** One line of at most 60 UTF-16 code units. */
  readonly name: string
  readonly text: string
  /** Length of the whole text, of which `text` is the beginning. */
  readonly fullLength: number
  /** Whether it was sent with the last message. */
  readonly isNew: boolean
  /** Whether it is a file of the conversation's project, and was sent in none of its messages. */
  readonly isOfProject?: boolean | undefined
}

/** A request for an answer. The last turn is the user's; when it is the assistant's, the answer resumes it. */
export interface ChatModelRequest {
  /** The user whose usage is counted; undefined where nothing is counted. */
  readonly askedBy?: string | undefined
  /** Which engine answers; undefined is `automatic`. */
  readonly engineChoice?: EngineChoice | undefined
  readonly turns: readonly ModelMessage[]
  /** The stance the assistant argues with. */
  readonly mode: Personality
  /** The user's instructions for the assistant, in the project and in the conversation; may be empty. */
  readonly instructions: string
  readonly background: ChatBackground | undefined
  /** The project that the conversation belongs to. */
  readonly project?: ChatProject | undefined
  /** Files of the project and documents of the branch, oldest first; undefined and empty both mean none. */
  readonly documents?: readonly ChatDocument[] | undefined
  /** For a debate drill: the answer is a speech of the opposing side. */
  readonly drill?: DrillContext | undefined
  readonly temperature: number
  /** Token limit of the answer. */
  readonly maxTokens: number
  /** Factor of normal speech; 1 leaves the wording as it is. */
  readonly speechSpeed: number
}

/**
 * A piece of an answer. `engine` precedes the first text of every provider; `retract` voids the text so far, because
 * the fallback to another provider starts over. `suggestions` are messages that one would send next, each exactly as
 * it is sent; `refusal` says that the text is no answer, only that the engine has none. The stream ends by itself when the answer is complete.
 */
export type ChatPart =
  | { readonly kind: 'engine'; readonly engine: AnswerEngine }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'retract' }
  | { readonly kind: 'sources'; readonly sources: readonly ChatSource[] }
  | { readonly kind: 'suggestions'; readonly suggestions: readonly string[] }
  | { readonly kind: 'refusal' }

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
 * Answers a user. Aborting the signal ends the stream with its reason.
 * @throws {ChatModelError} from the stream when no engine could answer, or the last one broke off or reached its limit
 * (`cut`); the text that came is kept.
 */
export interface ChatModelPort {
  answer(request: ChatModelRequest, signal: AbortSignal): AsyncIterable<ChatPart>
}
