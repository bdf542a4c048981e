import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, wordWarning } from './daily-words.ts'

const HOUR_MS = 60 * 60 * 1000

describe('a day', () => {
  it.each([
    { zone: 'UTC', at: '2026-11-21T23:59:59.999Z', label: '2026-11-21', ends: '2026-11-22T00:00:00.000Z' },
    { zone: 'Africa/Nairobi', at: '2026-11-21T21:00:00Z', label: '2026-11-22', ends: '2026-11-22T21:00:00.000Z' },
    { zone: 'Asia/Kathmandu', at: '2026-11-21T18:14:59Z', label: '2026-11-21', ends: '2026-11-21T18:15:00.000Z' },
    { zone: 'Pacific/Kiritimati', at: '2026-11-20T10:00:00Z', label: '2026-11-21', ends: '2026-11-21T10:00:00.000Z' },
  ])('QU-4 in $zone at $at is $label', ({ zone, at, label, ends }) => {
    const day = dayOf(Date.parse(at), zone)
    expect(day.label).toBe(label)
    expect(new Date(day.endsAt).toISOString()).toBe(ends)
  })

  it.each([
    { zone: 'Europe/Berlin', midnight: '2026-03-28T23:00:00Z', hours: 23, because: 'clocks go forward' },
    { zone: 'Europe/Berlin', midnight: '2026-10-24T22:00:00Z', hours: 25, because: 'clocks go back' },
    { zone: 'America/New_York', midnight: '2026-11-01T04:00:00Z', hours: 25, because: 'clocks go back' },
    { zone: 'Australia/Lord_Howe', midnight: '2026-10-03T13:30:00Z', hours: 23.5, because: 'by half an hour' },
    { zone: 'Africa/Cairo', midnight: '2026-04-23T22:00:00Z', hours: 23, because: 'midnight itself is left out' },
  ])('in $zone from $midnight on has $hours hours: $because', ({ zone, midnight, hours }) => {
    const day = dayOf(Date.parse(midnight), zone)
    expect((day.endsAt - Date.parse(midnight)) / HOUR_MS).toBe(hours)
    expect(dayOf(Date.parse(midnight) - 1, zone).label).not.toBe(day.label)
  })

  it('begins when the one before ends, in every zone', () => {
    const zones = fc.constantFrom('UTC', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Cairo')
    fc.assert(
      fc.property(zones, fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2040, 0) }), (zone, now) => {
        const { label, endsAt } = dayOf(now, zone)
        expect(endsAt).toBeGreaterThan(now)
        expect(dayOf(endsAt - 1, zone).label).toBe(label)
        expect(dayOf(endsAt, zone).label > label).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the warning', () => {
  it.each([
    { used: 0, limit: 3000, warning: 'none' },
    { used: 2399, limit: 3000, warning: 'none' },
    { used: 2400, limit: 3000, warning: 'early' },
    { used: 2700, limit: 3000, warning: 'final' },
    { used: 2999, limit: 3000, warning: 'final' },
    { used: 3000, limit: 3000, warning: 'exceeded' },
    { used: 3500, limit: 3000, warning: 'exceeded' },
    { used: 0, limit: 0, warning: 'exceeded' },
    { used: 1_000_000, limit: null, warning: 'none' },
  ] as const)('after $used of $limit words is $warning', ({ used, limit, warning }) => {
    expect(wordWarning(used, limit)).toBe(warning)
  })
})
