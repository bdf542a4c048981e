import { endOfLabel, labelsIn } from './zone-labels.ts'

/** A day in a time zone: from one midnight to the next, 23 or 25 hours when clocks change. */
export interface Day {
  /** Year, month and day, such as `2026-11-21`. */
  readonly label: string
  /** When the next day begins there, in ms since 1970. */
  readonly endsAt: number
}

/** Upper bound of the time until the next day begins, in every zone. */
const LONGEST_DAY_MS = 50 * 60 * 60 * 1000

/**
 * The day of an instant.
 * @throws {RangeError} for a zone that `isTimeZone` refuses.
 */
export function dayOf(now: number, timeZone: string): Day {
  const labels = labelsIn(timeZone, 'day')
  return { label: labels(now), endsAt: endOfLabel(labels, now, LONGEST_DAY_MS) }
}

/** How near a day's words are to the limit; each level but `none` is reported once a day. */
export type WordWarning = 'none' | 'early' | 'final' | 'exceeded'

/** Warning thresholds, in per cent of the limit. */
export const WARNED_FROM = { early: 80, final: 90, exceeded: 100 } as const

/** The warning for a number of used words; `none` without a limit. */
export function wordWarning(used: number, limit: number | null): WordWarning {
  if (limit === null) return 'none'
  const isFrom = (percent: number) => used * 100 >= limit * percent
  if (isFrom(WARNED_FROM.exceeded)) return 'exceeded'
  if (isFrom(WARNED_FROM.final)) return 'final'
  return isFrom(WARNED_FROM.early) ? 'early' : 'none'
}
