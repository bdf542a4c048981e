import type { ChatOrder } from '@placard/application'
import type { AnswerEngine, AnswerFault } from '@placard/contract'

/** Why a rung gave no answer, or broke off. */
export class RungError extends Error {
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

/** One engine of the ladder that speaks to a language model. */
export interface Rung {
  readonly engine: AnswerEngine
  /**
   * The words of an answer as they come; ends by itself when the answer is whole.
   * @throws {RungError} out of the stream. Aborting the signal ends it with the signal's reason.
   */
  stream(order: ChatOrder, signal: AbortSignal): AsyncIterable<string>
}
