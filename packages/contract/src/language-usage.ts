import * as z from 'zod/mini'
import { ANSWER_PROVIDERS } from './chat.ts'
import { defineRoute } from './route.ts'

const count = z.int().check(z.gte(0))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Maximum number of days in one request. */
export const LANGUAGE_USAGE_MAX_DAYS = 92

/** One model's usage for one purpose on one day. */
export const LanguageUsageRow = z.strictObject({
  /** In UTC, such as `2026-11-21`. */
  day,
  /** `chat`, `title` for the title of a conversation, or the name of the model's task. */
  use: z.string(),
  rung: z.enum(ANSWER_PROVIDERS),
  model: z.string(),
  /** Number of accounts it was used for. */
  people: count,
  requests: count,
  /** Of the requests, those whose tokens were estimated from the texts because the service did not count them. */
  estimatedRequests: count,
  inputTokens: count,
  outputTokens: count,
})
export type LanguageUsageRow = z.infer<typeof LanguageUsageRow>

/** The calls by which administrators read the usage of language models. */
export const languageUsage = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/language-usage',
    permission: 'admin',
    summary:
      'Tokens of language models by day, use and model, newest first: of the last 30 days, or of the days named.',
    query: z.strictObject({
      from: z.optional(day),
      to: z.optional(day),
      /** Of one account only. */
      userId: z.optional(z.uuid()),
    }),
    reply: z.array(LanguageUsageRow),
  }),
} as const
