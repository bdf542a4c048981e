import type { AnswerFault } from '@placard/contract'

/** What a text is in a search: models place a question near the passages that answer it, not near those that resemble it. */
export type EmbeddedAs = 'question' | 'passage'

/** No usable vectors came. Nothing of what the service answered is kept: it may repeat the key or a person's words. */
export class EmbeddingsError extends Error {
  readonly fault: AnswerFault

  constructor(fault: AnswerFault) {
    super(`no vectors: ${fault}`)
    this.name = 'EmbeddingsError'
    this.fault = fault
  }
}

/** Vectors of texts by one model of one service: texts of like meaning have vectors of like direction. */
export interface Embeddings {
  /** Service and model, for the log. */
  readonly name: string
  /** Tells apart what must not be compared: vectors of other models and services. Hexadecimal, and no secret. */
  readonly spaceId: string
  /** Most texts of one call. */
  readonly batchSize: number
  /**
   * One vector for each text, in their order, all of one length, of finite numbers and not of zeros alone.
   * @throws {EmbeddingsError} when the service refused, or answered anything else. Aborting the signal ends it with the
   * signal's reason.
   */
  vectorsOf(texts: readonly string[], as: EmbeddedAs, signal: AbortSignal): Promise<readonly (readonly number[])[]>
}
