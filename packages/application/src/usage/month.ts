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
const LONGEST_NAME = 64

/** Tells whether a text names a time zone this host knows. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_NAME) return false
  try {
    return labelsIn(name) !== undefined
  } catch {
    return false
  }
}

/**
 * The month that a moment lies in. Its end is searched for rather than reckoned, so that it is right where clocks change
 * at that very midnight.
 * @throws {RangeError} for a zone `isTimeZone` refuses.
 */
export function monthOf(now: number, timeZone: string): Month {
  const labels = labelsIn(timeZone)
  const label = labels(now)
  let still = now
  let over = now + LONGEST_MONTH_MS
  while (over - still > 1) {
    const middle = still + Math.floor((over - still) / 2)
    if (labels(middle) === label) still = middle
    else over = middle
  }
  return { label, endsAt: over }
}

const ZONES = new Map<string, (now: number) => string>()
/** There are about 600 names; a caller that makes up spellings must not fill the memory. */
const MOST_ZONES = 1_000

function labelsIn(timeZone: string): (now: number) => string {
  const known = ZONES.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: '2-digit' })
  const labels = (now: number) => {
    const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
    return `${parts.get('year')}-${parts.get('month')}`
  }
  if (ZONES.size < MOST_ZONES) ZONES.set(timeZone, labels)
  return labels
}
