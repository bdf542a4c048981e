import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

const ORIGIN = 'https://placard.example'
const email = 'cookies@example.org'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ configuration: { publicOrigin: ORIGIN } })
  await server.signUp({ email })
})
afterAll(() => server.close())

const post = (url: string, payload: object, cookie?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: '10.96.1.1',
    headers: { host: 'placard.example', origin: ORIGIN, ...(cookie === undefined ? {} : { cookie }) },
  })
const signIn = (cookie?: string) => post('/api/auth/login', { email, password: TEST_PASSWORD }, cookie)
const cookiesOf = (answer: Awaited<ReturnType<typeof post>>) => [answer.headers['set-cookie']].flat().map(String)

it('D16 are bound to this very host where the page is encrypted', async () => {
  const cookies = cookiesOf(await signIn())
  expect(cookies).toHaveLength(2)
  for (const what of ['refresh', 'device']) {
    const cookie = cookies.find((line) => line.startsWith(`__Host-placard-${what}=`)) ?? ''
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect(cookie).not.toMatch(/domain/i)
  }
})

it('D16 keep browsers with the former ones signed in, and replace them', async () => {
  const { refreshToken } = (await signIn()).json().data
  const answer = await post('/api/auth/refresh', {}, `__Secure-placard-refresh=${refreshToken}`)
  expect(answer.statusCode).toBe(200)
  const cookies = cookiesOf(answer)
  expect(cookies.some((line) => line.startsWith('__Host-placard-refresh='))).toBe(true)
  const former = cookies.find((line) => line.startsWith('__Secure-placard-refresh=;')) ?? ''
  expect(former).toMatch(/Path=\/api\/auth;/)
  expect(former).toMatch(/Expires=Thu, 01 Jan 1970/)
})

it('D16 go before former ones, which a neighbour under the domain may have set', async () => {
  const mine = (await signIn()).json().data
  const theirs = await server.signUp({ email: 'neighbour@example.org' })
  const both = `__Secure-placard-refresh=${theirs.refreshToken}; __Host-placard-refresh=${mine.refreshToken}`
  expect((await post('/api/auth/refresh', {}, both)).json().data.user.email).toBe(email)
})
