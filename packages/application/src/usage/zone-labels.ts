/** A day or a month by the clock of a time zone. */
export type CalendarUnit = 'day' | 'month'

const LONGEST_NAME = 64
/** There are about 600 names; a caller that makes up spellings must not fill the memory. */
const MOST_ZONES = 1_000

type Labels = (now: number) => string

const MADE: Readonly<Record<CalendarUnit, Map<string, Labels>>> = { day: new Map(), month: new Map() }

/** Whether a text names a time zone this host knows. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_NAME) return false
  try {
    return labelsIn(name, 'month') !== undefined
  } catch {
    return false
  }
}

/**
 * What the day or the month is called at a moment, such as `2026-11-21` or `2026-11`.
 * @throws {RangeError} for a zone `isTimeZone` refuses.
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
 * When a label ends, at most `longestMs` after a moment that has it. It is searched for rather than reckoned, so that it
 * is right where clocks change at that very midnight.
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
