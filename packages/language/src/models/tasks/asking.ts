import type * as z from 'zod/mini'
import { shapeOf } from './shape.ts'

/** Longest part of an unusable answer that is shown in the retry, in UTF-16 code units. */
const SHOWN_MAX_LENGTH = 4_000
/** Most faults that the retry lists. */
const MOST_ISSUES = 8

/**
 * Asks for one JSON object of a schema. In words: the services' structured outputs differ, and none works on all of
 * them.
 */
export function shapePrompt(wire: z.core.$ZodType): string {
  return [
    'Answer with one JSON object and nothing else: no explanation, no code fence. It follows this JSON Schema:',
    JSON.stringify(shapeOf(wire)),
  ].join('\n')
}

/** Messages of the retry after an unusable answer. */
export function againPrompt(said: string, issues: readonly string[]) {
  const listed = issues.slice(0, MOST_ISSUES).map((issue) => `- ${issue}`)
  return [
    { role: 'assistant' as const, content: said.slice(0, SHOWN_MAX_LENGTH) },
    {
      role: 'user' as const,
      content: ['That could not be used:', ...listed, 'Answer anew with one whole JSON object and nothing else.'].join(
        '\n',
      ),
    },
  ]
}
