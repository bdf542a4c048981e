import { expect, it } from 'vitest'
import { watchClock } from './steady-clock.ts'

const DAY = 86_400_000

/** A clock that can be set apart from the time that passes. */
function aClock() {
  let [passed, offset] = [1_000, 5_000_000]
  const steadyMs = watchClock({ now: () => passed + offset, passedMs: () => passed })
  const wait = (ms: number, setBy = 0) => {
    passed += ms
    offset += setBy
  }
  return { steadyMs, wait }
}

it('a clock is steady from its beginning', () => {
  const { steadyMs, wait } = aClock()
  wait(60_000)
  expect(steadyMs()).toBe(60_000)
})

it.each([
  { setBy: DAY, steady: 0, because: 'it went ahead' },
  { setBy: -DAY, steady: 0, because: 'it went back' },
  { setBy: 200, steady: 90_000, because: 'a correction is no jump' },
])('set by $setBy ms it has been steady for $steady ms: $because', ({ setBy, steady }) => {
  const { steadyMs, wait } = aClock()
  wait(60_000)
  steadyMs()
  wait(30_000, setBy)
  expect(steadyMs()).toBe(steady)
  wait(1_000)
  expect(steadyMs()).toBe(steady + 1_000)
})

it('corrections that add up are no jump', () => {
  const { steadyMs, wait } = aClock()
  for (let times = 0; times < 100; times++) {
    wait(1_000, 200)
    steadyMs()
  }
  expect(steadyMs()).toBe(100_000)
})
