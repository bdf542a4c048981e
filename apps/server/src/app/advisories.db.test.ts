import { randomBytes, randomUUID } from 'node:crypto'
import { auth, passkeys, type RouteDefinition } from '@placard/contract'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeyCredentials } from '../database/account-schema.ts'
import { sessionEvents, users } from '../database/schema.ts'
import { callerOf, linkTokenOf } from '../testing/account-calls.ts'
import { bodyFieldsOf } from '../testing/body-fields.ts'
import { CONTRACT_ROUTES } from '../testing/contract-routes.ts'
import { nameOf } from '../testing/permission-table.ts'
import { Player } from '../testing/player.ts'
import { seedShipped } from '../testing/shipped-catalogue.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../testing/test-server.ts'
import { buildApp } from './build-app.ts'

/**
 * Faults that broke peers of ours, by their published advisories; each row here would find the same fault in us. Rows
 * that other files show: 1, 3, 4, 17, 18 and 26 permissions.db.test.ts, 1 to 4 of the chat chat.db.test.ts, 5 of documents and
 * links attachments.db.test.ts and shares.db.test.ts, 6 revocation.db.test.ts and streams.db.test.ts,
 * 7 socket-permissions.db.test.ts, 10, 15 and 20 fields.db.test.ts, 11 links.db.test.ts too, 14 and 25 addresses.db.test.ts and
 * redirects.test.ts, 16 and 24 the attacks on the page, 19 owners.db.test.ts, 23 input-audit.db.test.ts, 24
 * static-page.db.test.ts. Row 5 needs calls that change several things of several people: there are none, the test below
 * tells when there are.
 */
let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
})
afterAll(() => server.close())

const ROUTES = CONTRACT_ROUTES.map((route) => ({ route, name: nameOf(route), fields: bodyFieldsOf(route) }))

it('advisory 2 (CVE-2026-45349) writes nothing into another user’s session', async () => {
  const owner = Player.inside(server.app, (await server.signUp()).token)
  const sessionId = await owner.open()
  const events = async () => (await server.db.select({ n: count() }).from(sessionEvents))[0]?.n
  const before = await events()
  const thief = callerOf(server, (await server.signUp()).token)
  const answers = [
    await thief.post('/api/ai/campaign/process-player-input', { sessionId, transcript: 'We withdraw.' }),
    await thief.post('/api/ai/campaign/process-choice', { sessionId, choice: { id: 'any' } }),
    await thief.post(`/api/sessions/campaign/${sessionId}/commands`, { kind: 'pause' }),
    await thief.post('/api/sessions/campaign', { campaignId: 'climate-crisis-summit', from: { sessionId, seq: 1 } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect(await events()).toBe(before)
})

it('advisory 5 (CVE-2026-45671, -28788) no call takes ids of several things but one, and a link’s holder can read alone', () => {
  const several = ROUTES.filter(({ fields }) => fields.some(({ name }) => /ids$/i.test(name)))
  // its test of one’s own document beside another user’s is in attachments.db.test.ts
  expect(several.map(({ name }) => name)).toEqual(['POST /api/chat/send'])
  const withLink = ROUTES.filter(({ name }) => /shared|batch|bulk/i.test(name))
  expect(withLink.map(({ name }) => name)).toEqual(['GET /api/chat/shared/:token'])
})

it('advisory 8 (CVE-2026-45675) 50 sign-ups at once on two servers and an empty database make no administrator', async () => {
  const empty = await testServer()
  const second = await buildApp(empty.dependencies)
  const signUp = (at: number) =>
    (at % 2 === 0 ? empty.app : second).inject({
      method: 'POST',
      url: auth.register.path,
      payload: { email: `first-${at}@example.org`, password: TEST_PASSWORD, name: 'First' },
      remoteAddress: `10.8.${at}.1`,
    })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => signUp(at)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201))
  expect(await empty.db.select().from(users).where(eq(users.role, 'ADMIN'))).toEqual([])
  await second.close()
  await empty.close()
})

describe('advisory 9 (CVE-2026-45339, -32717) no secret of an account opens what its state shuts', () => {
  const STATES = [
    { state: 'suspended', act: (email: string) => server.suspend(email) },
    { state: 'deleted', act: (email: string) => server.delete(email) },
  ]

  it.each(STATES)('password, tokens and link of a $state account', async ({ state, act }) => {
    const email = `second-door-${state}@example.org`
    const { token, refreshToken, user } = await server.signUp({ email })
    const stranger = callerOf(server)
    await stranger.post('/api/auth/password/forgot', { email })
    const link = await linkTokenOf(server, email, 'password-reset')
    await act(email)
    expect((await callerOf(server, token).get(auth.me.path)).statusCode).toBe(401)
    expect((await stranger.post(auth.refresh.path, { refreshToken })).statusCode).toBe(401)
    expect([401, 403]).toContain((await stranger.post(auth.login.path, { email, password: TEST_PASSWORD })).statusCode)
    await stranger.post('/api/auth/password/reset', { token: link, password: 'another way in' })
    const again = await stranger.post(auth.login.path, { email, password: 'another way in' })
    expect(again.json().data?.token).toBeUndefined()
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.status).toBe(state === 'suspended' ? 'suspended' : undefined)
    expect(await server.db.select().from(passkeyCredentials).where(eq(passkeyCredentials.userId, user.id))).toEqual([])
  })

  it('an account whose address is not confirmed has an ordinary person’s rights, and no more', async () => {
    const { token, user } = await server.signUp()
    expect(user).toMatchObject({ role: 'USER', isEmailVerified: false })
    expect((await callerOf(server, token).get('/api/admin/quick-stats')).statusCode).toBe(403)
  })
})

describe('advisory 11 (CVE-2026-41276) nothing but the link itself sets a password', () => {
  it.each([null, '', [], {}, true, 0])('not %j, while a link is out', async (token) => {
    const { user } = await server.signUp()
    const stranger = callerOf(server)
    await stranger.post('/api/auth/password/forgot', { email: user.email })
    const answer = await stranger.post('/api/auth/password/reset', { token, password: 'taken over' })
    expect(answer.statusCode).toBe(400)
    const login = await stranger.post(auth.login.path, { email: user.email, password: TEST_PASSWORD })
    expect(login.statusCode).toBe(200)
  })
})

describe('advisory 21 (CVE-2026-46440) whatever checks a secret stops answering guesses', () => {
  const SECRETS = new Set(['password', 'currentPassword', 'token', 'ticket', 'code', 'ceremony', 'refreshToken'])
  /** Signing up and changing a profile look at a password only beside an address. Signing out opens nothing. */
  const OTHERWISE = new Set<RouteDefinition>([auth.register, auth.profile, auth.logout, passkeys.create])
  const CHECKS = ROUTES.filter(
    ({ route, fields }) => !OTHERWISE.has(route) && fields.some(({ name }) => SECRETS.has(name)),
  )
  const guessOf = (name: string): string => (name === 'email' ? 'guessed@example.org' : randomBytes(8).toString('hex'))
  /** A passkey's answer, in shape. */
  const credential = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    clientExtensionResults: {},
  }

  it('knows them all', () => {
    expect(CHECKS.map(({ name }) => name).toSorted()).toEqual([
      'POST /api/auth/email/confirm',
      'POST /api/auth/email/restore',
      'POST /api/auth/login',
      'POST /api/auth/passkeys/:passkeyId/remove',
      'POST /api/auth/passkeys/options',
      'POST /api/auth/passkeys/sign-in',
      'POST /api/auth/password',
      'POST /api/auth/password/reset',
      'POST /api/auth/refresh',
      'POST /api/auth/second-factor',
      'POST /api/auth/two-factor/begin',
      'POST /api/auth/two-factor/confirm',
      'POST /api/auth/two-factor/off',
      'POST /api/auth/two-factor/recovery-codes',
    ])
  })

  it.for(CHECKS)('$name', async ({ route, fields }) => {
    const { token } = await server.signUp({ email: `${randomUUID()}@example.org` })
    const guesser = callerOf(server, route.permission === 'public' ? undefined : token, '10.21.0.1')
    const wanted = fields.filter(({ isRequired, name }) => isRequired || SECRETS.has(name))
    const guess = () =>
      Object.fromEntries(wanted.map(({ name }) => [name, name === 'credential' ? credential : guessOf(name)]))
    const url = route.path.replace(':passkeyId', randomUUID())
    const most = route === auth.refresh ? 600 : 60
    const statuses: number[] = []
    for (let at = 0; at <= most && statuses.at(-1) !== 429; at++)
      statuses.push((await guesser.post(url, guess())).statusCode)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status < 400)).toEqual([])
  })
})
