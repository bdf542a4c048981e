import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownDevices, oneTimeTokens } from '../../../database/account-schema.ts'
import { users } from '../../../database/schema.ts'
import { type Caller, callerOf, latestMailTo, linkTokenOf, mailsTo } from '../../../testing/account-calls.ts'
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

const currentPassword = TEST_PASSWORD
const OWNERS_PASSWORD = 'the owner of the mailbox'
const STEP_MS = 30_000

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let places = 0
const stranger = () => callerOf(server, undefined, `10.90.${++places >> 8}.${places & 255}`)
const signIn = (email: string, password: string) => stranger().post('/api/auth/login', { email, password })
const page = (challenge: string) => ({ rpId: 'localhost', origin: 'http://localhost', challenge })

/** An attacker who signed up under another person's address, with their sign-in. */
interface Squatter {
  readonly email: string
  readonly me: Caller
  readonly token: string
  readonly refreshToken: string
  readonly userId: string
}

async function squat(email: string): Promise<Squatter> {
  const { token, refreshToken = '', user } = await server.signUp({ email, name: 'Squatter' })
  return { email, me: callerOf(server, token), token, refreshToken, userId: user.id }
}

async function turnTwoFactorOn({ me }: Pick<Squatter, 'me'>) {
  const { secret } = (await me.post('/api/auth/two-factor/begin', { currentPassword })).json().data
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +server.clock.now() })
  const on = await me.post('/api/auth/two-factor/confirm', { code: code() })
  expect(on.statusCode).toBe(200)
  server.clock.advance(STEP_MS)
  return { code, recoveryCodes: on.json().data.recoveryCodes }
}

async function addPasskey({ me }: Pick<Squatter, 'me'>): Promise<SoftwareAuthenticator> {
  const { ceremony, options } = (await me.post('/api/auth/passkeys/options', { currentPassword })).json().data
  const authenticator = new SoftwareAuthenticator()
  const credential = authenticator.create(page(options.challenge))
  expect((await me.post('/api/auth/passkeys', { ceremony, name: 'Planted', credential })).statusCode).toBe(201)
  return authenticator
}

async function signInByPasskey(authenticator: SoftwareAuthenticator) {
  const { ceremony, options } = (await stranger().post('/api/auth/passkeys/sign-in/options')).json().data
  const credential = authenticator.present(page(options.challenge))
  return stranger().post('/api/auth/passkeys/sign-in', { ceremony, credential })
}

const askToMove = ({ me }: Pick<Squatter, 'me'>, email: string, password = TEST_PASSWORD) =>
  me.send('PUT', '/api/auth/profile', { email, currentPassword: password })

/** Plants a credential. @returns a check whether it still works for the attacker, or blocks the owner. */
type Plant = (squatter: Squatter) => Promise<(ownersPassword: string) => Promise<boolean>>

const PLANTS: Readonly<Record<string, Plant>> = {
  'a passkey': async (squatter) => {
    const authenticator = await addPasskey(squatter)
    return async () => (await signInByPasskey(authenticator)).statusCode === 200
  },
  'an authenticator app': async (squatter) => {
    await turnTwoFactorOn(squatter)
    return async (password) => (await signIn(squatter.email, password)).json().code === 'second-factor-required'
  },
  'a secret for an authenticator app, to be confirmed later': async ({ me, userId }) => {
    await me.post('/api/auth/two-factor/begin', { currentPassword })
    return async () =>
      (await server.db.$client.query('select 1 from second_factors where user_id = $1', [userId])).rows.length > 0
  },
  'recovery codes': async (squatter) => {
    await turnTwoFactorOn(squatter)
    const kept = () => server.db.$client.query('select 1 from recovery_codes where user_id = $1', [squatter.userId])
    expect((await kept()).rows.length).toBeGreaterThan(0)
    return async () => (await kept()).rows.length > 0
  },
  'a sign-in that waits for its second factor': async (squatter) => {
    const { recoveryCodes } = await turnTwoFactorOn(squatter)
    const { ticket } = (await signIn(squatter.email, TEST_PASSWORD)).json().secondFactor
    return async () =>
      (await stranger().post('/api/auth/second-factor', { ticket, code: recoveryCodes[0] })).statusCode === 200
  },
  'a change to an address of their own': async (squatter) => {
    const evil = `evil-${squatter.email}`
    expect((await askToMove(squatter, evil)).statusCode).toBe(200)
    const token = await linkTokenOf(server, evil, 'verify-address')
    return async () => (await stranger().post('/api/auth/email/confirm', { token })).statusCode === 200
  },
  'a change of address, shown as waiting': async (squatter) => {
    expect((await askToMove(squatter, `waiting-${squatter.email}`)).statusCode).toBe(200)
    return async (password) => {
      const answer = await signIn(squatter.email, password)
      return answer.json().data.user.pendingEmail !== undefined
    }
  },
  'the password':
    async ({ email }) =>
    async () =>
      (await signIn(email, TEST_PASSWORD)).statusCode === 200,
  'a sign-in':
    async ({ me }) =>
    async () =>
      (await me.get('/api/auth/me')).statusCode === 200,
  'a refresh token': async ({ refreshToken }) => {
    return async () => (await stranger().post('/api/auth/refresh', { refreshToken })).statusCode === 200
  },
  'a browser that is known': async ({ userId, email }) => {
    await signIn(email, TEST_PASSWORD)
    return async () => (await server.db.select().from(knownDevices).where(eq(knownDevices.userId, userId))).length > 0
  },
  'a passkey half made': async ({ me, email }) => {
    const { ceremony, options } = (await me.post('/api/auth/passkeys/options', { currentPassword })).json().data
    const credential = new SoftwareAuthenticator().create(page(options.challenge))
    return async (password) => {
      const { token } = (await signIn(email, password)).json().data
      const made = await callerOf(server, token).post('/api/auth/passkeys', { ceremony, name: 'Late', credential })
      return made.statusCode === 201
    }
  },
  'links and tickets of any kind': async (squatter) => {
    await turnTwoFactorOn(squatter)
    await addPasskey(squatter)
    await signIn(squatter.email, TEST_PASSWORD)
    await squatter.me.post('/api/auth/email/send-confirmation')
    const open = () => server.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, squatter.userId))
    expect((await open()).length).toBeGreaterThan(0)
    return async () => (await open()).length > 0
  },
}

/** Ways in which the reader of the mail claims the address. @returns the password they sign in with. */
const CLAIMS: Readonly<Record<string, (email: string) => Promise<string>>> = {
  'the link that confirms it': async (email) => {
    const token = await linkTokenOf(server, email, 'verify-address')
    const { resetToken } = (await stranger().post('/api/auth/email/confirm', { token })).json().data
    const answer = await stranger().post('/api/auth/password/reset', { token: resetToken, password: OWNERS_PASSWORD })
    expect(answer.statusCode).toBe(200)
    return OWNERS_PASSWORD
  },
  'a new password': async (email) => {
    expect((await stranger().post('/api/auth/password/forgot', { email })).statusCode).toBe(202)
    const token = await linkTokenOf(server, email, 'password-reset')
    const answer = await stranger().post('/api/auth/password/reset', { token, password: OWNERS_PASSWORD })
    expect(answer.statusCode).toBe(200)
    return OWNERS_PASSWORD
  },
}

const cases = Object.keys(PLANTS).flatMap((plant) => Object.keys(CLAIMS).map((claim) => ({ plant, claim })))

describe('the first answer to a mail ends what was set up before', () => {
  it.each(cases)('D1 $plant does not outlive $claim', async ({ plant, claim }) => {
    const email = `d1-${cases.findIndex((one) => one.plant === plant && one.claim === claim)}@example.org`
    const squatter = await squat(email)
    const isOfUse = await PLANTS[plant]?.(squatter)
    server.clock.advance(1_000)
    const password = await CLAIMS[claim]?.(email)
    expect(await isOfUse?.(password ?? '')).toBe(false)
    const [row] = await server.db.select().from(users).where(eq(users.emailKey, email))
    expect({ id: row?.id, isConfirmed: row?.emailVerifiedAt !== null }).toEqual({
      id: squatter.userId,
      isConfirmed: true,
    })
  })

  it('D1 a change of address asked for in a confirmed account does not outlive a new password', async () => {
    const thief = await squat('d1-confirmed@example.org')
    const password = (await CLAIMS['the link that confirms it']?.(thief.email)) ?? ''
    const { token } = (await signIn(thief.email, password)).json().data
    const me = callerOf(server, token)
    expect((await askToMove({ me }, 'd1-evil@example.org', password)).statusCode).toBe(200)
    const link = await linkTokenOf(server, 'd1-evil@example.org', 'verify-address')
    await CLAIMS['a new password']?.(thief.email)
    expect((await stranger().post('/api/auth/email/confirm', { token: link })).json().code).toBe('link-invalid')
    expect((await signIn(thief.email, OWNERS_PASSWORD)).json().data.user.pendingEmail).toBeUndefined()
  })
})

describe('the owner is notified', () => {
  it('D1 of what was removed, in the answer and by mail', async () => {
    const squatter = await squat('d1-told@example.org')
    await addPasskey(squatter)
    await turnTwoFactorOn(squatter)
    await askToMove(squatter, 'd1-told-evil@example.org')
    const token = await linkTokenOf(server, squatter.email, 'verify-address')
    const answer = await stranger().post('/api/auth/email/confirm', { token })
    expect(answer.json().data).toEqual({
      resetToken: expect.any(String),
      email: squatter.email,
      outcome: 'confirmed',
      removed: { passkeys: 1, twoFactor: true, pendingEmail: true, signIns: 1 },
    })
    const said = JSON.stringify(await latestMailTo(server, squatter.email, 'address-claimed'))
    for (const part of ['One passkey', 'Two-factor', 'change of address', 'sign-in']) expect(said).toContain(part)
  })

  it('D1 of nothing when there was nothing; and a signed-in caller stays signed in', async () => {
    const { token, user } = await server.signUp({ email: 'd1-plain@example.org' })
    const me = callerOf(server, token)
    const link = await linkTokenOf(server, user.email, 'verify-address')
    const answer = await me.post('/api/auth/email/confirm', { token: link })
    expect(answer.json().data.removed).toEqual({ passkeys: 0, twoFactor: false, pendingEmail: false, signIns: 0 })
    expect((await me.get('/api/auth/me')).json().data.user.isEmailVerified).toBe(true)
    expect(await mailsTo(server, user.email)).toEqual(['verify-address'])
  })

  it('D1 keeps what its owner set up afterwards: the next new password leaves passkey and app alone', async () => {
    const { token, user } = await server.signUp({ email: 'd1-later@example.org' })
    const me = callerOf(server, token)
    await me.post('/api/auth/email/confirm', { token: await linkTokenOf(server, user.email, 'verify-address') })
    const authenticator = await addPasskey({ me })
    await turnTwoFactorOn({ me })
    await CLAIMS['a new password']?.(user.email)
    expect((await signInByPasskey(authenticator)).statusCode).toBe(200)
    expect((await signIn(user.email, OWNERS_PASSWORD)).json().code).toBe('second-factor-required')
  })
})
