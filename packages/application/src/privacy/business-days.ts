const DAY_MS = 24 * 60 * 60 * 1000
const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6]

/** A calendar date, `2026-11-27`; compares as text. */
export type CalendarDate = string

function utc(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`)
}

function dateOf(at: Date): CalendarDate {
  return at.toISOString().slice(0, 10)
}

function on(year: number, month: number, day: number): CalendarDate {
  return dateOf(new Date(Date.UTC(year, month - 1, day)))
}

/** The date so many calendar days later. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(new Date(utc(date).getTime() + days * DAY_MS))
}

/** The first given weekday from a date on. The third of a month is the first from the 15th on. */
function weekdayFrom(date: CalendarDate, weekday: number): CalendarDate {
  return addDays(date, (weekday - utc(date).getUTCDay() + 7) % 7)
}

/** A fixed holiday as it is observed: on Friday instead of a Saturday, on Monday instead of a Sunday (5 U.S.C. 6103(b)). */
function observed(date: CalendarDate): CalendarDate {
  const day = utc(date).getUTCDay()
  if (day === SATURDAY) return addDays(date, -1)
  return day === SUNDAY ? addDays(date, 1) : date
}

/** The federal holidays of a year (5 U.S.C. 6103(a)), as observed; the first may fall into the year before. */
function federalHolidays(year: number): readonly CalendarDate[] {
  return [
    observed(on(year, 1, 1)),
    weekdayFrom(on(year, 1, 15), MONDAY),
    weekdayFrom(on(year, 2, 15), MONDAY),
    weekdayFrom(on(year, 5, 25), MONDAY),
    observed(on(year, 6, 19)),
    observed(on(year, 7, 4)),
    weekdayFrom(on(year, 9, 1), MONDAY),
    weekdayFrom(on(year, 10, 8), MONDAY),
    observed(on(year, 11, 11)),
    weekdayFrom(on(year, 11, 22), THURSDAY),
    observed(on(year, 12, 25)),
  ]
}

const holidaysByYear = new Map<number, ReadonlySet<CalendarDate>>()

function holidaysOf(year: number): ReadonlySet<CalendarDate> {
  const known = holidaysByYear.get(year)
  if (known !== undefined) return known
  // New Year of a year that begins on a Saturday is observed on the last day of the year before
  const holidays = new Set([...federalHolidays(year), ...federalHolidays(year + 1)])
  holidaysByYear.set(year, holidays)
  return holidays
}

/** Whether a date is a business day: Monday to Friday, and no federal holiday. */
export function isBusinessDay(date: CalendarDate): boolean {
  const day = utc(date).getUTCDay()
  return day !== SUNDAY && day !== SATURDAY && !holidaysOf(utc(date).getUTCFullYear()).has(date)
}

/** The n-th business day after a date, which itself does not count. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let reached = date
  for (let left = days; left > 0; ) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}
