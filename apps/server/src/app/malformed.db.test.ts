import { connect } from 'node:net'
import type { RouteDefinition } from '@placard/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdministrator } from '../features/accounts/administration/administration.ts'
import { kindOfBody } from '../testing/body-fields.ts'
import { addressOf, CONTRACT_ROUTES, takesJson } from '../testing/contract-routes.ts'
import { listeningPort } from '../testing/loopback.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

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

const JSON_TYPE = 'application/json'

interface Sent {
  readonly url?: string
  readonly payload?: string | Buffer
  readonly headers?: Record<string, string>
}

function send(route: RouteDefinition, { url = addressOf(route), payload, headers = {} }: Sent) {
  const type = payload === undefined ? {} : { 'content-type': JSON_TYPE }
  return server.app.inject({
    method: route.method,
    url,
    headers: { authorization, ...type, ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
}

/** Expects a well-formed answer of ours: never a failure of the server, and no word about its internals. */
function expectProblem(answer: Awaited<ReturnType<typeof send>>): void {
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.json()).toMatchObject({ success: false, code: expect.any(String), requestId: expect.any(String) })
  expect(answer.body).not.toMatch(/node_modules|\bat \w+ \(|select |insert into/i)
}

function isTooLarge({ bodyLimitBytes = 1 << 20 }: RouteDefinition, payload: string | Buffer): boolean {
  return Buffer.byteLength(payload) > bodyLimitBytes
}

const ROUTES = CONTRACT_ROUTES.map((route) => ({ route, name: `${route.method} ${route.path}` }))
const WRITES = ROUTES.filter(({ route }) => takesJson(route))

const BODIES: readonly { readonly what: string; readonly payload: string | Buffer; readonly status: number }[] = [
  { what: 'no JSON', payload: '{', status: 400 },
  { what: 'null', payload: 'null', status: 422 },
  { what: 'a list', payload: '[]', status: 422 },
  { what: 'a text', payload: '"x"', status: 422 },
  { what: 'a number', payload: '1e309', status: 422 },
  { what: 'a byte order mark', payload: '\ufeff{}', status: 400 },
  { what: 'bytes that are no UTF-8', payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), status: 400 },
  { what: 'nesting 200,000 deep', payload: '['.repeat(200_000), status: 400 },
  { what: 'nesting 33 deep', payload: `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, status: 400 },
  {
    what: '1,000 unknown keys',
    payload: `{${Array.from({ length: 1000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    status: 422,
  },
  { what: 'a key twice', payload: '{"email":"a@b.co","email":"b@b.co"}', status: 400 },
  { what: 'a key twice, once escaped', payload: '{"a":1,"\\u0061":2}', status: 400 },
  { what: '__proto__', payload: '{"__proto__":{"admin":true}}', status: 422 },
  { what: 'constructor.prototype', payload: '{"constructor":{"prototype":{"admin":true}}}', status: 422 },
  { what: 'NUL in a text', payload: '{"email":"a\\u0000@b.co"}', status: 422 },
  { what: 'NUL in a key', payload: '{"a\\u0000":1}', status: 422 },
  { what: 'half a surrogate pair', payload: '{"email":"\\ud800"}', status: 422 },
  { what: 'an unknown field', payload: '{"wordsUsed":0}', status: 422 },
]

describe('bodies (VA-1 to VA-6)', () => {
  it.for(WRITES.flatMap((row) => BODIES.map((body) => ({ ...row, ...body }))))(
    '$name with $what answers $status',
    async ({ route, payload, status }) => {
      const answer = await send(route, { payload })
      expect(answer.statusCode).toBe(isTooLarge(route, payload) ? 413 : status)
      expectProblem(answer)
      expect(Reflect.get({}, 'admin')).toBeUndefined()
    },
  )

  it.for(WRITES)('$name refuses one key more than it takes (VA-5)', async ({ route }) => {
    const most = route.bodyMaxKeys ?? 10_000
    const payload = `[${Array.from({ length: most + 1 }, () => '{"k":1}').join(',')}]`
    const answer = await send(route, { payload })
    expect(answer.statusCode).toBe(isTooLarge(route, payload) ? 413 : 400)
    expectProblem(answer)
  })

  it.for(WRITES)('$name refuses what is not JSON, packed, or too large (VA-7, VA-9)', async ({ route }) => {
    const text = await send(route, { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    // where a form is taken, the rest of the call is looked at
    expect(text.statusCode).toBe(route.takesForm === true ? 422 : 415)
    const packed = await send(route, { payload: '{}', headers: { 'content-encoding': 'gzip' } })
    expect(packed.statusCode).toBe(415)
    const limit = Math.max(route.bodyLimitBytes ?? 0, 1 << 20)
    const large = await send(route, { payload: `{"a":"${'x'.repeat(limit)}"}` })
    expect(large.statusCode).toBe(413)
    for (const answer of [text, packed, large]) expectProblem(answer)
  })

  it.each(WRITES)('$name names every field that is wrong', async ({ route }) => {
    // to most calls a kind is one more unknown field
    const payload = JSON.stringify({ kind: kindOfBody(route) ?? 'any', 'nobody-knows-this': 1 })
    const answer = await send(route, { payload })
    expectProblem(answer)
    if (answer.statusCode !== 422) return
    expect(answer.json().fields).toContainEqual({ field: 'nobody-knows-this', rule: 'unknown-field' })
  })

  it.each(WRITES)('$name survives 150 random bodies (seeded)', async ({ route }) => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (payload) => {
        const answer = await send(route, { payload })
        expect(answer.statusCode).toBeLessThan(500)
        expect(answer.json()).toHaveProperty('success')
      }),
      { numRuns: 150, seed: 20_261_121 },
    )
  })
})

describe('addresses (VA-8)', () => {
  const TAILS = ['?a=1&a=2', '?a[b]=c', '?%00=1', '?a=%00', '?__proto__=1', '?a=%zz', `?${'a=1&'.repeat(500)}`]

  it.each(ROUTES.flatMap((row) => TAILS.map((tail) => ({ ...row, tail }))))('$name$tail', async ({ route, tail }) => {
    expectProblem(
      await send(route, { url: addressOf(route) + tail, ...(route.method === 'GET' ? {} : { payload: '{}' }) }),
    )
  })

  const IDS = [
    '1',
    '-1',
    '%00',
    '%zz',
    "1'%20or%20'1'='1",
    '..%2f..%2fetc%2fpasswd',
    '%F0%9F',
    'x'.repeat(300),
    '{}',
    ';',
  ]
  const NESTED = ROUTES.filter(({ route }) => route.path.includes(':'))

  it.each(NESTED.flatMap((row) => IDS.map((id) => ({ ...row, id }))))(
    '$name with the id $id',
    async ({ route, id }) => {
      const answer = await send(route, {
        url: addressOf(route, id),
        ...(route.method === 'GET' ? {} : { payload: '{}' }),
      })
      expectProblem(answer)
    },
  )

  it.each(['/api', '/api/', '/api//auth/me', '/api/auth/me/', '/API/auth/me', '/api/auth%2fme', '/..;/api/auth/me'])(
    '%s is nothing',
    async (url) => {
      const answer = await server.app.inject({ url, headers: { authorization, accept: 'text/html' } })
      expect(answer.statusCode).toBeGreaterThanOrEqual(200)
      expect(answer.body).not.toContain('"user"')
      if (url.toLowerCase().startsWith('/api')) expectProblem(answer)
    },
  )
})

describe('headers', () => {
  it.each(['Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'x'.repeat(8000)}`, 'bearer \u00ff'])(
    'an Authorization of %j signs nobody in',
    async (value) => {
      const answer = await server.app.inject({ url: '/api/auth/me', headers: { authorization: value } })
      expect(answer.statusCode).toBe(401)
      expectProblem(answer)
    },
  )
})

describe('bytes that are no request', () => {
  async function talk(bytes: string): Promise<string> {
    const port = await listeningPort(server)
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
      let heard = ''
      socket.on('data', (chunk) => {
        heard += String(chunk)
      })
      socket.on('error', () => resolve(heard))
      socket.on('close', () => resolve(heard))
    })
  }

  it.each(['/api/auth/../auth/me', '/api/auth/%2e%2e/auth/me', '/api/./auth/me', '/about/../api/auth/me'])(
    'GET %s leads to no route, where nobody has walked it on the way',
    async (path) => {
      const { token } = await server.signUp()
      const said = await talk(
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      )
      expect(said).toMatch(/^HTTP\/1\.1 [24]/)
      expect(said).not.toContain('"user"')
    },
  )

  it.each([
    { bytes: 'hello\r\n\r\n', status: 400, because: 'it is no HTTP' },
    { bytes: 'GET / HTTP/9.9\r\n\r\n', status: 400, because: 'there is no such version' },
    {
      bytes: `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`,
      status: 431,
      because: 'the header is too long',
    },
    {
      bytes: 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
      status: 400,
      because: 'the length is no length',
    },
    {
      bytes: 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      status: 400,
      because: 'two lengths smuggle',
    },
  ])('answers $status: $because (VA-7)', async ({ bytes, status }) => {
    const heard = await talk(bytes)
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')))).toMatchObject({
      success: false,
      code: expect.any(String),
    })
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
  })
})
