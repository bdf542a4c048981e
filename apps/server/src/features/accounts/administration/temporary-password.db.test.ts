import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../database/schema.ts'
import { callerOf, linkTokenOf } from '../../../testing/account-calls.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'
import { createAdministrator } from './administration.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let places = 0
const stranger = () => callerOf(server, undefined, `10.61.0.${++places}`)

describe('a password that was printed', () => {
  const email = 'printed@example.org'

  async function signInAnew() {
    await server.db.delete(users).where(eq(users.email, email))
    const made = await createAdministrator(server.dependencies, email)
    const printed = made.ok ? (made.password ?? '') : ''
    const { user, token } = (await stranger().post('/api/auth/login', { email, password: printed })).json().data
    return { printed, user, own: callerOf(server, token) }
  }
  const code = async (answer: Promise<{ json(): { code?: string } }>) => (await answer).json().code

  it('opens only its own change, and then everything', async () => {
    const { user, own } = await signInAnew()
    expect(user.hasTemporaryPassword).toBe(true)
    expect((await own.get('/api/auth/me')).json().data.user.hasTemporaryPassword).toBe(true)
    for (const path of ['/api/auth/security', '/api/settings', '/api/admin/quick-stats']) {
      expect(await code(own.get(path))).toBe('password-change-required')
    }
    const changed = await own.post('/api/auth/password', { newPassword: 'a password of my own' })
    expect(changed.json().data.user).not.toHaveProperty('hasTemporaryPassword')
    const next = callerOf(server, changed.json().data.token)
    expect((await next.get('/api/admin/quick-stats')).statusCode).toBe(200)
    expect((await next.get('/api/auth/me')).json().data.user).not.toHaveProperty('hasTemporaryPassword')
    expect(await code(next.post('/api/auth/password', { newPassword: 'another one of mine' }))).toBe(
      'validation-failed',
    )
  })

  it('still has to be changed after a refresh, with a token that is new', async () => {
    const { printed } = await signInAnew()
    const { refreshToken } = (await stranger().post('/api/auth/login', { email, password: printed })).json().data
    const { token, user } = (await stranger().post('/api/auth/refresh', { refreshToken })).json().data
    expect(user.hasTemporaryPassword).toBe(true)
    expect(await code(callerOf(server, token).get('/api/auth/security'))).toBe('password-change-required')
  })

  it('is not changed into itself', async () => {
    const { printed, own } = await signInAnew()
    for (const body of [{ newPassword: printed }, { currentPassword: printed, newPassword: printed }]) {
      expect((await own.post('/api/auth/password', body)).json()).toMatchObject({
        code: 'validation-failed',
        fields: [{ field: 'newPassword', rule: 'password-unchanged' }],
      })
    }
    expect(await code(own.get('/api/auth/security'))).toBe('password-change-required')
  })

  it('is replaced by a link from a mail as well', async () => {
    await signInAnew()
    await stranger().post('/api/auth/password/forgot', { email })
    const password = 'chosen by a link'
    expect(
      (
        await stranger().post('/api/auth/password/reset', {
          token: await linkTokenOf(server, email, 'password-reset'),
          password,
        })
      ).statusCode,
    ).toBe(200)
    const { user, token } = (await stranger().post('/api/auth/login', { email, password })).json().data
    expect(user).not.toHaveProperty('hasTemporaryPassword')
    expect((await callerOf(server, token).get('/api/auth/security')).statusCode).toBe(200)
  })

  it('is none that was typed, and none of an account that existed', async () => {
    await createAdministrator(server.dependencies, 'typed@example.org', TEST_PASSWORD)
    const typed = await stranger().post('/api/auth/login', { email: 'typed@example.org', password: TEST_PASSWORD })
    expect(typed.json().data.user).not.toHaveProperty('hasTemporaryPassword')
  })
})
