import { RECOVERY_CODE_COUNT } from '@placard/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recoveryCodes, secondFactors } from '../../../database/account-schema.ts'
import { callerOf, linkTokenOf, mailsTo, signUpConfirmed } from '../../../testing/account-calls.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let places = 0
const stranger = () => callerOf(server, undefined, `10.40.${++places >> 8}.${places & 255}`)
const STEP_MS = 30_000

/** An authenticator app with the secret; its clock is about the server's. */
function appOf(secret: string) {
  return (offMs = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() + offMs })
}

async function protectedAccount(email: string) {
  const { token } = await signUpConfirmed(server, { email })
  const me = callerOf(server, token)
  const { secret } = (await me.post('/api/auth/two-factor/begin', { currentPassword: TEST_PASSWORD })).json().data
  const app = appOf(secret)
  const confirmed = await me.post('/api/auth/two-factor/confirm', { code: app() })
  server.clock.advance(STEP_MS)
  const codes: string[] = confirmed.json().data.recoveryCodes
  return { token, me, app, codes, email }
}

async function ticketFor(email: string, remember = false): Promise<string> {
  const answer = await stranger().post('/api/auth/login', { email, password: TEST_PASSWORD, remember })
  expect(answer.statusCode).toBe(401)
  expect(answer.json().code).toBe('second-factor-required')
  return answer.json().secondFactor.ticket
}

function answer(ticket: unknown, code: string) {
  return stranger().post('/api/auth/second-factor', { ticket, code })
}

describe('setting up an authenticator app', () => {
  it('asks for the password, and counts only when a code has shown that the app has the secret', async () => {
    const { token } = await server.signUp({ email: 'setup@example.org' })
    const me = callerOf(server, token)
    const wrong = await me.post('/api/auth/two-factor/begin', { currentPassword: 'wrong password' })
    expect(wrong.json()).toMatchObject({ code: 'password-wrong' })
    const begun = await me.post('/api/auth/two-factor/begin', { currentPassword: TEST_PASSWORD })
    const { secret, uri } = begun.json().data
    expect(uri).toMatch(/^otpauth:\/\/totp\/Placard:setup%40example\.org\?issuer=Placard&secret=[A-Z2-7]{32}&/)
    const login = { email: 'setup@example.org', password: TEST_PASSWORD }
    expect((await stranger().post('/api/auth/login', login)).statusCode).toBe(200)
    const badCode = await me.post('/api/auth/two-factor/confirm', { code: '000000' })
    expect(badCode.json().code).toBe('second-factor-invalid')
    // a 401 would be sent again with a renewed sign-in, and count twice
    expect(badCode.statusCode).toBe(403)
    const confirmed = await me.post('/api/auth/two-factor/confirm', { code: appOf(secret)() })
    expect(new Set(confirmed.json().data.recoveryCodes).size).toBe(RECOVERY_CODE_COUNT)
    const { twoFactor } = (await me.get('/api/auth/security')).json().data
    expect(twoFactor).toMatchObject({ isOn: true, recoveryCodesLeft: RECOVERY_CODE_COUNT })
    const again = await me.post('/api/auth/two-factor/begin', { currentPassword: TEST_PASSWORD })
    expect(again.statusCode).toBe(409)
  })

  it('keeps the secret encrypted and the recovery codes hashed', async () => {
    const { codes } = await protectedAccount('at-rest@example.org')
    const stored = JSON.stringify([
      await server.db.select().from(secondFactors),
      await server.db.select().from(recoveryCodes),
    ])
    for (const code of codes) expect(stored).not.toContain(code)
    const rows = await server.db.select().from(secondFactors)
    expect(rows.every(({ secret }) => secret.length === 12 + 16 + 20)).toBe(true)
  })
})

it('takes no code when the server lost the key the secret was encrypted under', async () => {
  const { app, email } = await protectedAccount('lost-key@example.org')
  await server.db.update(secondFactors).set({ secret: new Uint8Array(48) })
  expect((await answer(await ticketFor(email), app())).json().code).toBe('second-factor-invalid')
})

describe('signing in with a second factor', () => {
  it('gives no token for the password alone', async () => {
    const { email } = await protectedAccount('guarded@example.org')
    const half = await stranger().post('/api/auth/login', { email, password: TEST_PASSWORD })
    expect(half.json()).toMatchObject({ success: false, secondFactor: { methods: ['code', 'recovery-code'] } })
    expect(half.headers['set-cookie']).toBeUndefined()
    expect(JSON.stringify(half.json())).not.toContain('token"')
    const { ticket } = half.json().secondFactor
    expect((await callerOf(server, ticket).get('/api/auth/me')).statusCode).toBe(401)
    expect((await stranger().post('/api/auth/refresh', { refreshToken: ticket })).statusCode).toBe(401)
    const signUp = await stranger().post('/api/auth/register', { email, password: TEST_PASSWORD, name: 'Ada' })
    expect(signUp.json().code).toBe('second-factor-required')
  })

  it.each([
    { offMs: 0, good: true, because: 'it is this half minute’s' },
    { offMs: -STEP_MS, good: true, because: 'it is the last half minute’s' },
    { offMs: STEP_MS, good: true, because: 'the telephone is half a minute ahead' },
    { offMs: -2 * STEP_MS, good: false, because: 'it is a minute old' },
    { offMs: 2 * STEP_MS, good: false, because: 'it is a minute ahead' },
  ])('takes a code $offMs ms off: $good, $because', async ({ offMs, good }) => {
    const { app, email } = await protectedAccount(`off-${offMs}@example.org`)
    // the code that confirmed the app is used up: advance past its time steps
    server.clock.advance(4 * STEP_MS)
    const reply = await answer(await ticketFor(email), app(offMs))
    expect(reply.statusCode).toBe(good ? 200 : 403)
  })

  it('takes no code twice, and none from before', async () => {
    const { app, email } = await protectedAccount('replayed@example.org')
    const code = app()
    expect((await answer(await ticketFor(email), code)).statusCode).toBe(200)
    expect((await answer(await ticketFor(email), code)).json().code).toBe('second-factor-invalid')
    expect((await answer(await ticketFor(email), app(-STEP_MS))).json().code).toBe('second-factor-invalid')
    const other = await ticketFor(email)
    const next = app(STEP_MS)
    const both = await Promise.all([answer(other, next), answer(await ticketFor(email), next)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
  })

  it('takes a ticket once, for ten minutes, and for five wrong codes', async () => {
    const { app, email, codes } = await protectedAccount('tickets@example.org')
    const used = await ticketFor(email)
    expect((await answer(used, app())).statusCode).toBe(200)
    expect((await answer(used, codes[0] ?? '')).json().code).toBe('link-invalid')
    const late = await ticketFor(email)
    server.clock.advance(10 * 60_000 + 1)
    expect((await answer(late, app())).json().code).toBe('link-invalid')
    const guessed = await ticketFor(email)
    for (let at = 0; at < 5; at++) expect((await answer(guessed, '000000')).json().code).toBe('second-factor-invalid')
    expect((await answer(guessed, app())).json().code).toBe('link-invalid')
    for (const nonsense of [null, '', [], 'x'.repeat(43)]) {
      expect((await answer(nonsense, app())).json().code).toBe('link-invalid')
    }
  })

  it('stops an attacker who knows the password and tries codes over many tickets', async () => {
    const { app, email } = await protectedAccount('tried@example.org')
    const codes: string[] = []
    for (let at = 0; at < 25; at++) codes.push((await answer(await ticketFor(email), '000000')).json().code)
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'second-factor-invalid'))
    expect(codes.slice(20)).toEqual(Array.from({ length: 5 }, () => 'rate-limited'))
    server.clock.advance(16 * 60_000)
    expect((await answer(await ticketFor(email), app())).statusCode).toBe(200)
  })

  it('takes each recovery code once, however it was copied, and reports it by mail', async () => {
    const { codes, email, me } = await protectedAccount('recovered@example.org')
    const [first = '', second = ''] = codes
    expect((await answer(await ticketFor(email), ` ${first.toUpperCase().replace('-', ' ')}`)).statusCode).toBe(200)
    expect((await answer(await ticketFor(email), first)).json().code).toBe('second-factor-invalid')
    expect((await answer(await ticketFor(email), second)).statusCode).toBe(200)
    expect((await mailsTo(server, email)).filter((template) => template === 'recovery-codes-used')).toHaveLength(2)
    expect((await me.get('/api/auth/security')).json().data.twoFactor.recoveryCodesLeft).toBe(RECOVERY_CODE_COUNT - 2)
  })

  it('voids the old recovery codes when new ones are made', async () => {
    const { codes, email, me } = await protectedAccount('renewed@example.org')
    const renewed = await me.post('/api/auth/two-factor/recovery-codes', { currentPassword: TEST_PASSWORD })
    const [fresh] = renewed.json().data.recoveryCodes
    expect((await answer(await ticketFor(email), codes[0] ?? '')).statusCode).toBe(403)
    expect((await answer(await ticketFor(email), fresh)).statusCode).toBe(200)
  })

  it('remembers the sign-in for thirty days only when asked to with the password', async () => {
    const { app, email } = await protectedAccount('remembered@example.org')
    const once = await answer(await ticketFor(email), app())
    expect([once.headers['set-cookie']].flat()[0]).not.toContain('Expires')
    server.clock.advance(STEP_MS)
    const kept = await answer(await ticketFor(email, true), app())
    expect([kept.headers['set-cookie']].flat()[0]).toContain('Expires')
  })

  it('is off again after the password was given; the secret is gone', async () => {
    const { email, me } = await protectedAccount('off@example.org')
    expect((await me.post('/api/auth/two-factor/off', { currentPassword: 'wrong password' })).statusCode).toBe(403)
    expect((await me.post('/api/auth/two-factor/off', { currentPassword: TEST_PASSWORD })).statusCode).toBe(200)
    const login = { email, password: TEST_PASSWORD }
    expect((await stranger().post('/api/auth/login', login)).statusCode).toBe(200)
    const codes = await me.post('/api/auth/two-factor/recovery-codes', { currentPassword: TEST_PASSWORD })
    expect(codes.statusCode).toBe(404)
  })

  it('is asked for after a new password was set by a mail, too', async () => {
    const { email, app } = await protectedAccount('mailed@example.org')
    await stranger().post('/api/auth/password/forgot', { email })
    const token = await linkTokenOf(server, email, 'password-reset')
    const reset = await stranger().post('/api/auth/password/reset', { token, password: 'a better password' })
    expect(reset.statusCode).toBe(200)
    const half = await stranger().post('/api/auth/login', { email, password: 'a better password' })
    expect(half.json().code).toBe('second-factor-required')
    expect((await answer(half.json().secondFactor.ticket, app())).statusCode).toBe(200)
  })

  it('shuts out a user who was suspended between password and code', async () => {
    const { app, email } = await protectedAccount('between@example.org')
    const ticket = await ticketFor(email)
    await server.suspend(email)
    expect((await answer(ticket, app())).json().code).toBe('account-suspended')
  })
})
