import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../../../testing/account-calls.ts'
import { type Lies, SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let places = 0
const stranger = () => callerOf(server, undefined, `10.50.${++places >> 8}.${places & 255}`)
/** As browsers write it: without the default port. */
const PAGE = { rpId: 'localhost', origin: 'http://localhost' }

async function begin(token: string) {
  const asked = await callerOf(server, token).post('/api/auth/passkeys/options', { currentPassword: TEST_PASSWORD })
  expect(asked.statusCode).toBe(200)
  return asked.json().data
}

async function withPasskey(email: string) {
  const { token, user } = await server.signUp({ email })
  const { ceremony, options } = await begin(token)
  const authenticator = new SoftwareAuthenticator()
  const credential = authenticator.create({ ...PAGE, challenge: options.challenge })
  const kept = await callerOf(server, token).post('/api/auth/passkeys', { ceremony, name: ' My laptop ', credential })
  expect(kept.statusCode).toBe(201)
  return { token, me: callerOf(server, token), user, authenticator, passkey: kept.json().data, options, email }
}

async function askToSignIn() {
  return (await stranger().post('/api/auth/passkeys/sign-in/options')).json().data
}

async function signIn(authenticator: SoftwareAuthenticator, given: { page?: typeof PAGE; lies?: Lies } = {}) {
  const { ceremony, options } = await askToSignIn()
  const credential = authenticator.present({ ...PAGE, ...given.page, challenge: options.challenge }, given.lies)
  return stranger().post('/api/auth/passkeys/sign-in', { ceremony, credential })
}

describe('making a passkey', () => {
  it('asks for the password, and for a discoverable key with user verification', async () => {
    const { token } = await server.signUp({ email: 'maker@example.org' })
    const wrong = await callerOf(server, token).post('/api/auth/passkeys/options', { currentPassword: 'wrong one' })
    expect(wrong.json().code).toBe('password-wrong')
    const { options } = await begin(token)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Placard' },
      user: { name: 'maker@example.org', displayName: 'Ada' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
  })

  it('keeps it under its name, and does not have the same device make a second one', async () => {
    const { token, passkey, me } = await withPasskey('keeper@example.org')
    expect(passkey).toMatchObject({ name: 'My laptop', lastUsedAt: null, isSynced: false })
    const { passkeys } = (await me.get('/api/auth/security')).json().data
    expect(passkeys).toEqual([passkey])
    expect((await begin(token)).options.excludeCredentials).toHaveLength(1)
  })

  it.each([
    { change: { origin: 'https://evil.example' }, because: 'another page asked' },
    { change: { rpId: 'evil.example' }, because: 'it is another site’s' },
    { change: { challenge: 'AAAA' }, because: 'it answers another question' },
    { lies: { isUnverified: true }, because: 'the person was not recognised' },
  ])('refuses one when $because', async ({ change = {}, lies = {} }) => {
    const { token } = await server.signUp()
    const { ceremony, options } = await begin(token)
    const credential = new SoftwareAuthenticator().create({ ...PAGE, challenge: options.challenge, ...change }, lies)
    const answer = await callerOf(server, token).post('/api/auth/passkeys', { ceremony, name: 'Key', credential })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('passkey-invalid')
  })

  it('takes a ceremony once, for five minutes, from the one who began it', async () => {
    const { token } = await server.signUp()
    const other = await server.signUp()
    const create = (by: string, ceremony: string, challenge: string) =>
      callerOf(server, by).post('/api/auth/passkeys', {
        ceremony,
        name: 'Key',
        credential: new SoftwareAuthenticator().create({ ...PAGE, challenge }),
      })
    const first = await begin(token)
    expect((await create(token, first.ceremony, first.options.challenge)).statusCode).toBe(201)
    expect((await create(token, first.ceremony, first.options.challenge)).statusCode).toBe(400)
    const stolen = await begin(token)
    expect((await create(other.token, stolen.ceremony, stolen.options.challenge)).statusCode).toBe(400)
    const late = await begin(token)
    server.clock.advance(5 * 60_000 + 1)
    expect((await create(token, late.ceremony, late.options.challenge)).statusCode).toBe(400)
  })

  it('needs our own page behind it', async () => {
    const { token } = await server.signUp()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/passkeys/options',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: TEST_PASSWORD },
    })
    expect(answer.json().code).toBe('origin-refused')
  })
})

describe('signing in by passkey', () => {
  it('needs no address and no password, and is written down', async () => {
    const { authenticator, user, me } = await withPasskey('holder@example.org')
    const answer = await signIn(authenticator)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.user.id).toBe(user.id)
    const [passkey] = (await me.get('/api/auth/security')).json().data.passkeys
    expect(passkey.lastUsedAt).toBe(server.clock.now().toISOString())
  })

  it('stands for the second factor too', async () => {
    const { authenticator, me, email } = await withPasskey('both@example.org')
    const { Secret, TOTP } = await import('otpauth')
    const { secret } = (await me.post('/api/auth/two-factor/begin', { currentPassword: TEST_PASSWORD })).json().data
    const timestamp = server.clock.now().getTime()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    expect((await me.post('/api/auth/two-factor/confirm', { code })).statusCode).toBe(200)
    const half = await stranger().post('/api/auth/login', { email, password: TEST_PASSWORD })
    expect(half.json().secondFactor.methods).toEqual(['code', 'recovery-code', 'passkey'])
    expect((await signIn(authenticator)).statusCode).toBe(200)
  })

  it.each([
    { page: { ...PAGE, origin: 'https://evil.example' }, because: 'another page asked' },
    { page: { ...PAGE, rpId: 'evil.example' }, because: 'it is another site’s' },
    { lies: { isUnverified: true }, because: 'the person was not recognised' },
    { lies: { counter: 0 }, because: 'the key was copied and used elsewhere' },
  ])('is refused when $because', async (given) => {
    const { authenticator } = await withPasskey(`${randomUUID()}@example.org`)
    expect((await signIn(authenticator)).statusCode).toBe(200)
    const answer = await signIn(authenticator, given)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('passkey-invalid')
  })

  it('is refused with an answer that was given before, and with an unknown key', async () => {
    const { authenticator } = await withPasskey('once@example.org')
    const { ceremony, options } = await askToSignIn()
    const credential = authenticator.present({ ...PAGE, challenge: options.challenge })
    expect((await stranger().post('/api/auth/passkeys/sign-in', { ceremony, credential })).statusCode).toBe(200)
    expect((await stranger().post('/api/auth/passkeys/sign-in', { ceremony, credential })).statusCode).toBe(400)
    const fresh = await askToSignIn()
    const replayed = await stranger().post('/api/auth/passkeys/sign-in', { ceremony: fresh.ceremony, credential })
    expect(replayed.json().code).toBe('passkey-invalid')
    expect((await signIn(new SoftwareAuthenticator())).json().code).toBe('passkey-invalid')
  })

  it('is refused with another user’s key under the id of mine', async () => {
    const { passkey, authenticator } = await withPasskey('victim@example.org')
    const { ceremony, options } = await askToSignIn()
    const mine = authenticator.present({ ...PAGE, challenge: options.challenge })
    const theirs = new SoftwareAuthenticator().present({ ...PAGE, challenge: options.challenge })
    const credential = { ...theirs, id: mine.id, rawId: mine.rawId }
    expect((await stranger().post('/api/auth/passkeys/sign-in', { ceremony, credential })).statusCode).toBe(400)
    expect(passkey.id).toBeDefined()
  })

  it('shuts out the suspended', async () => {
    const { authenticator } = await withPasskey('suspended-holder@example.org')
    await server.suspend('suspended-holder@example.org')
    expect((await signIn(authenticator)).json().code).toBe('account-suspended')
  })
})

describe('keeping passkeys', () => {
  it('renames one, and removes one when the password was given', async () => {
    const { me, passkey, authenticator } = await withPasskey('renamer@example.org')
    const renamed = await me.send('PATCH', `/api/auth/passkeys/${passkey.id}`, { name: 'Phone' })
    expect(renamed.json().data).toEqual({ ...passkey, name: 'Phone' })
    const remove = (currentPassword: string) => me.post(`/api/auth/passkeys/${passkey.id}/remove`, { currentPassword })
    expect((await remove('wrong password')).json().code).toBe('password-wrong')
    expect((await remove(TEST_PASSWORD)).statusCode).toBe(200)
    expect((await signIn(authenticator)).json().code).toBe('passkey-invalid')
  })

  it('finds nothing of another user’s (AZ-2)', async () => {
    const { passkey, authenticator } = await withPasskey('mine-alone@example.org')
    const thief = callerOf(server, (await server.signUp()).token)
    const theirs = await thief.send('PATCH', `/api/auth/passkeys/${passkey.id}`, { name: 'Mine now' })
    const nobodys = await thief.send('PATCH', `/api/auth/passkeys/${randomUUID()}`, { name: 'Mine now' })
    expect(theirs.statusCode).toBe(404)
    expect({ ...theirs.json(), requestId: '' }).toEqual({ ...nobodys.json(), requestId: '' })
    const removed = await thief.post(`/api/auth/passkeys/${passkey.id}/remove`, { currentPassword: TEST_PASSWORD })
    expect(removed.statusCode).toBe(404)
    expect((await signIn(authenticator)).statusCode).toBe(200)
  })
})
