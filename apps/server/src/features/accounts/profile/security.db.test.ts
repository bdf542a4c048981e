import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../database/schema.ts'
import { callerOf, mailsTo, signUpConfirmed } from '../../../testing/account-calls.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'
import {
  createAdministrator,
  deleteAccount,
  removeAdministrator,
  resetSecondFactor,
  restoreAccount,
  suspendAccount,
} from '../administration/administration.ts'
import { createAccess } from '../sign-in/database-access.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let places = 0
const stranger = () => callerOf(server, undefined, `10.60.${++places >> 8}.${places & 255}`)

async function signInAgain(email: string, agent: string): Promise<{ token: string; refreshToken: string }> {
  const login = { email, password: TEST_PASSWORD, remember: true }
  return (await stranger().post('/api/auth/login', login, { 'user-agent': agent })).json().data
}

const status = async (token: string) => (await callerOf(server, token).get('/api/auth/me')).statusCode
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

describe('the list of sign-ins', () => {
  it('says where the account is signed in, the latest first, and which one this is', async () => {
    const { user } = await server.signUp({ email: 'everywhere@example.org' })
    server.clock.advance(60_000)
    const laptop = await signInAgain(user.email, FIREFOX)
    server.clock.advance(60_000)
    await signInAgain(user.email, PHONE)
    const { signIns } = (await callerOf(server, laptop.token).get('/api/auth/sign-ins')).json().data
    expect(signIns.map(({ device }: { device: string }) => device)).toEqual([
      'Safari on iPhone',
      'Firefox on Linux',
      expect.any(String),
    ])
    expect(signIns.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true, false])
    expect(signIns[0]).toMatchObject({ network: '10.60.0.0/24', isRemembered: true })
    server.clock.advance(60_000)
    await stranger().post('/api/auth/refresh', { refreshToken: laptop.refreshToken })
    const after = (await callerOf(server, laptop.token).get('/api/auth/sign-ins')).json().data.signIns
    expect(after[0]).toMatchObject({ device: 'Firefox on Linux', lastUsedAt: server.clock.now().toISOString() })
  })

  it('ends one of them, or all others, at once', async () => {
    const { user, token } = await server.signUp({ email: 'ender@example.org' })
    const [a, b, c] = await Promise.all([FIREFOX, PHONE, 'curl/8'].map((agent) => signInAgain(user.email, agent)))
    if (a === undefined || b === undefined || c === undefined) throw new Error('three sign-ins were asked for')
    const me = callerOf(server, token)
    const { signIns } = (await me.get('/api/auth/sign-ins')).json().data
    const phone = signIns.find(({ device }: { device: string }) => device === 'Safari on iPhone')
    expect(await status(b.token)).toBe(200)
    expect((await me.send('DELETE', `/api/auth/sign-ins/${phone.id}`)).statusCode).toBe(200)
    expect([await status(a.token), await status(b.token), await status(c.token)]).toEqual([200, 401, 200])
    expect((await me.send('DELETE', `/api/auth/sign-ins/${phone.id}`)).statusCode).toBe(404)
    expect((await me.post('/api/auth/sign-ins/end-others')).json().data).toEqual({ ended: 2 })
    expect([await status(a.token), await status(c.token), await status(token)]).toEqual([401, 401, 200])
    expect((await stranger().post('/api/auth/refresh', { refreshToken: a.refreshToken })).statusCode).toBe(401)
  })

  it('finds nothing of another user’s (AZ-2)', async () => {
    const owner = await server.signUp()
    const thief = callerOf(server, (await server.signUp()).token)
    const { signIns } = (await callerOf(server, owner.token).get('/api/auth/sign-ins')).json().data
    const theirs = await thief.send('DELETE', `/api/auth/sign-ins/${signIns[0].id}`)
    const nobodys = await thief.send('DELETE', `/api/auth/sign-ins/${randomUUID()}`)
    expect(theirs.statusCode).toBe(404)
    expect({ ...theirs.json(), requestId: '' }).toEqual({ ...nobodys.json(), requestId: '' })
    expect(await status(owner.token)).toBe(200)
  })
})

it('says of an administrator made on the command line that no mail was sent, until one is asked for', async () => {
  await createAdministrator(server.dependencies, 'unmailed@example.org', TEST_PASSWORD)
  const login = { email: 'unmailed@example.org', password: TEST_PASSWORD }
  const entered = (await stranger().post('/api/auth/login', login)).json().data
  expect(entered.user).toMatchObject({ isEmailVerified: false, role: 'ADMIN' })
  expect(entered.user.confirmationSentAt).toBeUndefined()
  expect(await mailsTo(server, 'unmailed@example.org')).not.toContain('verify-address')
  const sent = await callerOf(server, entered.token).post('/api/auth/email/send-confirmation')
  expect(sent.json().data).toEqual({ sentAt: server.clock.now().toISOString() })
  expect(await mailsTo(server, 'unmailed@example.org')).toContain('verify-address')
})

describe('changing the password', () => {
  it('asks for the present one, ends every other sign-in and keeps this one (AU-11)', async () => {
    const { user, token } = await signUpConfirmed(server, { email: 'changer@example.org' })
    const other = await signInAgain(user.email, FIREFOX)
    expect(await status(other.token)).toBe(200)
    const change = (currentPassword: string, newPassword: string) =>
      callerOf(server, token).post('/api/auth/password', { currentPassword, newPassword })
    expect((await change('wrong password', 'a better password')).json()).toMatchObject({
      code: 'password-wrong',
      fields: [{ field: 'currentPassword' }],
    })
    expect((await change(TEST_PASSWORD, 'iloveyou1')).json().fields[0]).toEqual({
      field: 'newPassword',
      rule: 'password-stolen',
    })
    const changed = await change(TEST_PASSWORD, 'a better password')
    expect(changed.statusCode).toBe(200)
    expect([await status(token), await status(other.token)]).toEqual([401, 401])
    expect(await status(changed.json().data.token)).toBe(200)
    expect((await stranger().post('/api/auth/refresh', { refreshToken: other.refreshToken })).statusCode).toBe(401)
    const login = (password: string) => stranger().post('/api/auth/login', { email: user.email, password })
    expect((await login(TEST_PASSWORD)).statusCode).toBe(401)
    expect((await login('a better password')).statusCode).toBe(200)
    expect(await mailsTo(server, user.email)).toContain('password-changed')
  })

  it('limits guesses of the password with a stolen token', async () => {
    const { token } = await server.signUp()
    const body = { currentPassword: 'wrong password', newPassword: 'a better password' }
    const calls = Array.from({ length: 30 }, () => callerOf(server, token).post('/api/auth/password', body))
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((code) => code === 403)).toHaveLength(10)
    expect(statuses.filter((code) => code === 429)).toHaveLength(20)
  })
})

describe('what another server did', () => {
  it('holds here once an answer is half a second old (AU-11)', async () => {
    const elsewhere = { ...server.dependencies, access: createAccess(server.dependencies) }
    const { user, token } = await server.signUp()
    expect(await status(token)).toBe(200)
    await suspendAccount(elsewhere, user.email)
    server.clock.advance(500)
    expect(await status(token)).toBe(401)
  })

  it('is not asked again for each of many requests that come at once', async () => {
    const { token } = await server.signUp()
    const before = await statementsSoFar()
    await Promise.all(Array.from({ length: 20 }, () => status(token)))
    for (let at = 0; at < 300; at++) await status(token)
    // One a request would be 320; what the server does meanwhile of its own accord is counted too.
    expect((await statementsSoFar()) - before).toBeLessThan(200)
  })
})

async function statementsSoFar(): Promise<number> {
  await server.db.$client.query('select pg_stat_force_next_flush()')
  const { rows } = await server.db.$client.query(
    "select idx_scan::int as scans from pg_stat_user_tables where relname = 'refresh_families'",
  )
  return Number(rows[0]?.scans)
}

describe('administration by the command line', () => {
  it('D1 makes administrators, of new accounts and of old ones, and warns of an unconfirmed address', async () => {
    const made = await createAdministrator(server.dependencies, 'chief@example.org')
    expect(made).toMatchObject({ ok: true, done: 'created', password: expect.any(String) })
    const { user, token } = await server.signUp({ email: 'promoted@example.org' })
    expect(await status(token)).toBe(200)
    // warns the operator that the account may be another person's
    const promote = () => createAdministrator(server.dependencies, user.email)
    expect(await promote()).toEqual({ ok: true, done: 'promoted-unconfirmed' })
    await server.db.update(users).set({ emailVerifiedAt: server.clock.now() }).where(eq(users.id, user.id))
    expect(await promote()).toEqual({ ok: true, done: 'promoted' })
    expect((await callerOf(server, token).get('/api/auth/me')).json().data.user.role).toBe('ADMIN')
    expect(await createAdministrator(server.dependencies, 'no address')).toMatchObject({ ok: false })
    const weak = await createAdministrator(server.dependencies, 'weak@example.org', 'password1')
    expect(weak).toEqual({ ok: false, rejection: { code: 'password-stolen' } })
  })

  it('takes the role away, and every sign-in that had it (AU-11)', async () => {
    const { user, token } = await server.signUp({ email: 'demoted@example.org' })
    await createAdministrator(server.dependencies, user.email)
    expect((await callerOf(server, token).get('/api/auth/me')).json().data.user.role).toBe('ADMIN')
    expect(await removeAdministrator(server.dependencies, user.email)).toEqual({ ok: true, done: 'demoted' })
    expect(await status(token)).toBe(401)
    expect(await removeAdministrator(server.dependencies, user.email)).toMatchObject({
      rejection: { code: 'no-administrator' },
    })
  })

  it('leaves the last administrator (AZ-8)', async () => {
    await server.db.update(users).set({ role: 'USER' }).where(eq(users.role, 'ADMIN'))
    await createAdministrator(server.dependencies, 'last@example.org')
    for (const command of [removeAdministrator, suspendAccount, deleteAccount]) {
      expect(await command(server.dependencies, 'last@example.org')).toEqual({
        ok: false,
        rejection: { code: 'last-administrator' },
      })
    }
    await createAdministrator(server.dependencies, 'next@example.org')
    expect(await deleteAccount(server.dependencies, 'last@example.org')).toEqual({ ok: true, done: 'deleted' })
  })

  it('restores a suspended account, and lets a user in who lost every second factor', async () => {
    const { user } = await server.signUp({ email: 'returning@example.org' })
    await suspendAccount(server.dependencies, user.email)
    const login = { email: user.email, password: TEST_PASSWORD }
    expect((await stranger().post('/api/auth/login', login)).json().code).toBe('account-suspended')
    expect(await restoreAccount(server.dependencies, user.email)).toEqual({ ok: true, done: 'restored' })
    expect((await stranger().post('/api/auth/login', login)).statusCode).toBe(200)
    expect(await resetSecondFactor(server.dependencies, user.email)).toEqual({ ok: true, done: 'second-factor-reset' })
    expect(await restoreAccount(server.dependencies, 'nobody@example.org')).toMatchObject({
      rejection: { code: 'no-such-account' },
    })
  })
})

it('never answers a hash, a secret or another user’s address (AZ-5)', async () => {
  const { token, user } = await server.signUp({ email: 'open-book@example.org' })
  const me = callerOf(server, token)
  const answers = await Promise.all(
    ['/api/auth/me', '/api/auth/security', '/api/auth/sign-ins'].map((url) => me.get(url)),
  )
  const [row] = await server.db.select().from(users).where(eq(users.id, user.id))
  for (const { body } of answers) {
    expect(body).not.toMatch(/argon2|Hash|claim|secret/i)
    expect(body).not.toContain(row?.passwordHash)
  }
})
