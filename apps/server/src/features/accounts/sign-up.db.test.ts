import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../data/schema.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

function post(url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return server.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
}

describe('signing up', () => {
  it('answers user, token and refresh token, and stores no password', async () => {
    const answer = await server.signUp({ email: 'Ada@Example.org', name: '  Ada \u202e Lovelace ' })
    expect(answer.user).toMatchObject({ email: 'Ada@Example.org', name: 'Ada  Lovelace', role: 'USER' })
    expect(answer.refreshToken).toHaveLength(43)
    const [row] = await server.db.select().from(users).where(eq(users.id, answer.user.id))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it.each([
    { email: 'ada@example.org', because: 'case does not make another address' },
    { email: ' ADA@EXAMPLE.ORG ', because: 'blanks around it are not part of it' },
  ])('refuses $email politely: $because (AU-10)', async ({ email }) => {
    const answer = await post('/api/auth/register', { email, password: TEST_PASSWORD, name: 'Ada' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ success: false, code: 'email-taken', fields: [{ field: 'email' }] })
  })

  it('makes one account out of 50 sign-ups at once with one address (AU-13)', async () => {
    const body = { email: 'crowd@example.org', password: TEST_PASSWORD, name: 'Crowd' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('/api/auth/register', body)))
    const statuses = answers.map((answer) => answer.statusCode).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
    const rows = await server.db.select().from(users).where(eq(users.emailKey, 'crowd@example.org'))
    expect(rows).toHaveLength(1)
  })

  it('makes nobody an administrator, however many fields are sent', async () => {
    const body = { email: 'boss@example.org', password: TEST_PASSWORD, name: 'Boss', role: 'ADMIN', status: 'active' }
    const answer = await post('/api/auth/register', body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual([
      { field: 'role', rule: 'unknown-field' },
      { field: 'status', rule: 'unknown-field' },
    ])
  })

  it.each([
    { body: { email: '', password: TEST_PASSWORD, name: 'Ada' }, error: 'Email is required' },
    {
      body: { email: 'no-at-sign', password: TEST_PASSWORD, name: 'Ada' },
      error: 'Please enter a valid email address',
    },
    { body: { email: 'a@b.co', password: '', name: 'Ada' }, error: 'Password is required' },
    {
      body: { email: 'a@b.co', password: '1234567', name: 'Ada' },
      error: 'Password must be at least 8 characters long',
    },
    { body: { email: 'a@b.co', password: TEST_PASSWORD, name: ' ' }, error: 'Display name is required' },
    {
      body: { email: 'a@b.co', password: TEST_PASSWORD, name: ' A' },
      error: 'Display name must be at least 2 characters long',
    },
  ])('says "$error"', async ({ body, error }) => {
    const answer = await post('/api/auth/register', body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ success: false, error, code: 'validation-failed' })
  })

  it.each([
    { password: '🕊️'.repeat(4), fits: true, because: 'eight code points are counted, not bytes' },
    { password: 'x'.repeat(128), fits: true, because: '128 is the longest' },
    { password: 'x'.repeat(129), fits: false, because: 'it is longer than what is hashed' },
    { password: '  spaces  ', fits: true, because: 'blanks are characters' },
  ])('takes $password.length units as a password: $fits, $because (AU-9)', async ({ password, fits }) => {
    const email = `p${password.length}-${fits}@example.org`
    const answer = await post('/api/auth/register', { email, password, name: 'Ada' })
    expect(answer.statusCode).toBe(fits ? 201 : 422)
    if (!fits) return
    expect((await post('/api/auth/login', { email, password })).statusCode).toBe(200)
    expect((await post('/api/auth/login', { email, password: `y${[...password].slice(1).join('')}` })).statusCode).toBe(
      401,
    )
  })

  it('keeps two Unicode spellings of a password apart (AU-9)', async () => {
    await server.signUp({ email: 'form@example.org', password: 'café au lait' })
    const answer = await post('/api/auth/login', {
      email: 'form@example.org',
      password: 'café au lait'.normalize('NFD'),
    })
    expect(answer.statusCode).toBe(401)
  })
})
