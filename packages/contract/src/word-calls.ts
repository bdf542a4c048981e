import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/**
 * The caller's words of the day: those they sent and those the assistant answered. `limit` is null where there is none;
 * nothing is counted for administrators then. The day begins and ends in the time zone that the caller names.
 */
export const DailyWords = z.strictObject({
  /** May exceed the limit: an answer in progress is never cut. */
  usedWords: z.int().check(z.gte(0)),
  limit: z.nullable(z.int().check(z.gte(0))),
  resetsAt: z.iso.datetime(),
  /** At 80, 90 and 100 per cent; each is reported once a day. */
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
