import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { auth, Campaign, REALTIME_PATH, type RouteDefinition } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../database/schema.ts'
import { leaksIn, leakyFieldsOf } from '../testing/answer-leaks.ts'
import { addressOf, CONTRACT_ROUTES, routerRoutes } from '../testing/contract-routes.ts'
import { type MatrixPerson, makeThing, matrixPeople } from '../testing/matrix-people.ts'
import { permissionDocument } from '../testing/permission-document.ts'
import { WHOSE_DATA } from '../testing/permission-rows.ts'
import { ACTORS, nameOf, permissionTable, unmatchedRows } from '../testing/permission-table.ts'
import { seedShipped } from '../testing/shipped-catalogue.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../testing/test-server.ts'

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/permissions.md')
/** The callers of the table, and two more whose tokens are as good as a deleted account's. */
const CALLERS = [...ACTORS, 'signed-out', 'forged'] as const
type Caller = (typeof CALLERS)[number]

/** Answers of the permission check itself; a route may refuse its caller later for other reasons. */
const REFUSALS: Readonly<Record<string, string>> = {
  unauthenticated: '401',
  forbidden: '403',
  'password-change-required': '403',
}
/** Claims that a page of the demo could make. */
const DEMO_CLAIMS = { authorization: 'Bearer demo', cookie: 'demo=true; isDemoMode=true', 'x-demo-mode': 'true' }

let server: TestServer
let people: Awaited<ReturnType<typeof matrixPeople>>
let agendas: readonly string[]
let headersOf: Readonly<Record<Caller, Record<string, string>>>

beforeAll(async () => {
  server = await testServer()
  const shipped = await seedShipped(server)
  agendas = shipped.flatMap(({ value }) => Campaign.parse(value).seats.map(({ agenda }) => agenda))
  people = await matrixPeople(server)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const as = ({ token }: MatrixPerson) => bearer(token)
  const [head, body] = people.user.token.split('.')
  headersOf = {
    anonymous: {},
    demo: DEMO_CLAIMS,
    user: as(people.user),
    'other-user': as(people['other-user']),
    suspended: as(people.suspended),
    deleted: as(people.deleted),
    administrator: as(people.administrator),
    newcomer: as(people.newcomer),
    'signed-out': as(people['signed-out']),
    forged: bearer(`${head}.${body}.${Buffer.alloc(32, 7).toString('base64url')}`),
  }
})
afterAll(() => server.close())

interface Sent {
  readonly as: Caller
  readonly url?: string
  readonly payload?: object
}

/** Number of checked answers, by outcome. */
const looked = { yes: 0, no: 0 }

async function call(route: RouteDefinition, { as, url = addressOf(route), payload = {} }: Sent) {
  const sent = route.method === 'GET' ? {} : { payload }
  const answer = await server.app.inject({ method: route.method, url, headers: headersOf[as], ...sent })
  looked[answer.statusCode < 400 ? 'yes' : 'no'] += 1
  // what a file holds is packed: the test of archives looks through it
  const isFile = answer.headers['content-type'] === route.file
  expect(leaksIn(route, isFile ? {} : answer.json(), await secretsFrom(as)), `AZ-5 ${nameOf(route)} as ${as}`).toEqual(
    [],
  )
  return answer
}

/** Secrets that no answer to a caller may contain: other users' addresses, password hashes, the seats' real aims. */
async function secretsFrom(as: Caller): Promise<readonly string[]> {
  const rows = await server.db.select({ email: users.email, hash: users.passwordHash }).from(users)
  const own =
    as === 'user' || as === 'other-user' || as === 'administrator' || as === 'newcomer' ? people[as].email : undefined
  const others = rows.flatMap(({ email }) => (own?.includes(email) === true ? [] : [email]))
  return [...others, ...rows.map(({ hash }) => hash), '$argon2', ...agendas]
}

const TABLE = new Map(permissionTable().calls.map((row) => [row.name, row.verdicts]))
const ROUTES = CONTRACT_ROUTES.map((route) => ({ route, name: nameOf(route) }))
const isSignOut = ({ path: address }: RouteDefinition) => address === auth.logout.path

describe('the table of permissions (AZ-1, advisory 26)', () => {
  it('advisory 26 (kotaemon #846, quivr #3697) has every route the router has, so that none is checked less than its sibling', () => {
    // metrics, which check their caller themselves; the socket, whose messages have rows; the page's files, where it is
    // built
    const beside = ['GET /metrics', `GET ${REALTIME_PATH}`, 'GET *']
    const found = routerRoutes(server.app).filter((name) => !beside.includes(name))
    expect(found.toSorted()).toEqual(ROUTES.map(({ name }) => name).toSorted())
  })

  it('has no route that is not a line of the contract', () => {
    const known = new Set(CONTRACT_ROUTES.map(({ path: address }) => address.replaceAll(/:(\w+)/g, '{$1}')))
    const paths = Object.keys(server.app.swagger().paths ?? {})
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((address) => !known.has(address))).toEqual([])
  })

  it.each(ROUTES)('has a handler for $name', ({ route: { method, path: url } }) => {
    expect(server.app.hasRoute({ method, url })).toBe(true)
  })

  it('names every route once', () => {
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length)
  })

  it('has a row for every call and every message to the socket, and none for nothing', () => {
    expect(unmatchedRows()).toEqual([])
  })

  it('is printed in docs/permissions.md as it is now: node scripts/docs/permissions.ts', async () => {
    expect(await readFile(DOCUMENT, 'utf8')).toBe(permissionDocument())
  })
})

describe('headers that claim who is calling (advisory 17)', () => {
  const HEADERS = [
    'x-user-id',
    'x-forwarded-user',
    'x-remote-user',
    'x-api-key',
    'x-lobe-chat-auth',
    'x-auth-request-email',
  ]

  it.each(HEADERS)('%s changes nothing', async (header) => {
    for (const value of [people.administrator.email, people.administrator.id, 'admin']) {
      const alone = await server.app.inject({ url: '/api/auth/me', headers: { [header]: value } })
      expect(alone.statusCode).toBe(401)
      const beside = await server.app.inject({ url: '/api/auth/me', headers: { ...headersOf.user, [header]: value } })
      expect(beside.json().data.user.id).toBe(people.user.id)
    }
  })
})

describe('the figures', () => {
  it('D3 are shown to administrators only, from this machine too: a proxy calls from there', async () => {
    const read = async (headers: Record<string, string>) =>
      server.app.inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' })
    expect((await read({})).statusCode).toBe(401)
    expect((await read(headersOf.user)).statusCode).toBe(403)
    expect((await read(headersOf.newcomer)).statusCode).toBe(403)
    const shown = await read(headersOf.administrator)
    expect(shown.body).toContain('placard_http_request_duration_seconds_bucket')
  })
})

describe('every call of the contract (AZ-1)', () => {
  // signing out comes last: it ends the sign-ins the other rows use
  const rows = ROUTES.toSorted((a, b) => Number(isSignOut(a.route)) - Number(isSignOut(b.route)))
    .filter(({ route }) => !isSignOut(route))
    .flatMap((row) => CALLERS.map((as) => ({ ...row, as })))

  it.for(rows)('$name as $as', async ({ route, name, as }) => {
    const answer = await call(route, { as })
    const verdict = TABLE.get(name)?.[as === 'signed-out' || as === 'forged' ? 'deleted' : as]
    const { code } = { code: '', ...answer.json() }
    expect(REFUSALS[code]).toBe(verdict === '401' || verdict === '403' ? verdict : undefined)
    expect(answer.statusCode).toBeLessThan(500)
  })
})

describe('what belongs to a user (AZ-2, AZ-3; advisories 1, 2, 3 and 18)', () => {
  const rows = ROUTES.flatMap(({ route, name }) => {
    const whose = WHOSE_DATA[name]
    return typeof whose === 'object' ? [{ route, name, whose }] : []
  })

  it.for(rows)('$name answers its owner, and is not found by any other user', async ({ route, name, whose }) => {
    const id = await makeThing(server, whose, people.user)
    const sent = (as: Caller, about: string) =>
      call(route, { as, url: addressOf(route, about), payload: whose.body(about, TEST_PASSWORD) })
    const plain = async (as: Caller, about: string) => ({ ...(await sent(as, about)).json(), requestId: '' })
    for (const as of ['other-user', 'administrator'] as const) {
      expect(TABLE.get(name)?.[as]).toBe('404')
      const theirs = await plain(as, id)
      expect(theirs).toMatchObject({ success: false, code: 'not-found' })
      expect(theirs).toEqual(await plain(as, randomUUID()))
    }
    expect(TABLE.get(name)?.user).toBe('own')
    const mine = await sent('user', id)
    // a file is no JSON
    if (mine.statusCode >= 400) expect(mine.json().code).not.toBe('not-found')
    expect([401, 403, 404, 422]).not.toContain(mine.statusCode)
  })

  it('has one id in an address at most: with two, the second has to be bound to the first (AZ-4, advisory 4)', () => {
    expect(ROUTES.filter(({ route }) => route.path.split(':').length > 2).map(({ name }) => name)).toEqual([])
  })

  it('shows nothing of one person in what another may read (AZ-6)', async () => {
    await makeThing(server, { thing: 'session' }, people.user)
    const canaries = [people.user.id, `"${people.user.email}`, `"${people.user.name}"`]
    const readable = ROUTES.filter(({ route }) => route.method === 'GET' && !route.path.includes(':'))
    for (const as of ['anonymous', 'other-user', 'administrator'] as const) {
      const answers = await Promise.all(readable.map(({ route }) => call(route, { as })))
      for (const { body } of answers) for (const canary of canaries) expect(body).not.toContain(canary)
    }
    const own = await call(auth.me, { as: 'user' })
    for (const canary of canaries) expect(own.body).toContain(canary)
  })
})

describe('what an answer holds (AZ-5)', () => {
  it('AZ-5 no call of the contract can answer with a field for a secret but where it is meant to', () => {
    expect(ROUTES.flatMap(({ route, name }) => leakyFieldsOf(route).map((field) => `${name}: ${field}`))).toEqual([])
  })

  it('AZ-5 every answer above was looked through, and what would leak is found', () => {
    expect(looked.yes).toBeGreaterThan(80)
    expect(looked.no).toBeGreaterThan(300)
    const [agenda = ''] = agendas
    const planted = {
      data: {
        user: { email: 'mine@example.org', passwordHash: '$argon2id$v=19$x' },
        seats: [{ delegate: { name: 'A', secretAgenda: agenda } }, { lastStatement: `I say: ${agenda}` }],
        view: { own: { agenda }, estimates: {} },
        by: 'their@example.org wrote this',
        sessions: [{ token: 'x', internalNote: 'y' }],
      },
    }
    expect(leaksIn(auth.me, planted, ['$argon2', 'their@example.org', agenda])).toEqual([
      'data.user.passwordHash by its name',
      'data.user.passwordHash says “$argon2”',
      'data.seats.0.delegate.secretAgenda by its name',
      `data.seats.0.delegate.secretAgenda says “${agenda}”`,
      `data.seats.1.lastStatement says “${agenda}”`,
      'data.view.own.agenda by its name',
      `data.view.own.agenda says “${agenda}”`,
      'data.view.estimates by its name',
      'data.by says “their@example.org”',
      'data.sessions.0.token by its name',
      'data.sessions.0.internalNote by its name',
    ])
  })
})
