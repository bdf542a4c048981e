import { endOfLabel, labelsIn } from './zone-labels.ts'

/** A month in a time zone. */
export interface Month {
  /** Year and month, such as `2026-11`. */
  readonly label: string
  /** When the next month begins there, in ms since 1970. */
  readonly endsAt: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Upper bound of the time until the next month begins, in every zone. */
const LONGEST_MONTH_MS = 32 * DAY_MS

/**
 * The month of an instant.
 * @throws {RangeError} for a zone that `isTimeZone` refuses.
 */
export function monthOf(now: number, timeZone: string): Month {
  const labels = labelsIn(timeZone, 'month')
  return { label: labels(now), endsAt: endOfLabel(labels, now, LONGEST_MONTH_MS) }
}
