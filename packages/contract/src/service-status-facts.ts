/** States of a service, best first. */
export const SERVICE_STATUSES = [
  'operational',
  'maintenance',
  'degraded_performance',
  'partial_outage',
  'major_outage',
] as const
export type ServiceStatus = (typeof SERVICE_STATUSES)[number]

/** Interval of health checks and of a page's polling, in seconds. */
export const STATUS_EVERY_SECONDS = 60
/** Length of the reported history. */
export const STATUS_HISTORY_HOURS = 24
