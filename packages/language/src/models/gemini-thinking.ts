import type { ModelRequest } from './model-provider.ts'

/** Families of Google's models that refuse a request which speaks of thinking. */
const THINKS_NOT = /gemini-(?:1|2\.0)|gemma|learnlm/i
/** Families whose thinking can be turned off; to the others zero is no budget (https://ai.google.dev/gemini-api/docs/thinking). */
const MAY_STOP_THINKING = /flash/i
/** Fewest tokens of thought that a model takes which always thinks. */
const LEAST_BUDGET = 128

/** How much a Gemini model may think before it answers, in tokens. */
export interface GeminiThinking {
  /** What its limit of an answer leaves for thoughts, which the service counts into it. */
  readonly room: number
  /** The budget that the request names; undefined where it must not speak of thinking. */
  readonly budget: number | undefined
}

/**
 * The thinking of a Gemini model for one request. Where the answer is a line, thoughts would be nearly all of it and would
 * use up its limit: they are off, or at their least. A little room is left then too, since newer models promise no more
 * than to think very little.
 */
export function geminiThinking(
  model: string,
  usualTokens: number,
  { isBrief = false }: Pick<ModelRequest, 'isBrief'>,
): GeminiThinking {
  if (usualTokens === 0 || THINKS_NOT.test(model)) return { room: 0, budget: undefined }
  if (!isBrief) return { room: usualTokens, budget: usualTokens }
  return { room: LEAST_BUDGET, budget: MAY_STOP_THINKING.test(model) ? 0 : LEAST_BUDGET }
}
