import { expect, it } from 'vitest'
import { isoWeekOf } from './iso-week.ts'

it.each([
  { at: '2026-11-28', week: '2026-W48', because: 'it is an ordinary day' },
  { at: '2026-01-01', week: '2026-W01', because: 'it is a Thursday' },
  { at: '2027-01-01', week: '2026-W53', because: 'the Thursday before is in the old year' },
  { at: '2024-12-30', week: '2025-W01', because: 'its Thursday is in the new year' },
  { at: '2026-11-23', week: '2026-W48', because: 'weeks begin on Mondays' },
  { at: '2026-11-22', week: '2026-W47', because: 'and end on Sundays' },
])('$at is in $week: $because', ({ at, week }) => {
  expect(isoWeekOf(new Date(`${at}T23:59:59Z`))).toBe(week)
})
