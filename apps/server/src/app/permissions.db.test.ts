import { auth, type Permission, type RouteDefinition } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../data/schema.ts'
import { deleteAccount, suspendAccount } from '../features/accounts/administration.ts'
import { addressOf, CONTRACT_ROUTES } from '../testing/contract-routes.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const ACTORS = ['anonymous', 'user', 'admin', 'suspended', 'deleted', 'signed-out', 'forged'] as const
type Actor = (typeof ACTORS)[number]

/** Answers of the permission check itself; a route may refuse its caller later for reasons of its own. */
const REFUSED = new Set(['unauthenticated', 'forbidden'])

let server: TestServer
const tokens = new Map<Actor, string>()

beforeAll(async () => {
  server = await testServer()
  const join = async (actor: Actor) => {
    const { token } = await server.signUp({ email: `${actor}@example.org` })
    tokens.set(actor, token)
    return token
  }
  await join('user')
  await join('admin')
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.emailKey, 'admin@example.org'))
  await join('suspended')
  await suspendAccount(server.dependencies, 'suspended@example.org')
  await join('deleted')
  await deleteAccount(server.dependencies, 'deleted@example.org')
  const authorization = `Bearer ${await join('signed-out')}`
  await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization } })
  const [head, body] = (tokens.get('user') ?? '').split('.')
  tokens.set('forged', `${head}.${body}.${Buffer.alloc(32, 7).toString('base64url')}`)
})
afterAll(() => server.close())

function expectedRefusal(permission: Permission, actor: Actor): string | undefined {
  if (permission === 'public') return undefined
  if (actor !== 'user' && actor !== 'admin') return 'unauthenticated'
  return permission === 'admin' && actor === 'user' ? 'forbidden' : undefined
}

const isSignOut = ({ path }: RouteDefinition) => path === auth.logout.path

// signing out comes last: it ends the sign-ins the other rows use
const rows = [...CONTRACT_ROUTES]
  .sort((a, b) => Number(isSignOut(a)) - Number(isSignOut(b)))
  .flatMap((route) => ACTORS.map((actor) => ({ route, actor, name: `${route.method} ${route.path}` })))

describe('the table of routes (AZ-1)', () => {
  it('has no route that is not a line of the contract', () => {
    const known = new Set(CONTRACT_ROUTES.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}')))
    const paths = Object.keys(server.app.swagger().paths ?? {})
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !known.has(path))).toEqual([])
  })

  it.each(CONTRACT_ROUTES)('has a handler for $method $path', ({ method, path }) => {
    expect(server.app.hasRoute({ method, url: path })).toBe(true)
  })

  it('names every route once', () => {
    const names = CONTRACT_ROUTES.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('headers that claim who is calling', () => {
  it.each(['x-user-id', 'x-forwarded-user', 'x-remote-user', 'x-api-key'])('%s changes nothing', async (header) => {
    const answer = await server.app.inject({ url: '/api/auth/me', headers: { [header]: 'admin@example.org' } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('the figures', () => {
  const read = (headers: Record<string, string>, remoteAddress: string) =>
    server.app.inject({ url: '/metrics', headers, remoteAddress })

  it('are shown to this machine and to administrators, and to nobody else', async () => {
    expect((await read({}, '127.0.0.1')).statusCode).toBe(200)
    expect((await read({}, '10.0.0.7')).statusCode).toBe(401)
    expect((await read({ 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1')).statusCode).toBe(401)
    expect((await read({ authorization: `Bearer ${tokens.get('user')}` }, '10.0.0.7')).statusCode).toBe(403)
    const shown = await read({ authorization: `Bearer ${tokens.get('admin')}` }, '10.0.0.7')
    expect(shown.body).toContain('placard_http_request_duration_seconds_bucket')
  })
})

describe('every line of the contract (AZ-1)', () => {
  it.for(rows)('$name as $actor', async ({ route, actor }) => {
    const token = tokens.get(actor)
    const answer = await server.app.inject({
      method: route.method,
      url: addressOf(route),
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(route.method === 'GET' ? {} : { payload: {} }),
    })
    const { code } = { code: undefined, ...answer.json() }
    expect(REFUSED.has(code) ? code : undefined).toBe(expectedRefusal(route.permission, actor))
    expect(answer.statusCode).toBeLessThan(500)
  })
})
