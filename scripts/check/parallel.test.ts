import { expect, it } from 'vitest'
import { inParallel } from './parallel.ts'

it('works on at most so many items at once and gives the results in order', async () => {
  let atOnce = 0
  let most = 0
  const results = await inParallel([30, 1, 20, 1, 10], 2, async (ms) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise((done) => setTimeout(done, ms))
    atOnce -= 1
    return ms * 2
  })
  expect(results).toEqual([60, 2, 40, 2, 20])
  expect(most).toBe(2)
})

it('gives nothing for an empty list', async () => {
  expect(await inParallel([], 2, async () => 1)).toEqual([])
})
