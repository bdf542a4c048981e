import type { PrivacyRequestKind } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { isBusinessDay } from './business-days.ts'
import { owedOf, STATUTORY_ZONE } from './clocks.ts'

const KINDS: Readonly<Record<string, PrivacyRequestKind>> = {
  'know-categories': 'know-categories',
  'know-pieces': 'know-pieces',
  delete: 'delete',
  correct: 'correct',
  'opt-out': 'opt-out',
  limit: 'limit',
}

/**
 * Kind, received, last days, when the last one is over, zone, because. Computed by a second program from the holidays
 * that the Office of Personnel Management publishes.
 */
const GOLDEN = `
know-pieces | 2026-11-27T18:00:00Z | 2026-12-11 2027-01-11 | 2027-01-12T08:00Z | America/Los_Angeles | the day after Thanksgiving is a business day
know-pieces | 2026-11-25T18:00:00Z | 2026-12-10 2027-01-09 | 2027-01-10T08:00Z | America/Los_Angeles | Thanksgiving does not count
know-pieces | 2026-12-11T18:00:00Z | 2026-12-28 2027-01-25 | 2027-01-26T08:00Z | America/Los_Angeles | Christmas Day and New Year lie between
know-pieces | 2026-12-24T23:00:00Z | 2027-01-11 2027-02-07 | 2027-02-08T08:00Z | America/Los_Angeles | received on the day before Christmas
know-pieces | 2026-12-25T20:00:00Z | 2027-01-11 2027-02-08 | 2027-02-09T08:00Z | America/Los_Angeles | received on a holiday, which does not count anyway
know-pieces | 2026-12-31T20:00:00Z | 2027-01-15 2027-02-14 | 2027-02-15T08:00Z | America/Los_Angeles | the year ends within the period
know-pieces | 2027-01-15T20:00:00Z | 2027-02-01 2027-03-01 | 2027-03-02T08:00Z | America/Los_Angeles | Martin Luther King Day
know-pieces | 2027-02-12T20:00:00Z | 2027-03-01 2027-03-29 | 2027-03-30T07:00Z | America/Los_Angeles | Washington’s Birthday
know-pieces | 2027-05-28T19:00:00Z | 2027-06-14 2027-07-12 | 2027-07-13T07:00Z | America/Los_Angeles | Memorial Day, the last Monday of May, on the 31st
know-pieces | 2026-05-22T19:00:00Z | 2026-06-08 2026-07-06 | 2026-07-07T07:00Z | America/Los_Angeles | Memorial Day, the last Monday of May, on the 25th
know-pieces | 2027-06-17T19:00:00Z | 2027-07-02 2027-08-01 | 2027-08-02T07:00Z | America/Los_Angeles | Juneteenth on a Saturday is observed on Friday
know-pieces | 2026-06-18T19:00:00Z | 2026-07-06 2026-08-02 | 2026-08-03T07:00Z | America/Los_Angeles | Juneteenth on a Friday
know-pieces | 2026-07-02T19:00:00Z | 2026-07-17 2026-08-16 | 2026-08-17T07:00Z | America/Los_Angeles | the Fourth of July on a Saturday is observed on Friday
know-pieces | 2027-07-02T19:00:00Z | 2027-07-19 2027-08-16 | 2027-08-17T07:00Z | America/Los_Angeles | the Fourth of July on a Sunday is observed on Monday
know-pieces | 2026-09-04T19:00:00Z | 2026-09-21 2026-10-19 | 2026-10-20T07:00Z | America/Los_Angeles | Labor Day
know-pieces | 2026-10-09T19:00:00Z | 2026-10-26 2026-11-23 | 2026-11-24T08:00Z | America/Los_Angeles | Columbus Day
know-pieces | 2026-11-10T20:00:00Z | 2026-11-25 2026-12-25 | 2026-12-26T08:00Z | America/Los_Angeles | Veterans Day on a Wednesday
know-pieces | 2028-11-09T20:00:00Z | 2028-11-27 2028-12-24 | 2028-12-25T08:00Z | America/Los_Angeles | Veterans Day on a Saturday is observed on Friday
know-pieces | 2027-12-30T20:00:00Z | 2028-01-14 2028-02-13 | 2028-02-14T08:00Z | America/Los_Angeles | New Year 2028 is observed in 2027
know-pieces | 2026-11-28T20:00:00Z | 2026-12-11 2027-01-12 | 2027-01-13T08:00Z | America/Los_Angeles | received on a Saturday
know-pieces | 2026-11-29T20:00:00Z | 2026-12-11 2027-01-13 | 2027-01-14T08:00Z | America/Los_Angeles | received on a Sunday: the same days are owed
delete | 2026-11-27T07:59:59Z | 2026-12-10 2027-01-10 | 2027-01-11T08:00Z | America/Los_Angeles | one second before midnight in California: still Thursday there
delete | 2026-11-27T08:00:00Z | 2026-12-11 2027-01-11 | 2027-01-12T08:00Z | America/Los_Angeles | midnight in California: the next day
delete | 2026-03-07T20:00:00Z | 2026-03-20 2026-04-21 | 2026-04-22T07:00Z | America/Los_Angeles | summer time begins within the period: a day of 23 hours is a day
delete | 2026-10-31T20:00:00Z | 2026-11-16 2026-12-15 | 2026-12-16T08:00Z | America/Los_Angeles | summer time ends within the period: a day of 25 hours is a day
delete | 2026-02-13T20:00:00Z | 2026-03-02 2026-03-30 | 2026-03-31T07:00Z | America/Los_Angeles | February has 28 days
delete | 2028-02-13T20:00:00Z | 2028-02-28 2028-03-29 | 2028-03-30T07:00Z | America/Los_Angeles | the 29th of February counts
delete | 2026-10-17T20:00:00Z | 2026-10-30 2026-12-01 | 2026-12-02T08:00Z | America/Los_Angeles | the 45th day is the first of December
correct | 2026-11-12T20:00:00Z | 2026-11-27 2026-12-27 | 2026-12-28T08:00Z | America/Los_Angeles | the 45th day is a Sunday, and stays one
delete extended | 2026-11-27T18:00:00Z | 2026-12-11 2027-02-25 | 2027-02-26T08:00Z | America/Los_Angeles | extended once: 90 days from receipt, not from the extension
delete extended | 2026-12-02T18:00:00Z | 2026-12-16 2027-03-02 | 2027-03-03T08:00Z | America/Los_Angeles | the 90th day is in March, before summer time
delete extended | 2026-12-16T18:00:00Z | 2026-12-31 2027-03-16 | 2027-03-17T07:00Z | America/Los_Angeles | the 90th day is in summer time
delete extended | 2027-12-01T18:00:00Z | 2027-12-15 2028-02-29 | 2028-03-01T08:00Z | America/Los_Angeles | 90 days over the 29th of February
opt-out | 2026-11-27T18:00:00Z | 2026-12-18 | 2026-12-19T08:00Z | America/Los_Angeles | fifteen business days
opt-out | 2026-12-18T18:00:00Z | 2027-01-12 | 2027-01-13T08:00Z | America/Los_Angeles | fifteen business days over two holidays
limit | 2026-06-15T18:00:00Z | 2026-07-08 | 2026-07-09T07:00Z | America/Los_Angeles | fifteen business days over Juneteenth and the observed Fourth
limit | 2027-12-13T18:00:00Z | 2028-01-05 | 2028-01-06T08:00Z | America/Los_Angeles | three holidays: Christmas and New Year are observed on Fridays
know-categories | 2026-11-27T18:00:00Z | 2026-12-11 2027-01-12 | 2027-01-12T10:00Z | Pacific/Kiritimati | where it is Saturday already
know-categories | 2026-11-27T18:00:00Z | 2026-12-11 2027-01-11 | 2027-01-11T18:15Z | Asia/Kathmandu | a zone with three quarters of an hour
know-categories | 2026-04-23T20:00:00Z | 2026-05-07 2026-06-07 | 2026-06-07T21:00Z | Africa/Cairo | a zone whose midnight is skipped when summer time begins
opt-out | 2026-09-14T04:00:00Z | 2026-10-05 | 2026-10-06T03:00Z | America/Santiago | a southern zone, whose summer time begins in September
`
  .trim()
  .split('\n')
  .map((line) => {
    const [what = '', received = '', owed, over, zone = STATUTORY_ZONE, because] = line.split(' | ')
    const [kind = '', extended] = what.split(' ')
    return { kind: KINDS[kind] ?? 'delete', isExtended: extended !== undefined, received, owed, over, zone, because }
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

  it('warn after four fifths of the time', () => {
    const receivedAt = new Date('2026-11-27T18:00:00Z')
    for (const { at, warnAt } of owedOf('delete', receivedAt)) {
      const share = (warnAt.getTime() - receivedAt.getTime()) / (at.getTime() - receivedAt.getTime())
      expect(share).toBeCloseTo(0.8, 6)
    }
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
