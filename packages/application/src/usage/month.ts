import { endOfLabel, labelsIn } from './zone-labels.ts'

/** A month by the clock of a time zone. */
export interface Month {
  /** Year and month, such as `2026-11`. */
  readonly label: string
  /** When the next month begins there, in ms since 1970. */
  readonly endsAt: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** From any moment the next month begins within this time, in every zone. */
const LONGEST_MONTH_MS = 32 * DAY_MS

/**
 * The month that a moment lies in.
 * @throws {RangeError} for a zone `isTimeZone` refuses.
 */
export function monthOf(now: number, timeZone: string): Month {
  const labels = labelsIn(timeZone, 'month')
  return { label: labels(now), endsAt: endOfLabel(labels, now, LONGEST_MONTH_MS) }
}
