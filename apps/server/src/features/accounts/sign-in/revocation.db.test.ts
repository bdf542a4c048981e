import { CLOSE_CODES } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callerOf, linkTokenOf } from '../../../testing/account-calls.ts'
import { PageSocket } from '../../../testing/page-socket.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'
import { createAdministrator, removeAdministrator } from '../administration/administration.ts'

let server: TestServer
let address: string

beforeAll(async () => {
  // what the server does at intervals waits until the test lets time pass
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await testServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  await createAdministrator(server.dependencies, 'somebody-has-to-be@example.org')
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

interface Person {
  readonly email: string
  readonly token: string
}

/** A second sign-in of the same person. */
async function elsewhere({ email }: Person) {
  const answer = await callerOf(server).post('/api/auth/login', { email, password: TEST_PASSWORD })
  return callerOf(server, answer.json().data.token)
}

const ENDINGS: readonly { readonly how: string; readonly act: (person: Person) => Promise<unknown> }[] = [
  {
    how: 'the password was changed elsewhere',
    act: async (person) =>
      (await elsewhere(person)).post('/api/auth/password', {
        currentPassword: TEST_PASSWORD,
        newPassword: 'a better password',
      }),
  },
  {
    how: 'the password was set anew by a link',
    act: async ({ email }) => {
      await callerOf(server).post('/api/auth/password/forgot', { email })
      const token = await linkTokenOf(server, email, 'password-reset')
      await callerOf(server).post('/api/auth/password/reset', { token, password: 'a better password' })
    },
  },
  {
    how: 'the sign-in was ended elsewhere',
    act: async (person) => (await elsewhere(person)).post('/api/auth/sign-ins/end-others'),
  },
  { how: 'the account was suspended', act: ({ email }) => server.suspend(email) },
  { how: 'the account was deleted', act: ({ email }) => server.delete(email) },
  {
    how: 'the role was lost',
    act: async ({ email }) => removeAdministrator(server.dependencies, email),
  },
  {
    how: 'the person signed out',
    act: ({ token }) => callerOf(server, token).post('/api/auth/logout'),
  },
]

describe('a socket and every call end within a second (AU-11, WS-6) when', () => {
  it.each(ENDINGS)('$how', async ({ how, act }) => {
    const { token, user } = await server.signUp()
    if (how === 'the role was lost') await createAdministrator(server.dependencies, user.email)
    const page = await PageSocket.signedIn(address, token)
    const stranger = await PageSocket.signedIn(address, (await server.signUp()).token)
    await act({ email: user.email, token })
    vi.advanceTimersByTime(1_000)
    expect(await page.closed()).toBe(CLOSE_CODES.unauthenticated)
    expect((await callerOf(server, token).get('/api/auth/me')).statusCode).toBe(401)
    expect(stranger.closeCode).toBeUndefined()
    stranger.close()
  })

  it('the role was gained: what the socket was told it may do no longer holds', async () => {
    const { token, user } = await server.signUp()
    const page = await PageSocket.signedIn(address, token)
    await createAdministrator(server.dependencies, user.email)
    vi.advanceTimersByTime(1_000)
    expect(await page.closed()).toBe(CLOSE_CODES.forbidden)
    expect((await callerOf(server, token).get('/api/auth/me')).json().data.user.role).toBe('ADMIN')
  })
})
