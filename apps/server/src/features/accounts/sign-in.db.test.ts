import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts'

const ORIGIN = 'http://localhost:80'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

function post(url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return server.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
}

describe('signing in', () => {
  it('answers alike for an unknown address and a wrong password (AU-3)', async () => {
    await server.signUp({ email: 'known@example.org' })
    const [unknown, wrong] = await Promise.all([
      post('/api/auth/login', { email: 'unknown@example.org', password: 'wrong password' }),
      post('/api/auth/login', { email: 'known@example.org', password: 'wrong password' }),
    ])
    expect(unknown.statusCode).toBe(401)
    expect(wrong.statusCode).toBe(401)
    expect({ ...unknown.json(), requestId: '' }).toEqual({ ...wrong.json(), requestId: '' })
  })

  it('takes as long for an unknown address as for a wrong password (AU-3)', async () => {
    const time = async (email: string, at: number) => {
      const startedAt = performance.now()
      await post('/api/auth/login', { email, password: 'wrong password' }, {}, `10.0.${at}.1`)
      return performance.now() - startedAt
    }
    const median = (samples: number[]) => samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? Number.NaN
    const known: number[] = []
    const unknown: number[] = []
    for (let at = 0; at < 40; at++) {
      known.push(await time('known@example.org', at))
      unknown.push(await time('nobody@example.org', at))
    }
    // without the decoy the difference is a whole hash, tens of milliseconds
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(5)
  })

  it('verifies ten wrong passwords for one account and address, then none, and lets the owner in from elsewhere (AU-1)', async () => {
    await server.signUp({ email: 'target@example.org' })
    const wrong = { email: 'target@example.org', password: 'wrong password' }
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('/api/auth/login', wrong, {}, '10.9.9.9')))
    const refused = answers.filter((answer) => answer.statusCode === 429)
    expect(refused).toHaveLength(30)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.json().code).toBe('rate-limited')
    const owner = { email: 'target@example.org', password: TEST_PASSWORD }
    expect((await post('/api/auth/login', owner, {}, '10.9.9.10')).statusCode).toBe(200)
  })

  it('does not take an address from a header anyone can write (AU-2)', async () => {
    await server.signUp({ email: 'forged@example.org' })
    const wrong = { email: 'forged@example.org', password: 'wrong password' }
    const statuses = []
    for (let at = 0; at < 12; at++) {
      const answer = await post('/api/auth/login', wrong, { 'x-forwarded-for': `10.1.1.${at}` }, '10.8.8.8')
      statuses.push(answer.statusCode)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  it('begins a new sign-in each time (AU-15)', async () => {
    const first = await server.signUp({ email: 'fixed@example.org' })
    const second = await post('/api/auth/login', { email: 'fixed@example.org', password: TEST_PASSWORD })
    expect(second.json().data.refreshToken).not.toBe(first.refreshToken)
  })

  it('sends the cookie to its own calls only, and keeps it past the browser only when asked to', async () => {
    await server.signUp({ email: 'cookie@example.org' })
    const login = { email: 'cookie@example.org', password: TEST_PASSWORD }
    const once = await post('/api/auth/login', login)
    const kept = await post('/api/auth/login', { ...login, remember: true })
    expect(once.headers['set-cookie']).toMatch(
      /^placard-refresh=[\w-]{43}; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    )
    expect(kept.headers['set-cookie']).toMatch(/; Expires=/)
  })
})

describe('requests another site made a browser send (AU-14)', () => {
  const foreign = { origin: 'https://evil.example', host: 'localhost:80' }

  it.each(['/api/auth/login', '/api/auth/register'])('refuses %s', async (url) => {
    const answer = await post(
      url,
      { email: 'a@b.co', password: TEST_PASSWORD, ...(url.endsWith('register') ? { name: 'Ada' } : {}) },
      foreign,
    )
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('origin-refused')
  })

  it.each([
    { origin: undefined, status: 403, because: 'only a browser has the cookie, and browsers name the origin' },
    { origin: 'https://evil.example', status: 403, because: 'it is another site' },
    { origin: 'null', status: 403, because: 'a sandboxed page is nobody' },
    { origin: ORIGIN, status: 200, because: 'it is our own page' },
  ])('answers $status to the cookie from $origin: $because', async ({ origin, status }) => {
    const { refreshToken } = await server.signUp()
    const headers = { host: 'localhost:80', cookie: `placard-refresh=${refreshToken}`, ...(origin ? { origin } : {}) }
    expect((await post('/api/auth/refresh', {}, headers)).statusCode).toBe(status)
  })
})
