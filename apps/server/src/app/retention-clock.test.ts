import { expect, it } from 'vitest'
import { steadyClock } from './retention.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A clock that can be set, and time that passes. */
function aClock() {
  let [wallMs, passedMs] = [Date.parse('2026-11-28T12:00:00Z'), 0]
  const isSteady = steadyClock({ clock: { now: () => new Date(wallMs) } }, () => passedMs)
  return {
    isSteady,
    pass(ms: number) {
      wallMs += ms
      passedMs += ms
    },
    set(ms: number) {
      wallMs += ms
    },
  }
}

it('is relied upon from the start, and while it goes on as it did', () => {
  const { isSteady, pass } = aClock()
  expect(isSteady()).toBe(true)
  pass(30_000)
  expect(isSteady()).toBe(true)
  pass(DAY_MS)
  expect(isSteady()).toBe(true)
})

it.each([DAY_MS, -HOUR_MS])('TM-4 is not relied upon for an hour after it was set by %i ms', (ms) => {
  const { isSteady, pass, set } = aClock()
  pass(30_000)
  isSteady()
  set(ms)
  expect(isSteady()).toBe(false)
  pass(HOUR_MS - 1)
  expect(isSteady()).toBe(false)
  // set right again, which restarts the hour
  set(-ms)
  expect(isSteady()).toBe(false)
  pass(HOUR_MS)
  expect(isSteady()).toBe(true)
})
