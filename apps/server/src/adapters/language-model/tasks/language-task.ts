import type { AnswerEngine } from '@placard/contract'
import type * as z from 'zod'
import type { Quoting } from '../prompts/quoting.ts'

/**
 * What a model can be asked for that has a known shape. What comes of it is checked by `domain` and, where no model
 * gives anything usable, made by `embedded`, which is always valid.
 */
export interface LanguageTask<Input, Output, Wire = unknown> {
  /** Unique and short: names the use in the count of tokens. */
  readonly name: string
  /** Stored with each answer: changes whenever a word of the prompt does. */
  readonly promptVersion: string
  /**
   * What a model is asked for: one flat object without bounds, because services refuse bounds with bare errors.
   * Descriptions are told to the model.
   */
  readonly wire: z.ZodType<Wire>
  readonly temperature: number
  /** Most tokens of the answer. */
  readonly maxOutputTokens: number
  /** Longest wait for models altogether, in ms; then `embedded` answers. */
  readonly withinMs: number
  /**
   * What is said to the model. It may repeat every word of it, so no secret may be in it; texts of people, documents and
   * names go in through `quoting.fenced` and `nameLine`.
   */
  prompt(input: Input, quoting: Quoting): { readonly system: string; readonly prompt: string }
  /** Clamps what can be clamped, and says what cannot be used, in words the model is told. */
  domain(value: Wire, input: Input): DomainResult<Output>
  /** Whether there is nothing to ask a model for, so that `embedded` is the answer. */
  readonly needsNoModel?: (input: Input) => boolean
  /** The answer without any model. */
  embedded(input: Input): Output | Promise<Output>
}

export type DomainResult<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly issues: readonly string[] }

/** What came of a task, and what made it. */
export interface TaskAnswer<Output> {
  readonly value: Output
  /** With the version of the prompt, whichever engine answered. */
  readonly engine: AnswerEngine
}
