import * as z from 'zod/mini'
import { defineRoute } from './route.ts'
import { SERVICE_STATUSES } from './service-status-facts.ts'

/** The samples of one hour. */
export const StatusHour = z.strictObject({
  /** Start of the hour-long stretch, ISO 8601 in UTC. */
  startsAt: z.string(),
  /** How many checks were made; 0 while the server did not run. */
  samples: z.int(),
  /** How many of them found the service up: operational or slow. */
  up: z.int(),
  /** The worst that was found; null without a sample. */
  worst: z.nullable(z.enum(SERVICE_STATUSES)),
})
export type StatusHour = z.infer<typeof StatusHour>

/** One service of this server, as it was found by the last check. */
export const ServiceEntry = z.strictObject({
  /** Stable name, such as `database`; a newer server may know more of them. */
  service: z.string(),
  status: z.enum(SERVICE_STATUSES),
  /** How long the service took to answer, in ms; null when it did not. */
  responseTimeMs: z.nullable(z.number()),
  /** Share of the samples of the last 24 hours, maintenance left out, that found it up; null without a sample. */
  uptimeRatio: z.nullable(z.number()),
  /** How many samples that is. */
  samples: z.int(),
  /** The last 24 hours, oldest first. */
  hours: z.array(StatusHour),
})
export type ServiceEntry = z.infer<typeof ServiceEntry>

/** How this server is. */
export const StatusReport = z.strictObject({
  /** When the services were checked, ISO 8601 in UTC. */
  checkedAt: z.string(),
  /** What whoever runs the server says about maintenance that is under way; null when there is none. */
  maintenance: z.nullable(z.string()),
  /** Where people can write for help; null when whoever runs the server named no address. */
  supportEmail: z.nullable(z.string()),
  services: z.array(ServiceEntry),
})
export type StatusReport = z.infer<typeof StatusReport>

/** The call about the state of the server. */
export const serviceStatus = {
  get: defineRoute({
    method: 'GET',
    path: '/api/status',
    permission: 'public',
    summary: 'How the services of this server are and were in the last 24 hours, by checks at most a minute old.',
    reply: StatusReport,
  }),
} as const
