import type { AnswerEngine } from '@placard/contract'
import type * as z from 'zod/mini'
import type { Quoting } from '../prompts/quoting.ts'

/**
 * A question to a model whose answer has a known shape. The answer is checked by `domain`; where no model gives a
 * usable one, `embedded` makes it, which is always valid.
 */
export interface LanguageTask<Input, Output, Wire = unknown> {
  /** Unique and short: identifies the use in token counts. */
  readonly name: string
  /** Stored with each answer: changes whenever a word of the prompt does. */
  readonly promptVersion: string
  /**
   * Schema of the answer: one flat object without bounds, because services refuse bounds with bare errors. Descriptions
   * are sent to the model.
   */
  readonly wire: z.core.$ZodType<Wire>
  readonly temperature: number
  /** Most tokens of the answer. */
  readonly maxOutputTokens: number
  /** Time limit of all models together, in ms; then `embedded` answers. */
  readonly withinMs: number
  /**
   * The prompt. A model may repeat every word of it, so no secret may be in it; texts of users, documents and names go
   * in through `quoting.fenced` and `nameLine`.
   */
  prompt(input: Input, quoting: Quoting): { readonly system: string; readonly prompt: string }
  /** Clamps values where possible; otherwise lists what is unusable, in words for the model's retry. */
  domain(value: Wire, input: Input): DomainResult<Output>
  /** Whether there is nothing to ask a model, so that `embedded` answers. */
  readonly needsNoModel?: (input: Input) => boolean
  /** The answer without any model. */
  embedded(input: Input): Output | Promise<Output>
}

export type DomainResult<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly rejection: readonly string[] }

/** The result of a task, and the engine that made it. */
export interface TaskAnswer<Output> {
  readonly value: Output
  /** With the version of the prompt, whichever engine answered. */
  readonly engine: AnswerEngine
}
