import type { PrivacyRequestKind } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { isBusinessDay } from './business-days.ts'
import { owedOf } from './clocks.ts'

const KINDS: Readonly<Record<string, PrivacyRequestKind>> = {
  'know-categories': 'know-categories',
  delete: 'delete',
  correct: 'correct',
  'opt-out': 'opt-out',
  limit: 'limit',
}

/**
 * Kind, received, last days, when the last one is over, because. Computed by a second program from the holidays
 * that the Office of Personnel Management publishes.
 */
const GOLDEN = `
correct | 2026-11-27T18:00:00Z | 2026-12-11 2027-01-11 | 2027-01-12T08:00Z | the day after Thanksgiving is a business day
correct | 2026-11-25T18:00:00Z | 2026-12-10 2027-01-09 | 2027-01-10T08:00Z | Thanksgiving does not count
correct | 2026-12-11T18:00:00Z | 2026-12-28 2027-01-25 | 2027-01-26T08:00Z | Christmas Day and New Year lie between
correct | 2026-12-24T23:00:00Z | 2027-01-11 2027-02-07 | 2027-02-08T08:00Z | received on the day before Christmas
correct | 2026-12-25T20:00:00Z | 2027-01-11 2027-02-08 | 2027-02-09T08:00Z | received on a holiday, which does not count anyway
correct | 2026-12-31T20:00:00Z | 2027-01-15 2027-02-14 | 2027-02-15T08:00Z | the year ends within the period
correct | 2027-01-15T20:00:00Z | 2027-02-01 2027-03-01 | 2027-03-02T08:00Z | Martin Luther King Day
correct | 2027-02-12T20:00:00Z | 2027-03-01 2027-03-29 | 2027-03-30T07:00Z | Washington’s Birthday
correct | 2027-05-28T19:00:00Z | 2027-06-14 2027-07-12 | 2027-07-13T07:00Z | Memorial Day, the last Monday of May, on the 31st
correct | 2026-05-22T19:00:00Z | 2026-06-08 2026-07-06 | 2026-07-07T07:00Z | Memorial Day, the last Monday of May, on the 25th
correct | 2027-06-17T19:00:00Z | 2027-07-02 2027-08-01 | 2027-08-02T07:00Z | Juneteenth on a Saturday is observed on Friday
correct | 2026-06-18T19:00:00Z | 2026-07-06 2026-08-02 | 2026-08-03T07:00Z | Juneteenth on a Friday
correct | 2026-07-02T19:00:00Z | 2026-07-17 2026-08-16 | 2026-08-17T07:00Z | the Fourth of July on a Saturday is observed on Friday
correct | 2027-07-02T19:00:00Z | 2027-07-19 2027-08-16 | 2027-08-17T07:00Z | the Fourth of July on a Sunday is observed on Monday
correct | 2026-09-04T19:00:00Z | 2026-09-21 2026-10-19 | 2026-10-20T07:00Z | Labor Day
correct | 2026-10-09T19:00:00Z | 2026-10-26 2026-11-23 | 2026-11-24T08:00Z | Columbus Day
correct | 2026-11-10T20:00:00Z | 2026-11-25 2026-12-25 | 2026-12-26T08:00Z | Veterans Day on a Wednesday
correct | 2028-11-09T20:00:00Z | 2028-11-27 2028-12-24 | 2028-12-25T08:00Z | Veterans Day on a Saturday is observed on Friday
correct | 2027-12-30T20:00:00Z | 2028-01-14 2028-02-13 | 2028-02-14T08:00Z | New Year 2028 is observed in 2027
correct | 2026-11-28T20:00:00Z | 2026-12-11 2027-01-12 | 2027-01-13T08:00Z | received on a Saturday
correct | 2026-11-29T20:00:00Z | 2026-12-11 2027-01-13 | 2027-01-14T08:00Z | received on a Sunday: the same days are owed
delete | 2026-11-27T07:59:59Z | 2026-12-10 2027-01-10 | 2027-01-11T08:00Z | one second before midnight in California: still Thursday there
delete | 2026-11-27T08:00:00Z | 2026-12-11 2027-01-11 | 2027-01-12T08:00Z | midnight in California: the next day
delete | 2026-03-07T20:00:00Z | 2026-03-20 2026-04-21 | 2026-04-22T07:00Z | summer time begins within the period: a day of 23 hours is a day
delete | 2026-10-31T20:00:00Z | 2026-11-16 2026-12-15 | 2026-12-16T08:00Z | summer time ends within the period: a day of 25 hours is a day
delete | 2026-02-13T20:00:00Z | 2026-03-02 2026-03-30 | 2026-03-31T07:00Z | February has 28 days
delete | 2028-02-13T20:00:00Z | 2028-02-28 2028-03-29 | 2028-03-30T07:00Z | the 29th of February counts
delete | 2026-10-17T20:00:00Z | 2026-10-30 2026-12-01 | 2026-12-02T08:00Z | the 45th day is the first of December
correct | 2026-11-12T20:00:00Z | 2026-11-27 2026-12-27 | 2026-12-28T08:00Z | the 45th day is a Sunday, and stays one
delete extended | 2026-11-27T18:00:00Z | 2026-12-11 2027-02-25 | 2027-02-26T08:00Z | extended once: 90 days from receipt, not from the extension
delete extended | 2026-12-02T18:00:00Z | 2026-12-16 2027-03-02 | 2027-03-03T08:00Z | the 90th day is in March, before summer time
delete extended | 2026-12-16T18:00:00Z | 2026-12-31 2027-03-16 | 2027-03-17T07:00Z | the 90th day is in summer time
delete extended | 2027-12-01T18:00:00Z | 2027-12-15 2028-02-29 | 2028-03-01T08:00Z | 90 days over the 29th of February
opt-out | 2026-11-27T18:00:00Z | 2026-12-18 | 2026-12-19T08:00Z | fifteen business days
opt-out | 2026-12-18T18:00:00Z | 2027-01-12 | 2027-01-13T08:00Z | fifteen business days over two holidays
limit | 2026-06-15T18:00:00Z | 2026-07-08 | 2026-07-09T07:00Z | fifteen business days over Juneteenth and the observed Fourth
limit | 2027-12-13T18:00:00Z | 2028-01-05 | 2028-01-06T08:00Z | three holidays: Christmas and New Year are observed on Fridays
delete | 2026-11-01T09:30:00Z | 2026-11-16 2026-12-16 | 2026-12-17T08:00Z | received in the hour that comes twice when summer time ends
delete | 2027-03-14T09:59:59Z | 2027-03-26 2027-04-28 | 2027-04-29T07:00Z | received in the last second before summer time begins
limit | 2026-11-09T20:00:00Z | 2026-12-02 | 2026-12-03T08:00Z | fifteen business days over Veterans Day and Thanksgiving
opt-out | 2028-06-30T20:00:00Z | 2028-07-24 | 2028-07-25T07:00Z | fifteen business days over a Fourth of July on a Tuesday
`
  .trim()
  .split('\n')
  .map((line) => {
    const [what = '', received = '', owed, over, because] = line.split(' | ')
    const [kind = '', extended] = what.split(' ')
    return { kind: KINDS[kind] ?? 'delete', isExtended: extended !== undefined, received, owed, over, because }
  })

describe('statutory dates (TM-8)', () => {
  it('are forty and more', () => {
    expect(GOLDEN.length).toBeGreaterThanOrEqual(40)
  })

  it.each(GOLDEN)('of $kind received $received: $owed, $because', ({ kind, received, owed, over, ...how }) => {
    const found = owedOf(kind, new Date(received), how)
    expect(found.map(({ on }) => on).join(' ')).toBe(owed)
    expect(found.at(-1)?.at.toISOString()).toBe(over?.replace('Z', ':00.000Z'))
  })

  it('know eleven holidays in each of a hundred years, and no weekend among the business days', () => {
    for (let year = 2000; year < 2100; year++) {
      const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day))).filter(
        (day) => day.getUTCFullYear() === year,
      )
      const weekdays = days.filter((day) => day.getUTCDay() % 6 !== 0)
      const holidays = weekdays.filter((day) => !isBusinessDay(day.toISOString().slice(0, 10)))
      // New Year may be observed in the year before
      expect(holidays.length).toBeGreaterThanOrEqual(10)
      expect(holidays.length).toBeLessThanOrEqual(12)
    }
  })
})
