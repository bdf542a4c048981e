import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, latestMailTo, mailsTo, signUpConfirmed } from '../../../testing/account-calls.ts'
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'
import { resetSecondFactor } from '../administration/administration.ts'

const STEP_MS = 30_000
const currentPassword = TEST_PASSWORD

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Mails sent besides the one of the sign-up. */
async function told(email: string): Promise<string[]> {
  return (await mailsTo(server, email)).filter((template) => template !== 'verify-address')
}

async function withTwoFactor(email: string) {
  const { token } = await signUpConfirmed(server, { email })
  const me = callerOf(server, token)
  const { secret } = (await me.post('/api/auth/two-factor/begin', { currentPassword })).json().data
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +server.clock.now() })
  expect((await me.post('/api/auth/two-factor/confirm', { code: code() })).statusCode).toBe(200)
  server.clock.advance(STEP_MS)
  return { me, email }
}

describe('a mail reports every change of an account’s credentials', () => {
  it('two-factor sign-in turned on, its codes renewed, turned off: once each', async () => {
    const { me, email } = await withTwoFactor('on-and-off@example.org')
    expect(await told(email)).toEqual(['second-factor-on'])
    await me.post('/api/auth/two-factor/recovery-codes', { currentPassword })
    expect(await told(email)).toEqual(['recovery-codes-renewed', 'second-factor-on'])
    await me.post('/api/auth/two-factor/off', { currentPassword })
    await me.post('/api/auth/two-factor/off', { currentPassword })
    expect(await told(email)).toEqual(['recovery-codes-renewed', 'second-factor-off', 'second-factor-on'])
  })

  it('nothing when nothing was changed: a wrong password, a wrong code, a secret nobody confirmed', async () => {
    const { token } = await signUpConfirmed(server, { email: 'nothing@example.org' })
    const me = callerOf(server, token)
    await me.post('/api/auth/two-factor/begin', { currentPassword })
    await me.post('/api/auth/two-factor/confirm', { code: '000000' })
    await me.post('/api/auth/two-factor/off', { currentPassword: 'a wrong password' })
    await me.post('/api/auth/two-factor/off', { currentPassword })
    await me.post('/api/auth/two-factor/recovery-codes', { currentPassword })
    expect(await told('nothing@example.org')).toEqual([])
  })

  it('also when an operator turns it off', async () => {
    const { email } = await withTwoFactor('by-command@example.org')
    await resetSecondFactor(server.dependencies, email)
    await resetSecondFactor(server.dependencies, email)
    expect(await told(email)).toEqual(['second-factor-off', 'second-factor-on'])
  })

  it('a passkey added and removed, by its name', async () => {
    const { token, user } = await signUpConfirmed(server, { email: 'passkeys@example.org' })
    const me = callerOf(server, token)
    const { ceremony, options } = (await me.post('/api/auth/passkeys/options', { currentPassword })).json().data
    const page = { rpId: 'localhost', origin: 'http://localhost', challenge: options.challenge }
    const made = await me.post('/api/auth/passkeys', {
      ceremony,
      name: 'My laptop',
      credential: new SoftwareAuthenticator().create(page),
    })
    expect(await told(user.email)).toEqual(['passkey-added'])
    await me.post(`/api/auth/passkeys/${made.json().data.id}/remove`, { currentPassword: 'a wrong password' })
    expect(await told(user.email)).toEqual(['passkey-added'])
    await me.post(`/api/auth/passkeys/${made.json().data.id}/remove`, { currentPassword })
    expect(await told(user.email)).toEqual(['passkey-added', 'passkey-removed'])
    for (const template of ['passkey-added', 'passkey-removed']) {
      const mail = await latestMailTo(server, user.email, template)
      expect(mail?.facts?.[0]).toEqual({ label: 'Passkey', value: 'My laptop' })
    }
  })
})
