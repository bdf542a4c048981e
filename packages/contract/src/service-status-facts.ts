/** States of a service, best first. */
export const SERVICE_STATUSES = [
  'operational',
  'maintenance',
  'degraded_performance',
  'partial_outage',
  'major_outage',
] as const
export type ServiceStatus = (typeof SERVICE_STATUSES)[number]

/**
 * Why whoever provides a service does not answer, where more is known than that: the server's quota with it is used up,
 * it receives too many requests, or the server cannot look up its name.
 */
export const SERVICE_TROUBLES = ['quota', 'rate-limited', 'unknown-name'] as const
export type ServiceTrouble = (typeof SERVICE_TROUBLES)[number]

/** Interval of health checks and of a page's polling, in seconds. */
export const STATUS_EVERY_SECONDS = 60
/** Length of the reported history. */
export const STATUS_HISTORY_HOURS = 24
