import { describe, expect, it } from 'vitest'
import { ageBandOf, birthMonthRuleBroken, minorUntil } from './age.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('the question of age (PR-13)', () => {
  it.each([
    { birthMonth: '2013-10', band: '13-15', because: 'everybody born in October 2013 is thirteen by now' },
    { birthMonth: '2013-11', band: 'under-13', because: 'somebody born on 30 November 2013 is still twelve' },
    { birthMonth: '2030-01', band: 'under-13', because: 'nobody has been born yet' },
    { birthMonth: '2010-11', band: '13-15', because: 'somebody born on 30 November 2010 is still fifteen' },
    { birthMonth: '2010-10', band: '16-plus', because: 'everybody born in October 2010 is sixteen by now' },
    { birthMonth: '1941-02', band: '16-plus', because: 'nobody is too old' },
  ])('puts $birthMonth into $band: $because', ({ birthMonth, band }) => {
    expect(ageBandOf(birthMonth, now)).toBe(band)
  })

  it('ends the protective defaults when the last of that month has turned sixteen', () => {
    expect(minorUntil('2012-03', now)?.toISOString()).toBe('2028-04-01T12:00:00.000Z')
    expect(minorUntil('1990-03', now)).toBeUndefined()
    expect(minorUntil('2020-03', now)).toBeUndefined()
  })

  it.each([
    { birthMonth: '', rule: 'birth-month-required' },
    { birthMonth: '2012-00', rule: 'birth-month-invalid' },
    { birthMonth: '2012-13', rule: 'birth-month-invalid' },
    { birthMonth: '1899-12', rule: 'birth-month-invalid' },
    { birthMonth: '2012-3', rule: 'birth-month-invalid' },
    { birthMonth: '2012-03-01', rule: 'birth-month-invalid' },
    { birthMonth: '2012-03', rule: undefined },
  ])('judges $birthMonth', ({ birthMonth, rule }) => {
    expect(birthMonthRuleBroken(birthMonth)).toBe(rule)
  })
})
