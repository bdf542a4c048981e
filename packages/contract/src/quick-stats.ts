import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** How far back activity counts as now, in minutes: a sign-in in use is renewed every quarter of an hour. */
export const ACTIVE_WITHIN_MINUTES = 20

/** What an administrator sees at a glance. */
export const QuickStats = z.strictObject({
  /** People with a sign-in used in the last {@link ACTIVE_WITHIN_MINUTES} minutes. */
  activeUsers: z.int(),
  /** Calls below `/api` this server has answered in the last hour, or since `countedSince` when it is younger. */
  apiCalls: z.int(),
  /** Start of the counting: an hour ago, or later when the server has not run that long. */
  countedSince: z.iso.datetime(),
  /** Share of this machine's processor time in use over the last minute, 0 to 1. */
  systemLoadRatio: z.number(),
})
export type QuickStats = z.infer<typeof QuickStats>

/** Figures for administrators. */
export const serverFigures = {
  quickStats: defineRoute({
    method: 'GET',
    path: '/api/admin/quick-stats',
    permission: 'admin',
    summary: 'Active users, calls in the last hour and the load of the machine, as measured.',
    reply: QuickStats,
  }),
} as const
