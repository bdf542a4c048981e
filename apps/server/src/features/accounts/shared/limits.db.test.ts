import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, linkTokenOf, mailsTo, signUpConfirmed } from '../../../testing/account-calls.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let places = 0
const stranger = () => callerOf(server, undefined, `10.97.${++places >> 8}.${places & 255}`)
const at = (place: string) => callerOf(server, undefined, place)

type Answer = Awaited<ReturnType<ReturnType<typeof at>['post']>>

/** The device cookie of an answer, to be sent back. */
function deviceOf(answer: Answer): Record<string, string> {
  const line = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('placard-device=')) ?? ''
  return { cookie: line.split(';')[0] ?? '' }
}

describe('mail to a person who never asked for any', () => {
  it('D12 is the confirmation alone, however often the attacker signs in and whatever they set up', async () => {
    const email = 'd12-bombed@example.org'
    const { token } = await server.signUp({ email })
    for (let sign = 0; sign < 60; sign++) {
      const agent = { 'user-agent': `Agent ${sign} Firefox/${sign}.0 (X11; Linux x86_64)` }
      const answer = await at(`10.98.${sign}.1`).post('/api/auth/login', { email, password: TEST_PASSWORD }, agent)
      expect(answer.statusCode).toBe(200)
    }
    const me = callerOf(server, token)
    await me.post('/api/auth/two-factor/begin', { currentPassword: TEST_PASSWORD })
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'another password' }
    expect((await me.post('/api/auth/password', change)).statusCode).toBe(200)
    expect(await mailsTo(server, email)).toEqual(['verify-address'])
  })

  it('D12 ends at ten an hour and twenty a day, and every answer is the same', async () => {
    const email = 'd12-flooded@example.org'
    await server.signUp({ email })
    const answers: Answer[] = []
    for (let hour = 0; hour < 3; hour++) {
      for (let sign = 0; sign < 12; sign++) {
        const body = { email, password: `password ${hour} ${sign} of many`, name: 'Stranger' }
        answers.push(await stranger().post('/api/auth/register', body))
      }
      server.clock.advance(60 * 60_000 + 1)
      if (hour === 0) expect(await mailsTo(server, email)).toHaveLength(10)
    }
    expect(await mailsTo(server, email)).toHaveLength(20)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(answers.every((answer) => answer.json().data.user.confirmationSentAt !== undefined)).toBe(true)
  })

  it('D12 never uses up the link to a new password', async () => {
    const email = 'd12-starved@example.org'
    await server.signUp({ email })
    for (let sign = 0; sign < 12; sign++) {
      await stranger().post('/api/auth/register', { email, password: `password ${sign} of many`, name: 'Stranger' })
    }
    await stranger().post('/api/auth/password/forgot', { email })
    const token = await linkTokenOf(server, email, 'password-reset')
    expect((await stranger().post('/api/auth/password/reset', { token, password: 'the owner’s' })).statusCode).toBe(200)
    expect(await mailsTo(server, email)).toContain('password-changed')
  })
})

describe('a browser is known for the account whose password it knew', () => {
  it('D13 buys no guesses at the password of the account that has the address', async () => {
    const email = 'd13-holder@example.org'
    await signUpConfirmed(server, { email })
    const own = { email, password: 'the squatter’s own' }
    const from = '10.99.1.1'
    await at(from).post('/api/auth/register', { ...own, name: 'Squatter' })
    const devices: Record<string, string>[] = []
    for (let sign = 0; sign < 5; sign++) devices.push(deviceOf(await at(from).post('/api/auth/login', own)))
    const guess = (password: string, device: Record<string, string>) =>
      at(from).post('/api/auth/login', { email, password }, device)
    const [first = {}, ...others] = devices
    for (let number = 0; number < 10; number++) await guess(`guess number ${number}`, first)
    // the owner's own password serves as the right guess
    const answers = await Promise.all(others.map((device) => guess(TEST_PASSWORD, device)))
    expect(answers.map((answer) => answer.json().code)).toEqual(Array.from(others, () => 'invalid-credentials'))
    const [second = {}] = others
    expect((await guess(own.password, second)).statusCode, 'it still opens its own').toBe(200)
  })

  it('D13 lets its user in while strangers at the same address guess, and no other user', async () => {
    const email = 'd13-besieged@example.org'
    await signUpConfirmed(server, { email })
    const from = '10.99.2.1'
    const device = deviceOf(await at('10.99.2.9').post('/api/auth/login', { email, password: TEST_PASSWORD }))
    const claimant = { email, password: 'a claimant’s own' }
    const theirs = deviceOf(await at('10.99.2.8').post('/api/auth/register', { ...claimant, name: 'Claimant' }))
    for (let guess = 0; guess < 12; guess++) {
      await at(from).post('/api/auth/login', { email, password: 'a wrong password' })
    }
    const login = (password: string, cookie: Record<string, string>) =>
      at(from).post('/api/auth/login', { email, password }, cookie)
    expect((await login(TEST_PASSWORD, {})).statusCode).toBe(429)
    expect((await login(TEST_PASSWORD, device)).statusCode).toBe(200)
    expect((await login(claimant.password, theirs)).statusCode).toBe(200)
    expect((await login(TEST_PASSWORD, theirs)).json().code).toBe('invalid-credentials')
    expect((await login(claimant.password, device)).json().code).toBe('invalid-credentials')
  })
})

describe('what one client uses up is shut for that client', () => {
  it('D3 a sign-in is refreshed while a client at the same address tries unknown tokens', async () => {
    const { refreshToken } = await server.signUp({ email: 'd3-refresh@example.org' })
    const from = '10.99.3.1'
    const tries = Array.from({ length: 650 }, () =>
      at(from).post('/api/auth/refresh', { refreshToken: 'x'.repeat(43) }),
    )
    const refused = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(50)
    expect((await at(from).post('/api/auth/refresh', { refreshToken })).statusCode).toBe(200)
  })

  it('D3 a link in a mail works while a client at the same address tries others', async () => {
    const { user } = await server.signUp({ email: 'd3-link@example.org' })
    const token = await linkTokenOf(server, user.email, 'verify-address')
    const from = '10.99.4.1'
    const tries = Array.from({ length: 70 }, () => at(from).post('/api/auth/email/confirm', { token: 'x'.repeat(43) }))
    const refused = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(10)
    expect((await at(from).post('/api/auth/email/confirm', { token })).statusCode).toBe(200)
  })

  it('D3 a known browser signs in while a client at the same address tries one password on 250 accounts', async () => {
    const email = 'd3-known@example.org'
    const from = '10.99.5.1'
    await server.signUp({ email })
    const device = deviceOf(await at('10.99.5.2').post('/api/auth/login', { email, password: TEST_PASSWORD }))
    const limit = { email: 'x', password: 'one for all of them' }
    for (let batch = 0; batch < 25; batch++) {
      const some = Array.from({ length: 10 }, (_, one) =>
        at(from).post('/api/auth/login', { ...limit, email: `d3-${batch}-${one}@example.org` }),
      )
      await Promise.all(some)
    }
    expect((await at(from).post('/api/auth/login', { email, password: TEST_PASSWORD })).statusCode).toBe(429)
    expect((await at(from).post('/api/auth/login', { email, password: TEST_PASSWORD }, device)).statusCode).toBe(200)
  })
})
