import { expect, it } from 'vitest'
import { retryConflicts } from './retry.ts'

function failureWith(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/**
 * Runs work that fails with each code in turn and then succeeds. @returns its result, and the backoff before each
 * retry.
 */
async function retried(codes: readonly string[]) {
  const pauses: number[] = []
  const left = [...codes]
  const end = await retryConflicts(
    async () => {
      const code = left.shift()
      if (code !== undefined) throw failureWith(code)
      return 'done'
    },
    async (ms) => {
      pauses.push(ms)
    },
  ).catch((error) => error.message)
  return { end, pauses }
}

it.each([
  { because: 'nothing failed', codes: [], end: 'done', pauses: [] },
  { because: 'a deadlock may be gone at the next try', codes: ['40P01'], end: 'done', pauses: [10] },
  { because: 'so may a failed serialization', codes: ['40001'], end: 'done', pauses: [10] },
  { because: 'and a lock that was not to be had', codes: ['55P03'], end: 'done', pauses: [10] },
  {
    because: 'the transaction that waited needs time to wake, more of it on a busy machine',
    codes: ['40P01', '40P01', '40P01'],
    end: 'done',
    pauses: [10, 100, 500],
  },
  {
    because: 'it does not go on for ever',
    codes: ['40P01', '40P01', '40P01', '40P01'],
    end: '40P01',
    pauses: [10, 100, 500],
  },
  { because: 'a duplicate key stays one', codes: ['23505'], end: '23505', pauses: [] },
])('retries conflicts: $because', async ({ codes, end, pauses }) => {
  expect(await retried(codes)).toEqual({ end, pauses })
})

it('finds the code of a failure through its causes', async () => {
  const wrapped = new Error('query failed', { cause: failureWith('40P01') })
  let tries = 0
  await retryConflicts(
    async () => {
      tries += 1
      if (tries === 1) throw wrapped
    },
    async () => undefined,
  )
  expect(tries).toBe(2)
})
