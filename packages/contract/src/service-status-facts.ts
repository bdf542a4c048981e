/** How a service can be, best first. */
export const SERVICE_STATUSES = [
  'operational',
  'maintenance',
  'degraded_performance',
  'partial_outage',
  'major_outage',
] as const
export type ServiceStatus = (typeof SERVICE_STATUSES)[number]

/** How often services are checked and a page asks, in seconds. */
export const STATUS_EVERY_SECONDS = 60
/** How far back samples are told of. */
export const STATUS_HISTORY_HOURS = 24
