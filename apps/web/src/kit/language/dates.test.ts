import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.ts'

describe('a date', () => {
  it.each([
    { locale: 'en-GB', day: '22 November 2026', shortDay: '22 Nov 2026', moment: '22 November 2026 at 13:38' },
    { locale: 'fr', day: '22 novembre 2026', shortDay: '22 nov. 2026', moment: '22 novembre 2026 à 13:38' },
    {
      locale: 'es',
      day: '22 de noviembre de 2026',
      shortDay: '22 nov 2026',
      moment: '22 de noviembre de 2026 a las 13:38',
    },
  ] as const)('has one form a length in $locale', ({ locale, day, shortDay, moment }) => {
    const dates = datesIn(locale, 'UTC')
    const at = '2026-11-22T13:38:00Z'
    expect([dates.day(at), dates.shortDay(at), dates.moment(at), dates.time(at)]).toEqual([
      day,
      shortDay,
      moment,
      '13:38',
    ])
  })

  it('is the first of a month by its ordinal in French', () => {
    const dates = datesIn('fr', 'UTC')
    expect(dates.day('2026-12-01')).toBe('1er décembre 2026')
    expect(dates.day('2026-12-11')).toBe('11 décembre 2026')
  })

  it('can be given in each way the product has it', () => {
    const { day } = datesIn('en-GB', 'UTC')
    const at = Date.UTC(2026, 10, 22)
    expect(new Set([day(at), day(new Date(at)), day('2026-11-22')])).toEqual(new Set(['22 November 2026']))
  })
})
