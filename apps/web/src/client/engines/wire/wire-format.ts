import type { AnswerFault } from '@placard/contract'
import type { ModelRequest } from '@placard/language/models'

/** A model with the key it is called with; empty where its server asks for none. */
export interface CalledModel {
  readonly address: string
  readonly model: string
  readonly key: string
}

/** One HTTP request to a model's service. */
export interface WireCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON; undefined for a request that only reads. */
  readonly body?: unknown
}

/** What one event of a stream says. `end`: the answer is complete, or why it is not. */
export interface WirePiece {
  readonly text?: string
  readonly end?: 'complete' | AnswerFault
}

/** The interface of one kind of service. */
export interface WireFormat {
  /** Asks for an answer as a stream of events. */
  ask(called: CalledModel, request: ModelRequest): WireCall
  /** Reads the data of one event. */
  read(data: unknown): WirePiece
  /** Asks which models there are. */
  list(called: CalledModel): WireCall
  /** The names of the models that a service lists. */
  names(data: unknown): readonly string[]
}

/** How the next word is chosen, beside the temperature: among the likeliest. */
export const SAMPLING = { topP: 0.8, topK: 40 } as const
