/** A day or a month in a time zone. */
export type CalendarUnit = 'day' | 'month'

const LONGEST_NAME = 64
/** Cache limit: there are about 600 zone names, and invented spellings must not fill the memory. */
const MOST_ZONES = 1_000

type Labels = (now: number) => string

const MADE: Readonly<Record<CalendarUnit, Map<string, Labels>>> = { day: new Map(), month: new Map() }

/** Whether a text is the name of a time zone known to this host. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_NAME) return false
  try {
    return labelsIn(name, 'month') !== undefined
  } catch {
    return false
  }
}

/**
 * The label of the day or the month of an instant, such as `2026-11-21` or `2026-11`.
 * @throws {RangeError} for a zone that `isTimeZone` refuses.
 */
export function labelsIn(timeZone: string, unit: CalendarUnit): Labels {
  const known = MADE[unit].get(timeZone)
  if (known !== undefined) return known
  const day = unit === 'day' ? ({ day: '2-digit' } as const) : {}
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    ...day,
  })
  const labels = (now: number) => {
    const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
    const month = `${parts.get('year')}-${parts.get('month')}`
    return unit === 'day' ? `${month}-${parts.get('day')}` : month
  }
  if (MADE[unit].size < MOST_ZONES) MADE[unit].set(timeZone, labels)
  return labels
}

/**
 * When a label ends, at most `longestMs` after an instant with that label. Found by search rather than arithmetic, so
 * that it is right where clocks change at that very midnight.
 */
export function endOfLabel(labels: Labels, now: number, longestMs: number): number {
  const label = labels(now)
  let still = now
  let over = now + longestMs
  while (over - still > 1) {
    const middle = still + Math.floor((over - still) / 2)
    if (labels(middle) === label) still = middle
    else over = middle
  }
  return over
}
