import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/**
 * Window of recent activity, in minutes: longer than the quarter of an hour after which a sign-in in use is renewed.
 */
export const ACTIVE_WITHIN_MINUTES = 20

/** Dashboard figures for administrators. */
export const QuickStats = z.strictObject({
  /** Users with a sign-in used in the last {@link ACTIVE_WITHIN_MINUTES} minutes. */
  activeUsers: z.int(),
  /**
   * Requests below `/api` that this server has answered in the last hour, or since `countedSince` when it is younger.
   */
  apiCalls: z.int(),
  /** Start of the count: an hour ago, or later when the server started since. */
  countedSince: z.iso.datetime(),
  /** CPU load of this machine over the last minute, 0 to 1. */
  systemLoadRatio: z.number(),
})
export type QuickStats = z.infer<typeof QuickStats>

/** The calls for figures about the server. */
export const serverFigures = {
  quickStats: defineRoute({
    method: 'GET',
    path: '/api/admin/quick-stats',
    permission: 'admin',
    summary: 'Active users, calls in the last hour and the load of the machine, as measured.',
    reply: QuickStats,
  }),
} as const
