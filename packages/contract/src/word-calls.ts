import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/**
 * The caller's words of the day: what they sent and what the assistant answered. `limit` is null where nothing limits, and
 * then nothing is counted for administrators. The day begins and ends by the clock of the zone the caller names.
 */
export const DailyWords = z.strictObject({
  /** May be more than the limit: an answer that was begun is never cut. */
  usedWords: z.int().check(z.gte(0)),
  limit: z.nullable(z.int().check(z.gte(0))),
  resetsAt: z.iso.datetime(),
  /** From 80, 90 and 100 per cent on; each is reported once a day. */
  warningLevel: z.enum(['none', 'early', 'final', 'exceeded']),
  isLimitExceeded: z.boolean(),
})
export type DailyWords = z.infer<typeof DailyWords>

/** The calls about daily words. */
export const wordCalls = {
  daily: defineRoute({
    method: 'GET',
    path: '/api/usage/words',
    permission: 'user',
    summary: 'How many words the caller has used today, how many there are, and when the next day begins.',
    reply: DailyWords,
  }),
} as const
