import * as z from 'zod/mini'
import { defineRoute } from './route.ts'
import { SERVICE_STATUSES, SERVICE_TROUBLES } from './service-status-facts.ts'

/** The samples of one hour. */
export const StatusHour = z.strictObject({
  /** Start of the hour, ISO 8601 in UTC. */
  startsAt: z.string(),
  /** Number of checks; 0 while the server did not run. */
  samples: z.int(),
  /** Number of checks that found the service up: operational or slow. */
  up: z.int(),
  /** The worst state found; null without a sample. */
  worst: z.nullable(z.enum(SERVICE_STATUSES)),
})
export type StatusHour = z.infer<typeof StatusHour>

/** One service of this server, with the result of the last check. */
export const ServiceEntry = z.strictObject({
  /** Stable name, such as `database`; a newer server may report more services. */
  service: z.string(),
  status: z.enum(SERVICE_STATUSES),
  /** Why nobody who provides it answers; absent where one does, or where the reason is not known. */
  trouble: z.optional(z.enum(SERVICE_TROUBLES)),
  /** Response time of the service, in ms; null on a timeout or failure. */
  responseTimeMs: z.nullable(z.number()),
  /**
   * Uptime: share of the samples of the last 24 hours, maintenance left out, that found it up; null without a sample.
   */
  uptimeRatio: z.nullable(z.number()),
  /** Number of those samples. */
  samples: z.int(),
  /** The last 24 hours, oldest first. */
  hours: z.array(StatusHour),
})
export type ServiceEntry = z.infer<typeof ServiceEntry>

/** Health of this server. */
export const StatusReport = z.strictObject({
  /** Time of the checks, ISO 8601 in UTC. */
  checkedAt: z.string(),
  /** The operator's notice of current maintenance; null when there is none. */
  maintenance: z.nullable(z.string()),
  /** The operator's support address; null when none is configured. */
  supportEmail: z.nullable(z.string()),
  services: z.array(ServiceEntry),
})
export type StatusReport = z.infer<typeof StatusReport>

/** The call about the health of the server. */
export const serviceStatus = {
  get: defineRoute({
    method: 'GET',
    path: '/api/status',
    permission: 'public',
    summary: 'How the services of this server are and were in the last 24 hours, by checks at most a minute old.',
    reply: StatusReport,
  }),
} as const
