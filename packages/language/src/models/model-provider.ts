import type { Embeddings } from '@placard/application'
import type { AnswerEngine, AnswerFault } from '@placard/contract'

/** What a model can read and how long it may take. */
export interface ModelBounds {
  /** Tokens of a request and its answer together: instructions, history, documents and answer share them. */
  readonly contextTokens: number
  /** Tokens that the model may think before it answers, on top of the answer's limit; 0 where it does not think. */
  readonly thinkingTokens: number
  /** Longest silence before its first text, in ms. */
  readonly firstTextMs: number
}

/** Why a provider gave no answer, or broke off. */
export class ModelProviderError extends Error {
  readonly fault: AnswerFault
  /** Retry delay that the service asks for, in ms; undefined when it names none. */
  readonly retryAfterMs: number | undefined

  constructor(
    fault: AnswerFault,
    { retryAfterMs, cause }: { retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(`no answer: ${fault}`, { cause })
    this.name = 'RungError'
    this.fault = fault
    this.retryAfterMs = retryAfterMs
  }
}

/** The prompt; a model may repeat all of it, so that no secret may be in it. */
export interface ModelRequest {
  readonly instructions: string
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly temperature: number
  readonly maxOutputTokens: number
  /** JSON Schema of the answer, where it has a known shape; the instructions say it too. Most providers ignore it. */
  readonly shape?: Readonly<Record<string, unknown>>
  /** The answer is a line: a model that thinks should think as little as it can. */
  readonly isBrief?: boolean
}

/** Tokens of one request and its answer, as the service counts them. */
export interface Tokens {
  readonly input: number
  readonly output: number
}

/** A provider with one of its models. */
export interface ModelProvider {
  readonly engine: Omit<AnswerEngine, 'promptVersion'>
  readonly bounds: ModelBounds
  /** Vectors of texts by the same service, where they are set up: they show nothing to anybody who does not answer. */
  readonly embeddings?: Embeddings | undefined
  /**
   * Streams the text of an answer; ends normally when the answer is complete, with the fault `cut` at its limit. `onTokens` receives the service's token
   * counts, where it gives any.
   * @throws {ModelProviderError} out of the stream. Aborting the signal ends it with the signal's reason.
   */
  speak(request: ModelRequest, signal: AbortSignal, onTokens: (tokens: Tokens) => void): AsyncIterable<string>
}
