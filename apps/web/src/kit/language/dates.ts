/** A moment, as a date, in ms since 1970 or in ISO 8601. */
type Instant = Date | number | string

const FORMS = {
  day: { dateStyle: 'long' },
  shortDay: { dateStyle: 'medium' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** How this product writes dates in one language: the only place that decides it, besides `zoned-dates.ts`. */
type Dates = {
  /** “22 November 2026”. */
  readonly day: (at: Instant) => string
  /** “22 Nov 2026”, in lists and narrow places. */
  readonly shortDay: (at: Instant) => string
  /** “22 November 2026 at 13:38”. */
  readonly moment: (at: Instant) => string
  /** “13:38”. */
  readonly time: (at: Instant) => string
}

/** French counts the first of a month as “1er”. */
const inOrder = (locale: string, text: string) => (locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text)

/**
 * The forms of dates in a language; `en-GB` is English, with the day before the month.
 *
 * @param timeZone `UTC` for days that are the same everywhere, such as that of a version. A moment in it is said to be
 * in it by the sentence around it. Left out, that of this device.
 */
export function datesIn(locale: 'en-GB' | 'fr' | 'es', timeZone?: 'UTC'): Dates {
  const form = (name: keyof typeof FORMS) => {
    let format: Intl.DateTimeFormat | undefined
    return (at: Instant) => {
      // made with the first date: making one takes longer than a hundred dates
      format ??= new Intl.DateTimeFormat(locale, { ...FORMS[name], ...(timeZone && { timeZone }) })
      return inOrder(locale, format.format(new Date(at)))
    }
  }
  return { day: form('day'), shortDay: form('shortDay'), moment: form('moment'), time: form('time') }
}
