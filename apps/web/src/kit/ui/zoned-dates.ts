import { dateLocale } from '../language/language.ts'
import { dateWords } from './date-words.en.ts'

/** The IANA zone of this device. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A formatter of one name in one zone; what `name` stands for is always the same. They are made once: making one takes
 * longer than a hundred dates.
 */
function formatOf(name: string, zone: string, options: Intl.DateTimeFormatOptions, locale = dateLocale) {
  const key = name + zone
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  formats.set(key, format)
  return format
}

const DAY_MS = 86_400_000

/** An instant in ms since 1970; or what is said instead of a date that cannot be formatted. */
function instantOf(at: string | null | undefined): number | string {
  if (at === null || at === undefined || at === '') return dateWords.unknown
  const instant = Date.parse(at)
  return Number.isNaN(instant) ? dateWords.invalid : instant
}

/** The number of a day since 1970, as a calendar in the zone counts them: days of 23 and 25 hours are days too. */
function dayNumber(instant: number, zone: string): number {
  // read again, not shown: its parts must stand in a known order
  const format = formatOf('date', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-GB')
  const [day = 0, month = 0, year = 0] = format.format(instant).split('/').map(Number)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/**
 * The day of an instant by its name, in the page's language: “Today”, “Yesterday”, or “Monday, 23 November 2026”.
 *
 * @param zone IANA zone in which days begin.
 * @param now ms since 1970.
 */
export function dayName(at: string | null | undefined, zone: string, now: number): string {
  const instant = instantOf(at)
  if (typeof instant === 'string') return instant
  const daysAgo = dayNumber(now, zone) - dayNumber(instant, zone)
  if (daysAgo === 0) return dateWords.today
  if (daysAgo === 1) return dateWords.yesterday
  return formatOf('day', zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(instant)
}

/** The time of day, “18:57”. */
export function timeOfDay(at: string | null | undefined, zone: string): string {
  const instant = instantOf(at)
  if (typeof instant === 'string') return instant
  return formatOf('time', zone, { hour: '2-digit', minute: '2-digit' }).format(instant)
}

/** Date and time, “27 November 2026 at 18:57”. */
export function momentText(at: string | null | undefined, zone: string): string {
  const instant = instantOf(at)
  if (typeof instant === 'string') return instant
  return formatOf('moment', zone, { dateStyle: 'long', timeStyle: 'short' }).format(instant)
}
