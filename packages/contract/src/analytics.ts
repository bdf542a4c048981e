import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** The smallest class that statistics show: of fewer, nobody learns how many they are. */
export const SMALLEST_CLASS = 5

const count = z.int().check(z.gte(0))

/** How often something was counted, by one of its properties, most frequent first. */
export const Distribution = z.strictObject({
  classes: z.array(z.strictObject({ name: z.string(), count })),
  /**
   * What is in no class that is shown. Where a class is too small, so much is left out with it that its number cannot be worked
   * out; null where all there is would be too few.
   */
  others: z.nullable(count),
})
export type Distribution = z.infer<typeof Distribution>

const Counted = {
  byCampaign: Distribution,
  byDifficulty: Distribution,
  byLanguage: Distribution,
  /** By ISO 8601 week, such as `2026-W48`. */
  byWeek: Distribution,
}

/** Statistics over what people played who consented to it. */
export const Analytics = z.strictObject({
  smallestClass: z.literal(SMALLEST_CLASS),
  /** Campaigns that were begun. */
  begun: z.strictObject(Counted),
  /** Campaigns that came to an end. */
  finished: z.strictObject({
    ...Counted,
    /** By how they ended. */
    byResult: Distribution,
    /** By how long they took, to the next five minutes. */
    byMinutes: Distribution,
  }),
})
export type Analytics = z.infer<typeof Analytics>

/** The call by which administrators read statistics. */
export const analytics = {
  read: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics',
    permission: 'admin',
    summary: 'Campaigns begun and finished by people who consented to statistics, in classes of at least five.',
    reply: Analytics,
  }),
} as const
