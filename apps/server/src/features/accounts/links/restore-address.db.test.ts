import { RESTORE_DAYS } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneTimeTokens } from '../../../database/account-schema.ts'
import { securityEvents, users } from '../../../database/schema.ts'
import { callerOf, latestMailTo, linkTokenOf, mailsTo, signUpConfirmed } from '../../../testing/account-calls.ts'
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NEW_PASSWORD = 'a floor of my own again'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let places = 0
const stranger = () => callerOf(server, undefined, `10.80.${++places >> 8}.${places & 255}`)
const restore = (token: unknown) => stranger().post('/api/auth/email/restore', { token })
const reset = (token: string, password = NEW_PASSWORD) =>
  stranger().post('/api/auth/password/reset', { token, password })
const signIn = (email: string, password = TEST_PASSWORD) => stranger().post('/api/auth/login', { email, password })
const confirm = (token: string) => stranger().post('/api/auth/email/confirm', { token })
const me = async (token: string) => (await callerOf(server, token).get('/api/auth/me')).statusCode

/** The secret of the link in the latest mail about a changed address. */
async function wayBackFrom(address: string): Promise<string | undefined> {
  const path = (await latestMailTo(server, address, 'address-changed'))?.action?.path
  return path?.startsWith('/restore-address') === true ? path.split('#token=')[1] : undefined
}

async function move(token: string, to: string, currentPassword = TEST_PASSWORD): Promise<void> {
  const asked = await callerOf(server, token).send('PUT', '/api/auth/profile', { email: to, currentPassword })
  expect(asked.statusCode, asked.body).toBe(200)
  const link = await linkTokenOf(server, to, 'verify-address')
  expect((await callerOf(server, token).post('/api/auth/email/confirm', { token: link })).statusCode).toBe(200)
}

/** A user whose confirmed address was replaced by a thief's. */
async function robbed(name: string) {
  const [mine, thiefs] = [`${name}@example.org`, `${name}-thief@example.org`]
  const { token, user } = await signUpConfirmed(server, { email: mine })
  await move(token, thiefs)
  return { mine, thiefs, token, user, wayBack: (await wayBackFrom(mine)) ?? '' }
}

let secret = ''
const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() })

async function turnTwoFactorOn(token: string): Promise<void> {
  const caller = callerOf(server, token)
  const begun = await caller.post('/api/auth/two-factor/begin', { currentPassword: TEST_PASSWORD })
  secret = begun.json().data.secret
  expect((await caller.post('/api/auth/two-factor/confirm', { code: code() })).statusCode).toBe(200)
}

async function signInByCode(email: string): Promise<string> {
  const { ticket } = (await signIn(email)).json().secondFactor
  return (await stranger().post('/api/auth/second-factor', { ticket, code: code() })).json().data.token
}

describe('taking a changed address back', () => {
  it('restores the address, ends every sign-in and the password, and leads to a new one', async () => {
    const { mine, thiefs, token, user, wayBack } = await robbed('taken-back')
    const thief = (await signIn(thiefs)).json().data
    expect(await me(thief.token)).toBe(200)
    const answer = await restore(wayBack)
    expect(answer.json().data).toEqual({ email: mine, resetToken: expect.any(String) })
    expect([await me(token), await me(thief.token)]).toEqual([401, 401])
    expect((await stranger().post('/api/auth/refresh', { refreshToken: thief.refreshToken })).statusCode).toBe(401)
    expect((await signIn(mine)).statusCode, 'the password is known to the thief').toBe(401)
    expect((await reset(answer.json().data.resetToken)).statusCode).toBe(200)
    expect((await signIn(mine, NEW_PASSWORD)).json().data.user).toMatchObject({ id: user.id, isEmailVerified: true })
    expect((await signIn(thiefs, NEW_PASSWORD)).statusCode).toBe(401)
    expect(await mailsTo(server, thiefs)).toContain('address-restored')
    const events = await server.db.select().from(securityEvents).where(eq(securityEvents.userId, user.id))
    expect(events.map(({ kind }) => kind)).toContain('email-restored')
  })

  it('is done by the link once, whoever is faster', async () => {
    const { wayBack } = await robbed('once')
    const answers = await Promise.all([restore(wayBack), restore(wayBack)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect((await restore(wayBack)).json().code).toBe('link-invalid')
  })

  it.each([
    { ms: RESTORE_DAYS * DAY_MS - 1_000, status: 200, because: 'it is the seventh day still' },
    { ms: RESTORE_DAYS * DAY_MS + 1_000, status: 400, because: 'seven days are over' },
  ])('answers $status after $ms ms: $because', async ({ ms, status }) => {
    const { wayBack } = await robbed(`late-${status}`)
    server.clock.advance(ms)
    expect((await restore(wayBack)).statusCode).toBe(status)
  })

  it.each([null, '', [], {}, true, 0, 'x'.repeat(43), ['a']])('is not done by the link %j (AU-12)', async (token) => {
    expect((await restore(token)).json().code).toBe('link-invalid')
  })

  it('is not done by a link made for something else, nor does its link set a password (AU-12)', async () => {
    const { mine, thiefs, wayBack } = await robbed('other-use')
    await stranger().post('/api/auth/password/forgot', { email: thiefs })
    expect((await restore(await linkTokenOf(server, thiefs, 'password-reset'))).json().code).toBe('link-invalid')
    expect((await reset(wayBack)).json().code).toBe('link-invalid')
    expect((await restore(wayBack)).json().data.email).toBe(mine)
  })

  it('survives what the thief does with password and address, and voids their own links', async () => {
    const { mine, thiefs, token, wayBack } = await robbed('busy-thief')
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'the thief’s password' }
    const { token: later } = (await callerOf(server, token).post('/api/auth/password', change)).json().data
    await move(later, 'busy-thief-further@example.org', 'the thief’s password')
    const thiefsWayBack = (await wayBackFrom(thiefs)) ?? ''
    expect((await restore(wayBack)).json().data.email).toBe(mine)
    expect((await restore(thiefsWayBack)).json().code).toBe('link-invalid')
  })

  it('removes the credentials set up with the change, and the thief’s mailbox is notified', async () => {
    const { mine, thiefs, token, wayBack } = await robbed('new-doors')
    const caller = callerOf(server, token)
    await turnTwoFactorOn(token)
    const { ceremony, options } = (
      await caller.post('/api/auth/passkeys/options', { currentPassword: TEST_PASSWORD })
    ).json().data
    const page = { rpId: 'localhost', origin: 'http://localhost', challenge: options.challenge }
    const credential = new SoftwareAuthenticator().create(page)
    expect((await caller.post('/api/auth/passkeys', { ceremony, name: 'Mine now', credential })).statusCode).toBe(201)
    const { resetToken } = (await restore(wayBack)).json().data
    await reset(resetToken)
    const again = await signIn(mine, NEW_PASSWORD)
    expect(again.statusCode, 'no code is asked for').toBe(200)
    const owner = callerOf(server, again.json().data.token)
    const secured = (await owner.get('/api/auth/security')).json().data
    expect(secured).toMatchObject({ twoFactor: { isOn: false }, passkeys: [] })
    expect(await mailsTo(server, thiefs)).toEqual(expect.arrayContaining(['second-factor-on', 'passkey-added']))
  })

  it('keeps an older second factor: the mail alone does not sign its reader in', async () => {
    const email = 'old-door@example.org'
    const { token } = await signUpConfirmed(server, { email })
    await turnTwoFactorOn(token)
    server.clock.advance((RESTORE_DAYS + 1) * DAY_MS)
    const later = await signInByCode(email)
    await move(later, 'old-door-thief@example.org')
    const { resetToken } = (await restore(await wayBackFrom(email))).json().data
    await reset(resetToken)
    expect((await signIn(email, NEW_PASSWORD)).json().code).toBe('second-factor-required')
  })

  it('is not offered to an address that was never confirmed: it may be a stranger’s', async () => {
    const { token } = await server.signUp({ email: 'mistyped@example.org' })
    await move(token, 'well-typed@example.org')
    expect(await mailsTo(server, 'mistyped@example.org')).toEqual(['verify-address'])
    expect(await wayBackFrom('mistyped@example.org')).toBeUndefined()
  })

  it('has an account made under the address since then step aside, unless its mail was answered', async () => {
    const { mine, user, wayBack } = await robbed('occupied')
    const squatter = await server.signUp({ email: mine, password: 'the squatter’s own' })
    expect((await restore(wayBack)).json().data.email).toBe(mine)
    const [row] = await server.db.select().from(users).where(eq(users.emailKey, mine))
    expect(row?.id).toBe(user.id)
    expect((await signIn(mine, 'the squatter’s own')).json().data.user.id).toBe(squatter.user.id)

    const second = await robbed('settled')
    // of two mails to one address the later one counts
    server.clock.advance(1_000)
    await server.signUp({ email: second.mine, password: 'a second account' })
    await confirm(await linkTokenOf(server, second.mine, 'verify-address'))
    expect((await restore(second.wayBack)).json()).toMatchObject({ code: 'conflict' })
    expect((await signIn(second.thiefs)).statusCode, 'nothing was changed').toBe(200)
  })

  it.each(['suspended', 'deleted'] as const)('does not open a %s account (advisory 9)', async (state) => {
    const { thiefs, wayBack } = await robbed(`shut-${state}`)
    await (state === 'suspended' ? server.suspend(thiefs) : server.delete(thiefs))
    expect((await restore(wayBack)).json().code).toBe('link-invalid')
  })

  it('keeps its link only as a hash', async () => {
    const { wayBack } = await robbed('hashed')
    expect(wayBack.length).toBeGreaterThan(20)
    expect(JSON.stringify(await server.db.select().from(oneTimeTokens))).not.toContain(wayBack)
  })
})
