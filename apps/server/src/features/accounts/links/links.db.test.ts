import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneTimeTokens } from '../../../database/account-schema.ts'
import { securityEvents, users } from '../../../database/schema.ts'
import { callerOf, linkTokenOf, mailsTo, signUpConfirmed } from '../../../testing/account-calls.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Each test uses its own network address, so that none uses up another's rate limit. */
let places = 0
const stranger = () => callerOf(server, undefined, `10.20.${++places >> 8}.${places & 255}`)
const NEW_PASSWORD = 'a floor of somebody else’s'

async function forgotten(email: string): Promise<string> {
  expect((await stranger().post('/api/auth/password/forgot', { email })).statusCode).toBe(202)
  return linkTokenOf(server, email, 'password-reset')
}

function reset(token: unknown, password = NEW_PASSWORD) {
  return stranger().post('/api/auth/password/reset', { token, password })
}

function signIn(email: string, password: string) {
  return stranger().post('/api/auth/login', { email, password })
}

describe('a forgotten password', () => {
  it('is answered alike whether there is an account or not; only one gets a mail (AU-4)', async () => {
    await server.signUp({ email: 'forgetful@example.org' })
    const [known, unknown] = await Promise.all([
      stranger().post('/api/auth/password/forgot', { email: 'Forgetful@example.org' }),
      stranger().post('/api/auth/password/forgot', { email: 'nobody-here@example.org' }),
    ])
    expect(known.statusCode).toBe(202)
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await mailsTo(server, 'forgetful@example.org')).toEqual(['password-reset', 'verify-address'])
    expect(await mailsTo(server, 'nobody-here@example.org')).toEqual([])
  })

  it('is replaced by a link that is good once, and every sign-in ends (AU-11, AU-12)', async () => {
    const { token: access, refreshToken } = await server.signUp({ email: 'reset@example.org' })
    const token = await forgotten('reset@example.org')
    expect((await callerOf(server, access).get('/api/auth/me')).statusCode).toBe(200)
    expect((await reset(token)).statusCode).toBe(200)
    expect((await callerOf(server, access).get('/api/auth/me')).statusCode).toBe(401)
    expect((await stranger().post('/api/auth/refresh', { refreshToken })).statusCode).toBe(401)
    expect((await signIn('reset@example.org', TEST_PASSWORD)).statusCode).toBe(401)
    expect((await signIn('reset@example.org', NEW_PASSWORD)).json().data.user.isEmailVerified).toBe(true)
    expect((await reset(token, 'a third password')).json().code).toBe('link-invalid')
    expect(await mailsTo(server, 'reset@example.org')).toContain('password-changed')
  })

  it('keeps the link when the new password is a stolen one', async () => {
    await server.signUp({ email: 'stolen@example.org' })
    const token = await forgotten('stolen@example.org')
    expect((await reset(token, 'password1')).json().fields).toEqual([{ field: 'password', rule: 'password-stolen' }])
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('is good for 30 minutes (AU-12)', async () => {
    await server.signUp({ email: 'slow@example.org' })
    const token = await forgotten('slow@example.org')
    server.clock.advance(30 * 60_000 + 1)
    expect((await reset(token)).json()).toMatchObject({ success: false, code: 'link-invalid' })
    expect((await signIn('slow@example.org', TEST_PASSWORD)).statusCode).toBe(200)
  })

  it.each([null, '', [], {}, true, 0, 'used', 'x'.repeat(43), 'x'.repeat(5000), ['a'], { $ne: null }])(
    'is not replaced by the link %j (AU-12)',
    async (token) => {
      const answer = await reset(token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('link-invalid')
    },
  )

  it('is not replaced by a link that was made for something else (AU-12)', async () => {
    await server.signUp({ email: 'other-use@example.org' })
    const confirmation = await linkTokenOf(server, 'other-use@example.org', 'verify-address')
    expect((await reset(confirmation)).json().code).toBe('link-invalid')
    expect((await signIn('other-use@example.org', TEST_PASSWORD)).statusCode).toBe(200)
  })

  it('changes the password of the link’s own account, whoever else has one (AU-12)', async () => {
    await server.signUp({ email: 'mine@example.org' })
    await server.signUp({ email: 'yours@example.org' })
    await reset(await forgotten('mine@example.org'))
    expect((await signIn('yours@example.org', TEST_PASSWORD)).statusCode).toBe(200)
    expect((await signIn('yours@example.org', NEW_PASSWORD)).statusCode).toBe(401)
  })

  it('cannot be guessed: 10,000 tries from one place end after sixty (AU-12)', async () => {
    await server.signUp({ email: 'guessed@example.org' })
    await forgotten('guessed@example.org')
    const statuses = new Map<number, number>()
    const guesser = callerOf(server, undefined, '10.30.0.1')
    for (let at = 0; at < 10_000; at += 100) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          guesser.post('/api/auth/password/reset', {
            token: randomBytes(32).toString('base64url'),
            password: NEW_PASSWORD,
          }),
        ),
      )
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 400: 60, 429: 9940 })
    expect((await signIn('guessed@example.org', TEST_PASSWORD)).statusCode).toBe(200)
  })

  it('is not replaced by a link from before the password was changed (AU-11)', async () => {
    const { token: access } = await server.signUp({ email: 'changed-since@example.org' })
    const token = await forgotten('changed-since@example.org')
    const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
    expect((await callerOf(server, access).post('/api/auth/password', change)).statusCode).toBe(200)
    expect((await reset(token, 'a third password')).json().code).toBe('link-invalid')
  })

  it('ends a link when a newer one is sent', async () => {
    await server.signUp({ email: 'newer@example.org' })
    const older = await forgotten('newer@example.org')
    server.clock.advance(1_000)
    const newer = await forgotten('newer@example.org')
    expect((await reset(older)).json().code).toBe('link-invalid')
    expect((await reset(newer)).statusCode).toBe(200)
  })

  it('takes one of two uses at the same moment', async () => {
    await server.signUp({ email: 'twice@example.org' })
    const token = await forgotten('twice@example.org')
    const answers = await Promise.all([reset(token, 'the first of two'), reset(token, 'the second of two')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  it('floods no mailbox: three links an hour, and the fourth answer is the same', async () => {
    await server.signUp({ email: 'flooded@example.org' })
    const answers = []
    for (let at = 0; at < 5; at++) {
      answers.push(await stranger().post('/api/auth/password/forgot', { email: 'flooded@example.org' }))
    }
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
    const mails = await mailsTo(server, 'flooded@example.org')
    expect(mails.filter((template) => template === 'password-reset')).toHaveLength(3)
  })

  it('keeps links only as hashes', async () => {
    await server.signUp({ email: 'hashed@example.org' })
    const token = await forgotten('hashed@example.org')
    expect(JSON.stringify(await server.db.select().from(oneTimeTokens))).not.toContain(token)
  })
})

describe('an account that another person made with my address', () => {
  it('becomes mine by a new password, and all of their sign-ins end; my content stays', async () => {
    const squatter = await server.signUp({ email: 'squatted@example.org', password: 'the squatter’s own' })
    const register = { email: 'squatted@example.org', password: 'the owner’s own', name: 'Owner' }
    const mine = (await stranger().post('/api/auth/register', register)).json().data
    expect((await reset(await forgotten('squatted@example.org'))).statusCode).toBe(200)
    expect((await callerOf(server, squatter.token).get('/api/auth/me')).statusCode).toBe(401)
    expect((await callerOf(server, mine.token).get('/api/auth/me')).statusCode).toBe(200)
    expect((await signIn('squatted@example.org', 'the squatter’s own')).statusCode).toBe(401)
    expect((await signIn('squatted@example.org', NEW_PASSWORD)).json().data.user.id).toBe(squatter.user.id)
  })
})

describe('confirming an address', () => {
  const confirm = (token: string) => stranger().post('/api/auth/email/confirm', { token })

  it('does not block anything, and is done by the link once', async () => {
    const { token: access } = await server.signUp({ email: 'confirmed@example.org' })
    const token = await linkTokenOf(server, 'confirmed@example.org', 'verify-address')
    const answer = await callerOf(server, access).post('/api/auth/email/confirm', { token })
    expect(answer.json().data).toMatchObject({ email: 'confirmed@example.org', outcome: 'confirmed' })
    expect((await callerOf(server, access).get('/api/auth/me')).json().data.user.isEmailVerified).toBe(true)
    expect((await confirm(token)).json().code).toBe('link-invalid')
  })

  it('can be requested again, until it is done; the account shows when a mail was last sent', async () => {
    const { token: access, user } = await server.signUp({ email: 'again@example.org' })
    const me = callerOf(server, access)
    const sentAt = async () => (await me.get('/api/auth/me')).json().data.user.confirmationSentAt
    expect(user.confirmationSentAt).toBe(server.clock.now().toISOString())
    server.clock.advance(1_000)
    const again = await me.post('/api/auth/email/send-confirmation')
    expect([again.statusCode, again.json().data]).toEqual([202, { sentAt: server.clock.now().toISOString() }])
    expect(await sentAt()).toBe(server.clock.now().toISOString())
    await me.post('/api/auth/email/confirm', {
      token: await linkTokenOf(server, 'again@example.org', 'verify-address'),
    })
    const useless = await me.post('/api/auth/email/send-confirmation')
    expect([useless.statusCode, useless.json().data]).toEqual([202, {}])
    expect(await mailsTo(server, 'again@example.org')).toEqual(['verify-address', 'verify-address'])
  })
})

describe('changing name and address', () => {
  const change = (access: string, body: object) => callerOf(server, access).send('PUT', '/api/auth/profile', body)

  it('changes the name at once', async () => {
    const { token } = await server.signUp({ email: 'renamed@example.org' })
    const answer = await change(token, { name: ' Amina ‮Okoth ' })
    expect(answer.json().data.user).toMatchObject({ name: 'Amina Okoth', email: 'renamed@example.org' })
    expect((await callerOf(server, token).get('/api/auth/me')).json().data.user.name).toBe('Amina Okoth')
  })

  it.each([
    { given: {}, status: 422, code: 'validation-failed', because: 'it was left out' },
    { given: { currentPassword: 'wrong password' }, status: 403, code: 'password-wrong', because: 'it is wrong' },
  ])('asks for the password when the address changes: $because', async ({ given, status, code }) => {
    const { token, user } = await server.signUp()
    const answer = await change(token, { email: `new-${user.email}`, ...given })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, fields: [{ field: 'currentPassword' }] })
  })

  it('waits for the new address to answer, then notifies the old one', async () => {
    const { token } = await signUpConfirmed(server, { email: 'old@example.org' })
    const asked = await change(token, { email: 'new@example.org', currentPassword: TEST_PASSWORD })
    expect(asked.json().data.user).toMatchObject({ email: 'old@example.org', pendingEmail: 'new@example.org' })
    expect((await signIn('new@example.org', TEST_PASSWORD)).statusCode).toBe(401)
    const link = await linkTokenOf(server, 'new@example.org', 'verify-address')
    const byStranger = await stranger().post('/api/auth/email/confirm', { token: link })
    expect([byStranger.statusCode, byStranger.json().error]).toEqual([
      403,
      expect.stringMatching(/^To change the address/),
    ])
    const confirmed = await callerOf(server, token).post('/api/auth/email/confirm', { token: link })
    expect(confirmed.json().data.email).toBe('new@example.org')
    const me = (await callerOf(server, token).get('/api/auth/me')).json().data.user
    expect(me).toMatchObject({ email: 'new@example.org', isEmailVerified: true })
    expect(me.pendingEmail).toBeUndefined()
    expect((await signIn('old@example.org', TEST_PASSWORD)).statusCode).toBe(401)
    expect((await signIn('new@example.org', TEST_PASSWORD)).statusCode).toBe(200)
    expect(await mailsTo(server, 'old@example.org')).toContain('address-changed')
  })

  it('takes a change back with the present address; its link is void', async () => {
    const { token } = await server.signUp({ email: 'stays@example.org' })
    await change(token, { email: 'leaves@example.org', currentPassword: TEST_PASSWORD })
    const link = await linkTokenOf(server, 'leaves@example.org', 'verify-address')
    expect((await change(token, { email: 'stays@example.org' })).json().data.user.pendingEmail).toBeUndefined()
    expect((await stranger().post('/api/auth/email/confirm', { token: link })).json().code).toBe('link-invalid')
  })

  it('answers alike for an address that has an account, whose owner is notified (AU-4)', async () => {
    await signUpConfirmed(server, { email: 'somebody@example.org', name: 'Somebody' })
    const { token } = await server.signUp({ email: 'curious@example.org' })
    const taken = await change(token, { email: 'somebody@example.org', currentPassword: TEST_PASSWORD })
    const free = await change(token, { email: 'free-address@example.org', currentPassword: TEST_PASSWORD })
    expect(taken.statusCode).toBe(free.statusCode)
    expect(Object.keys(taken.json().data.user)).toEqual(Object.keys(free.json().data.user))
    expect(await mailsTo(server, 'somebody@example.org')).toEqual(['account-exists', 'verify-address'])
  })

  it('does not take an address that another account has confirmed meanwhile', async () => {
    const { token } = await server.signUp({ email: 'slower@example.org' })
    await change(token, { email: 'wanted@example.org', currentPassword: TEST_PASSWORD })
    const link = await linkTokenOf(server, 'wanted@example.org', 'verify-address')
    server.clock.advance(1_000)
    const faster = await signUpConfirmed(server, { email: 'wanted@example.org', password: 'faster than you' })
    const late = await callerOf(server, token).post('/api/auth/email/confirm', { token: link })
    expect(late.json().code).toBe('link-invalid')
    const [row] = await server.db.select().from(users).where(eq(users.emailKey, 'wanted@example.org'))
    expect(row?.id).toBe(faster.user.id)
  })

  it.each(['role', 'status', 'id', 'emailVerifiedAt', 'passwordHash', 'claimOf'])(
    'does not let anybody write %s (VA-6)',
    async (field) => {
      const { token } = await server.signUp()
      const answer = await change(token, { name: 'Ada', [field]: 'ADMIN' })
      expect(answer.json().fields).toEqual([{ field, rule: 'unknown-field' }])
    },
  )
})

it('records what changed an account', async () => {
  const { user } = await server.signUp({ email: 'recorded@example.org' })
  await reset(await forgotten('recorded@example.org'))
  const events = await server.db.select().from(securityEvents).where(eq(securityEvents.userId, user.id))
  expect(events.map(({ kind }) => kind)).toEqual(['account-created', 'password-reset'])
})
