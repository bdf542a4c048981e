import { endOfLabel, labelsIn } from './zone-labels.ts'

/** A day by the clock of a time zone: from one midnight to the next, 23 or 25 hours where clocks change. */
export interface Day {
  /** Year, month and day, such as `2026-11-21`. */
  readonly label: string
  /** When the next day begins there, in ms since 1970. */
  readonly endsAt: number
}

/** From any moment the next day begins within this time, in every zone. */
const LONGEST_DAY_MS = 50 * 60 * 60 * 1000

/**
 * The day that a moment lies in.
 * @throws {RangeError} for a zone `isTimeZone` refuses.
 */
export function dayOf(now: number, timeZone: string): Day {
  const labels = labelsIn(timeZone, 'day')
  return { label: labels(now), endsAt: endOfLabel(labels, now, LONGEST_DAY_MS) }
}

/** How near a day's words are to the limit; each level but `none` is reported once a day. */
export type WordWarning = 'none' | 'early' | 'final' | 'exceeded'

/** Warning thresholds, in per cent of the limit. */
const WARNED_FROM = { early: 80, final: 90, exceeded: 100 } as const

/** The warning that a number of words deserves; none where nothing limits. */
export function wordWarning(used: number, limit: number | null): WordWarning {
  if (limit === null) return 'none'
  const isFrom = (percent: number) => used * 100 >= limit * percent
  if (isFrom(WARNED_FROM.exceeded)) return 'exceeded'
  if (isFrom(WARNED_FROM.final)) return 'final'
  return isFrom(WARNED_FROM.early) ? 'early' : 'none'
}
