import { connect } from 'node:net'
import { auth, emailRuleBroken, type RouteDefinition, sessions, TIME_ZONE_HEADER } from '@placard/contract'
import { growthOf } from '@placard/testing'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '../database/account-schema.ts'
import * as announcement from '../database/announcement-schema.ts'
import * as billing from '../database/billing-schema.ts'
import * as base from '../database/schema.ts'
import { createAdministrator } from '../features/accounts/administration/administration.ts'
import { type BodyField, bodyFieldsOf, kindOfBody, patternsOfBody } from '../testing/body-fields.ts'
import { addressOf, CONTRACT_ROUTES, takesJson } from '../testing/contract-routes.ts'
import { listeningPort } from '../testing/loopback.ts'
import { nameOf } from '../testing/permission-table.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let authorization: string

beforeAll(async () => {
  server = await testServer()
  const { token, user } = await server.signUp()
  // a caller that every route admits, so that the bodies are read
  await createAdministrator(server.dependencies, user.email)
  authorization = `Bearer ${token}`
})
afterAll(() => server.close())

function send(route: RouteDefinition, payload: string, url = addressOf(route)) {
  const headers = { authorization, 'content-type': 'application/json' }
  return server.app.inject({ method: route.method, url, headers, payload })
}

const ROUTES = CONTRACT_ROUTES.map((route) => ({ route, name: nameOf(route), fields: bodyFieldsOf(route) }))
const WITH_FIELDS = ROUTES.filter(({ fields }) => fields.length > 0)

/** JSON values with their types. */
const WRONG = [
  { json: 'null', type: 'null' },
  { json: 'true', type: 'boolean' },
  { json: '-0', type: 'integer' },
  { json: '0.5', type: 'number' },
  { json: '1e309', type: 'none' },
  { json: '"NaN"', type: 'string' },
  { json: '["a"]', type: 'array' },
  { json: '{"a":1}', type: 'object' },
] as const

function isWrong({ types, hasStandIn }: BodyField, type: string): boolean {
  if (types.length === 0 || hasStandIn) return false
  return !types.includes(type) && !(type === 'integer' && types.includes('number'))
}

/** Fields that an answer reports as wrong, the first step of each path. */
function namedIn(answer: Awaited<ReturnType<typeof send>>): readonly string[] {
  expect(answer.statusCode).toBe(422)
  const { fields } = answer.json()
  return fields.map(({ field }: { field: string }) => field.split('.')[0])
}

describe('fields of bodies (VA-1)', () => {
  it.for(WITH_FIELDS)('$name names each that is missing', async ({ route, fields }) => {
    const missing = fields.filter(({ isRequired, hasStandIn }) => isRequired && !hasStandIn).map(({ name }) => name)
    if (missing.length === 0) return
    expect(namedIn(await send(route, '{}'))).toEqual(expect.arrayContaining(missing))
  })

  it.for(WITH_FIELDS)('$name names each of another type', async ({ route, fields }) => {
    for (const field of fields) {
      for (const { json } of WRONG.filter(({ type }) => isWrong(field, type))) {
        expect(namedIn(await send(route, `{${JSON.stringify(field.name)}:${json}}`)), json).toContain(field.name)
      }
    }
  })

  it.for(WITH_FIELDS)('$name names each whole number too large to be told from the next', async ({ route, fields }) => {
    for (const { name } of fields.filter(({ types }) => types.includes('integer'))) {
      expect(namedIn(await send(route, `{"${name}":9007199254740993}`))).toContain(name)
    }
  })
})

describe('names of columns sent as fields (VA-6, advisory 10)', () => {
  const tables = [base, account, announcement, billing].flatMap((schema) =>
    Object.values(schema).filter((value): value is PgTable => is(value, PgTable)),
  )
  const columns = [
    ...new Set(
      tables.flatMap((table) => Object.entries(getTableColumns(table)).flatMap(([key, { name }]) => [key, name])),
    ),
  ]

  it.for(ROUTES.filter(({ route }) => takesJson(route)))(
    '$name knows none of them but its own fields',
    async ({ route, fields }) => {
      expect(columns.length).toBeGreaterThan(100)
      const kind = kindOfBody(route) ?? 1
      const answer = await send(route, JSON.stringify({ ...Object.fromEntries(columns.map((key) => [key, 1])), kind }))
      const own = new Set([...fields.map((field) => field.name), 'kind'])
      expect(namedIn(answer)).toEqual(expect.arrayContaining(columns.filter((key) => !own.has(key))))
    },
  )

  it.each([
    { role: 'ADMIN' },
    { plan: 'pro' },
    { tier: 'LIFETIME' },
    { wordsUsed: 0 },
    { id: 'mine' },
    { createdAt: 0 },
  ])('no sign-up is accepted with %j', async (more) => {
    const body = { email: 'climber@example.org', password: TEST_PASSWORD, name: 'Climber', ...more }
    expect(namedIn(await send(auth.register, JSON.stringify(body)))).toEqual(Object.keys(more))
  })
})

describe('settings and roles (advisory 20)', () => {
  it.each(['role', 'tier', 'maintenance', 'supportEmail', 'limits', 'status', 'isAdmin'])(
    'nobody sets %s by the call that sets settings, not even an administrator',
    async (name) => {
      const plain = await server.signUp()
      for (const as of [authorization, `Bearer ${plain.token}`]) {
        const entry = { name, value: 'ADMIN', at: 1, device: 'a' }
        const answer = await server.app.inject({
          method: 'PUT',
          url: '/api/settings',
          headers: { authorization: as },
          payload: { entries: [entry] },
        })
        expect(namedIn(answer)).toContain('entries')
        expect(answer.json().fields[0].field).toBe('entries.0.name')
      }
    },
  )
})

describe('no body, and bodies where none belongs (VA-2, advisory 15)', () => {
  it.for(ROUTES)('$name never fails over it', async ({ route }) => {
    // signed out users would be missing in other tests
    const who = route === auth.logout ? {} : { authorization }
    const request = { method: route.method, url: addressOf(route) }
    expect((await server.app.inject({ ...request, headers: who })).statusCode).toBeLessThan(500)
    for (const payload of ['null', '[]', '"x"', '{"a":1}', '']) {
      const headers = { ...who, 'content-type': 'application/json' }
      expect((await server.app.inject({ ...request, headers, payload })).statusCode).toBeLessThan(500)
    }
  })
})

describe('addresses that ask for more than there is (VA-10)', () => {
  it.each([
    'after=-1',
    'after=1e999',
    'after=x',
    'after=0.5',
    'limit=1000000000',
    'limit=-1',
    'sort=password',
    'filter=a',
  ])('?%s is refused', async (query) => {
    expect((await send(sessions.get, '', `${addressOf(sessions.get)}?${query}`)).statusCode).toBe(422)
  })
})

it('VA-11 every pattern of the contract takes time in proportion to the length of a text', () => {
  const patterns = new Set(CONTRACT_ROUTES.flatMap(patternsOfBody))
  expect(patterns.size).toBeGreaterThan(5)
  const units = ['a', '0', '-', 'aA', '0-', '2026-02-28T', '\u0130', ' ', 'a@', '.']
  for (const pattern of patterns) {
    const expression = new RegExp(pattern)
    for (const unit of units) {
      const matches = (text: string) => void expression.test(`${text}!`)
      expect(growthOf(matches, unit.repeat(50_000)), pattern).toBeLessThan(1.5)
    }
  }
})

it.each(['a@'.repeat(50_000), `a@${'a.'.repeat(50_000)}`, `${'a'.repeat(100_000)}@`])(
  'VA-11 the rule of email addresses takes time in proportion to the length of a text: %#',
  (text) => {
    expect(growthOf(emailRuleBroken, text)).toBeLessThan(1.5)
  },
)

it.each(["Robert'); drop table users;--", '#{7*7} {{7*7}} <%= 7*7 %>', '=cmd|"/c calc"!A0', '{"$gt":""}'])(
  'VA-12 the name %s is a name like another',
  async (name) => {
    const { token } = await server.signUp({ name })
    const read = await server.app.inject({ url: auth.me.path, headers: { authorization: `Bearer ${token}` } })
    expect(read.json().data.user.name).toBe(name)
  },
)

it('VA-12 a name that is a script is refused, and no account is made', async () => {
  const body = { email: 'scripted@example.org', password: TEST_PASSWORD, name: '<img src=x onerror=alert(1)>' }
  expect((await send(auth.register, JSON.stringify(body))).statusCode).toBe(422)
  const signIn = { email: body.email, password: body.password }
  expect((await send(auth.login, JSON.stringify(signIn))).statusCode).toBe(401)
})

it.each(['2026-00', '2026-13', '26-01', '2026-1', '0000-01', '2026-02-30', '9999-12', 'now', ''])(
  'VA-15 nobody was born in %j',
  async (birthMonth) => {
    const body = { email: 'unborn@example.org', password: TEST_PASSWORD, name: 'Unborn', birthMonth }
    expect(namedIn(await send(auth.register, JSON.stringify(body)))).toContain('birthMonth')
  },
)

it.each(['Mars/Base', '', '../../etc/localtime', 'x'.repeat(5000), '__proto__'])(
  'VA-15 a clock in %.20j is taken for one in UTC',
  async (zone) => {
    const headers = { authorization, [TIME_ZONE_HEADER]: zone }
    const answer = await server.app.inject({ url: '/api/subscriptions/usage', headers })
    expect(answer.statusCode).toBe(200)
    const inUtc = await server.app.inject({ url: '/api/subscriptions/usage', headers: { authorization } })
    expect(answer.json().data).toEqual(inUtc.json().data)
  },
)

it('VA-7 a body in chunks without end is refused at one MiB', async () => {
  const port = await listeningPort(server)
  const heard = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json']
    socket.write(`${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`)
    for (let chunk = 0; chunk < 17; chunk++) socket.write(`10000\r\n${' '.repeat(65_536)}\r\n`)
    socket.once('data', (data) => {
      socket.destroy()
      resolve(String(data))
    })
    socket.on('error', () => resolve(''))
  })
  expect(heard).toMatch(/^HTTP\/1.1 413 /)
})
