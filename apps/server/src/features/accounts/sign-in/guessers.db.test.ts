import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TestServer } from '../../../testing/test-server.ts'
import { COMPUTED_AT_ONCE } from '../shared/passwords.ts'

/** Number of password hashes in progress, its maximum, what each takes at least, and what all of them wait for. */
const computing = vi.hoisted(() => ({ now: 0, most: 0, leastMs: 0, hold: Promise.resolve() }))

// the real functions, counted
vi.mock('@node-rs/argon2', async (original) => {
  const { hash, verify } = await original<typeof import('@node-rs/argon2')>()
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    computing.now += 1
    computing.most = Math.max(computing.most, computing.now)
    try {
      await computing.hold
      if (computing.leastMs > 0) await new Promise((resolve) => setTimeout(resolve, computing.leastMs))
      return await work()
    } finally {
      computing.now -= 1
    }
  }
  return {
    hash: (...given: Parameters<typeof hash>) => counted(() => hash(...given)),
    verify: (...given: Parameters<typeof verify>) => counted(() => verify(...given)),
  }
})

let server: TestServer

beforeAll(async () => {
  // tests before this one may have loaded the server, over what does not count
  vi.resetModules()
  const { testServer } = await import('../../../testing/test-server.ts')
  server = await testServer()
})
afterAll(() => server.close())

const guess = (guesser: number, email: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: `10.1.${guesser}.1`,
    payload: { email, password: 'not the password of anybody' },
  })

it('D6 computes two passwords at a time at most for 64 guessers, and knows others by their tokens meanwhile', async () => {
  const { user, token } = await server.signUp()
  computing.most = 0
  const { promise, resolve: release } = Promise.withResolvers<void>()
  computing.hold = promise
  const guesses = Array.from({ length: 64 }, (_, guesser) =>
    guess(guesser, guesser % 2 === 0 ? user.email : `nobody-${guesser}@example.org`),
  )
  await expect.poll(() => computing.most > 0, { interval: 1 }).toBe(true)
  const me = await server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
  release()
  expect(me.statusCode).toBe(200)
  const answers = await Promise.all(guesses)
  expect(computing.most).toBe(COMPUTED_AT_ONCE)
  expect(COMPUTED_AT_ONCE).toBeLessThanOrEqual(2)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(64 - refused.length)
  expect(refused.length).toBeLessThan(40)
})

it.each([
  { password: 'x'.repeat(1 << 20), status: 413, because: 'it is a mebibyte' },
  { password: 'x'.repeat(129), status: 422, because: 'it is longer than any may be' },
])('refuses a password before anything is hashed where $because (AU-9)', async ({ password, status }) => {
  computing.most = 0
  const account = { email: 'huge@example.org', name: 'Ada', password }
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/register', payload: account })
  expect(answer.statusCode).toBe(status)
  expect(computing.most).toBe(0)
})

it('D6 takes who was not there before ahead of guessers who were', async () => {
  await guess(100, 'first@example.org')
  const order: string[] = []
  computing.most = 0
  // long enough for the newcomer to be in the queue before most guessers have had their turn
  computing.leastMs = 300
  const guesses = Array.from({ length: 12 }, (_, at) =>
    guess(100, `guessed-${at}@example.org`).then(() => order.push('guesser')),
  )
  await expect.poll(() => computing.most > 0, { interval: 1 }).toBe(true)
  await guess(101, 'newcomer@example.org').then(() => order.push('newcomer'))
  expect(order.length).toBeLessThan(8)
  computing.leastMs = 0
  await Promise.all(guesses)
})
