import { expect, it } from 'vitest'
import { unlessEnded } from './unless-ended.ts'

const never = () => new Promise<never>(() => undefined)

it.each([
  { ended: true, because: 'it has ended before' },
  { ended: false, because: 'it ends while the work goes on' },
])('gives up work that does not heed its signal: $because', async ({ ended }) => {
  const given = new AbortController()
  if (ended) given.abort(new Error('given up'))
  const waiting = unlessEnded(never(), given.signal)
  given.abort(new Error('given up'))
  await expect(waiting).rejects.toThrow('given up')
})

it('passes on what comes in time', async () => {
  const { signal } = new AbortController()
  await expect(unlessEnded(Promise.resolve('words'), signal)).resolves.toBe('words')
  await expect(unlessEnded(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
})
