import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpConfirmed } from '../../../testing/account-calls.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

const ORIGIN = 'http://localhost:80'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

function post(url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return server.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
}

/** The Mann–Whitney statistic in standard deviations: beyond 3.3 one of a thousand equal pairs differs as much. */
function rankDifference(a: readonly number[], b: readonly number[]): number {
  const wins = a
    .flatMap((x) => b.map((y): number => (x > y ? 1 : x === y ? 0.5 : 0)))
    .reduce((sum, win) => sum + win, 0)
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  return (wins - (a.length * b.length) / 2) / deviation
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
    const known: number[] = []
    const unknown: number[] = []
    for (let at = 0; at < 60; at++) {
      const isKnownFirst = at % 2 === 0
      if (isKnownFirst) known.push(await time('known@example.org', at))
      unknown.push(await time('nobody@example.org', at))
      if (!isKnownFirst) known.push(await time('known@example.org', at))
    }
    // ranks, so that what else the machine does disturbs both alike; without the decoy all ranks of one are below
    expect(Math.abs(rankDifference(known, unknown))).toBeLessThan(3.3)
  })

  it('would notice a difference of one hash (AU-3)', () => {
    const times = Array.from({ length: 60 }, (_, at) => 40 + ((at * 37) % 60))
    const shorter = times.map((ms) => ms - 30)
    expect(Math.abs(rankDifference(times, times))).toBeLessThan(3.3)
    expect(Math.abs(rankDifference(times, shorter))).toBeGreaterThan(3.3)
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

  it('counts passwords tried at sign-up and at sign-in together (AU-1)', async () => {
    const guess = { email: 'two-doors@example.org', password: 'wrong password' }
    await server.signUp({ email: guess.email })
    const from = '10.9.9.20'
    for (let at = 0; at < 5; at++) {
      await post('/api/auth/login', guess, {}, from)
      await post('/api/auth/register', { ...guess, password: `guess number ${at}`, name: 'Ada' }, {}, from)
    }
    expect((await post('/api/auth/login', guess, {}, from)).statusCode).toBe(429)
    expect((await post('/api/auth/register', { ...guess, name: 'Ada' }, {}, from)).statusCode).toBe(429)
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
    const refreshCookieOf = (answer: typeof once) => [answer.headers['set-cookie']].flat()[0]
    expect(refreshCookieOf(once)).toMatch(/^placard-refresh=[\w-]{43}; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
    expect(refreshCookieOf(kept)).toMatch(/; Expires=/)
  })
})

describe('browsers somebody signed in with before', () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  const deviceCookieOf = (answer: Awaited<ReturnType<typeof post>>) =>
    [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('placard-device=')) ?? ''

  it('are recognised by a cookie that outlives the sign-in and signs nobody in', async () => {
    const login = { email: 'known-device@example.org', password: TEST_PASSWORD }
    await server.signUp(login)
    const cookie = deviceCookieOf(await post('/api/auth/login', login, agent))
    expect(cookie).toMatch(/^placard-device=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
    const [pair = ''] = cookie.split(';')
    const headers = { host: 'localhost:80', origin: ORIGIN, cookie: pair.replace('device', 'refresh') }
    expect((await post('/api/auth/refresh', {}, headers)).statusCode).toBe(401)
  })

  it('let their person in while somebody at the same address guesses (AU-1)', async () => {
    const owner = { email: 'besieged@example.org', password: TEST_PASSWORD }
    await server.signUp(owner)
    const [cookie = ''] = deviceCookieOf(await post('/api/auth/login', owner)).split(';')
    const from = '10.7.7.7'
    const guess = { ...owner, password: 'wrong password' }
    const guesses = await Promise.all(Array.from({ length: 1000 }, () => post('/api/auth/login', guess, {}, from)))
    const verified = guesses.filter((answer) => answer.statusCode === 401)
    expect(verified.length).toBeLessThanOrEqual(10)
    expect(guesses.filter((answer) => answer.statusCode === 429)).toHaveLength(1000 - verified.length)
    expect((await post('/api/auth/login', owner, {}, from)).statusCode).toBe(429)
    expect((await post('/api/auth/login', owner, { cookie }, from)).statusCode).toBe(200)
    const forged = { cookie: `placard-device=${'A'.repeat(43)}` }
    expect((await post('/api/auth/login', owner, forged, from)).statusCode).toBe(429)
  })

  it('are told by mail when they are new, and only then', async () => {
    const login = { email: 'two-places@example.org', password: TEST_PASSWORD }
    await signUpConfirmed(server, login)
    const [cookie = ''] = deviceCookieOf(await post('/api/auth/login', login, agent, '203.0.113.9')).split(';')
    await post('/api/auth/login', login, { ...agent, cookie }, '198.51.100.4')
    await post('/api/auth/login', login, agent, '203.0.113.77')
    const mails = (await server.postedMails()).filter(({ toAddress }) => toAddress === login.email)
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['new-device', 'verify-address'])
    expect(mails.find(({ template }) => template === 'new-device')?.data).toMatchObject({
      device: 'Firefox on Linux',
      place: '203.0.113.0/24',
    })
  })

  it('end the sign-in they held before when somebody signs in with them (AU-15)', async () => {
    const login = { email: 'replaced@example.org', password: TEST_PASSWORD }
    const { refreshToken } = await server.signUp(login)
    const headers = { host: 'localhost:80', origin: ORIGIN, cookie: `placard-refresh=${refreshToken}` }
    const again = await post('/api/auth/login', login, headers)
    expect(again.statusCode).toBe(200)
    expect(again.json().data.refreshToken).not.toBe(refreshToken)
    expect((await post('/api/auth/refresh', { refreshToken })).statusCode).toBe(401)
  })
})

it('stuffs one password into 1,000 accounts from 50 forged addresses, and is stopped (AU-2)', async () => {
  const attempts = Array.from({ length: 1000 }, (_, at) =>
    post(
      '/api/auth/login',
      { email: `victim-${at}@example.org`, password: 'correct horse' },
      { 'x-forwarded-for': `10.6.${at % 50}.1` },
      '10.6.6.6',
    ),
  )
  const statuses = (await Promise.all(attempts)).map((answer) => answer.statusCode)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(200)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(800)
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
