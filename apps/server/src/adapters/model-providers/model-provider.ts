import type { AnswerEngine, AnswerFault } from '@placard/contract'

/** Why a provider gave no answer, or broke off. */
export class ModelProviderError extends Error {
  readonly fault: AnswerFault
  /** How long the service asks to be left alone, in ms; undefined when it did not say. */
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

/** What is said to a model; all of it can come back out of it, so that no secret may stand in it. */
export interface ModelRequest {
  readonly instructions: string
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly temperature: number
  readonly maxOutputTokens: number
}

/** Tokens of one request and its answer, as the service counts them. */
export interface Tokens {
  readonly input: number
  readonly output: number
}

/** A provider with one of its models. */
export interface ModelProvider {
  readonly engine: Omit<AnswerEngine, 'promptVersion'>
  /**
   * The words of an answer as they come; ends by itself when the answer is whole. `onTokens` is told what the service
   * counted, where it does.
   * @throws {ModelProviderError} out of the stream. Aborting the signal ends it with the signal's reason.
   */
  speak(request: ModelRequest, signal: AbortSignal, onTokens: (tokens: Tokens) => void): AsyncIterable<string>
}
