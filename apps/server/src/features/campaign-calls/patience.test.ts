import { expect, it } from 'vitest'
import { Patience } from './patience.ts'

it('waits as long as it was asked to', async () => {
  const before = performance.now()
  expect(await new Patience().wait(20)).toBe(true)
  // timers may fire a fraction of a millisecond early
  expect(performance.now() - before).toBeGreaterThan(18)
})

it('ends every wait when the server closes, and begins no other', async () => {
  const patience = new Patience()
  const long = [patience.wait(60_000), patience.wait(60_000)]
  patience.end()
  expect(await Promise.all([...long, patience.wait(60_000)])).toEqual([false, false, false])
})
