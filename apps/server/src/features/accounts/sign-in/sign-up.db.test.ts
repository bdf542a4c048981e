import { eq, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../database/schema.ts'
import { signUpConfirmed } from '../../../testing/account-calls.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'
import { hashPassword } from '../shared/passwords.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

function post(url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return server.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
}

/** The account that has an address, and whatever claims it. */
async function accountsUnder(key: string) {
  return server.db
    .select()
    .from(users)
    .where(or(eq(users.emailKey, key), eq(users.claimOf, key)))
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
  ])('signs $email in to the account it has: $because (AU-10)', async ({ email }) => {
    const answer = await post('/api/auth/register', { email, password: TEST_PASSWORD, name: 'Ada' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.user).toMatchObject({ email: 'Ada@Example.org' })
    expect(await server.db.select().from(users).where(eq(users.emailKey, 'ada@example.org'))).toHaveLength(1)
  })

  it.each(['a\r\nbcc: b@example.org', 'a@example.org\r\nBcc: b', `${'x'.repeat(250)}@b.co`])(
    'refuses %j, before it could reach a mail (AU-10)',
    async (email) => {
      const answer = await post('/api/auth/register', { email, password: TEST_PASSWORD, name: 'Ada' })
      expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: [{ field: 'email' }] })
    },
  )

  it('makes one account out of 50 sign-ups at once with one address (AU-13)', async () => {
    const body = { email: 'crowd@example.org', password: TEST_PASSWORD, name: 'Crowd' }
    const everywhere = Array.from({ length: 50 }, (_, at) => post('/api/auth/register', body, {}, `10.5.${at}.1`))
    const answers = await Promise.all(everywhere)
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 50 }, () => 201))
    expect(new Set(answers.map((answer) => answer.json().data.user.id)).size).toBe(1)
    expect(await accountsUnder('crowd@example.org')).toHaveLength(1)
  })

  it('answers at most ten of them from one place, the others politely (AU-13)', async () => {
    const body = { email: 'one-place@example.org', password: TEST_PASSWORD, name: 'Crowd' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/api/auth/register', body, {}, '10.5.5.5')),
    )
    const polite = answers.filter((answer) => answer.statusCode === 429)
    expect(polite).toHaveLength(40)
    expect(polite[0]?.json()).toMatchObject({ success: false, code: 'rate-limited' })
    expect(await accountsUnder('one-place@example.org')).toHaveLength(1)
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
    { password: '🕊️🦉🦚🦜🦢🦩🐦'.slice(0, 15), fits: true, because: 'eight code points are counted, not bytes' },
    { password: 'éà'.repeat(32), fits: true, because: 'long ones are welcome' },
    { password: 'xy'.repeat(64), fits: true, because: '128 is the longest' },
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

describe('passwords nobody may have', () => {
  it.each(['password1', 'QWERTYUIOP', 'iloveyou1', '1234567890'])(
    'refuses %s: it is in the list (AU-9)',
    async (password) => {
      const answer = await post('/api/auth/register', { email: 'common@example.org', password, name: 'Ada' })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        error: 'This password is in lists of stolen passwords. Please choose another.',
        fields: [{ field: 'password', rule: 'password-stolen' }],
      })
      expect(await accountsUnder('common@example.org')).toEqual([])
    },
  )

  it.each([
    { password: '        ', rule: 'password-blank' },
    { password: ' \u200b\u00a0\u2003     ', rule: 'password-blank' },
    { password: 'aaaaaaaa', rule: 'password-repeated' },
    { password: 'aAaAaAaA', rule: 'password-repeated' },
    { password: 'weak.person@example.org', rule: 'password-address' },
    { password: 'Weak.Person', rule: 'password-address' },
    { password: 'weak.person2026!', rule: 'password-address' },
    { password: 'placard2026', rule: 'password-product' },
    { password: '!Placard1', rule: 'password-product' },
  ])('D16 refuses %j', async ({ password, rule }) => {
    const email = 'weak.person@example.org'
    const answer = await post('/api/auth/register', { email, password, name: 'Ada' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual([{ field: 'password', rule }])
    expect(answer.json().error).toMatch(
      /^(A password made only of|A password that repeats|Your own email|The name of this product)/,
    )
    expect(await accountsUnder(email)).toEqual([])
  })

  it('D16 refuses them as a new password as well, and goes on taking one that is there already', async () => {
    const { token } = await server.signUp({ email: 'weak.later@example.org' })
    const authorization = { authorization: `Bearer ${token}` }
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'weak.later' }
    const answer = await post('/api/auth/password', change, authorization)
    expect(answer.json().fields).toEqual([{ field: 'newPassword', rule: 'password-address' }])
    const passwordHash = await hashPassword('aaaaaaaa')
    await server.db.update(users).set({ passwordHash }).where(eq(users.emailKey, 'weak.later@example.org'))
    const login = { email: 'weak.later@example.org', password: 'aaaaaaaa' }
    expect((await post('/api/auth/login', login)).statusCode).toBe(200)
  })

  it('D16 takes an address with characters nobody sees for the one without', async () => {
    const { user } = await server.signUp({ email: 'seen@example.org' })
    const login = { email: 's\u200be\u2060en@exam\u00adple.org', password: TEST_PASSWORD }
    expect((await post('/api/auth/login', login)).json().data.user.id).toBe(user.id)
    const hidden = await server.signUp({ email: 'hid\u200bden@example.org' })
    expect(hidden.user.email).toBe('hidden@example.org')
  })

  it('refuses one with a NUL (AU-9)', async () => {
    const account = { email: 'nul@example.org', name: 'Ada' }
    expect((await post('/api/auth/register', { ...account, password: 'eight\u0000chars' })).statusCode).toBe(422)
  })
})

describe('the question of age (PR-13)', () => {
  const register = (email: string, birthMonth?: string) =>
    post('/api/auth/register', {
      email,
      password: TEST_PASSWORD,
      name: 'Ada',
      ...(birthMonth === undefined ? {} : { birthMonth }),
    })
  const yearsAgo = (years: number) => `${server.clock.now().getUTCFullYear() - years}-01`

  it('turns children away kindly and keeps nothing', async () => {
    const answer = await register('child@example.org', yearsAgo(9))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'too-young', error: expect.stringContaining('We kept nothing') })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await accountsUnder('child@example.org')).toEqual([])
    expect((await server.postedMails()).filter(({ toAddress }) => toAddress === 'child@example.org')).toEqual([])
  })

  it('notes that somebody is under 16, not when they were born', async () => {
    const { user } = (await register('teen@example.org', yearsAgo(14))).json().data
    expect(user.isMinor).toBe(true)
    const [row] = await accountsUnder('teen@example.org')
    expect(row?.minorUntil?.getUTCFullYear()).toBe(server.clock.now().getUTCFullYear() + 2)
  })

  it('starts from the protective defaults when nobody asked', async () => {
    expect((await register('grown@example.org', yearsAgo(30))).json().data.user.isMinor).toBe(false)
    expect((await register('unasked@example.org')).json().data.user.isMinor).toBe(true)
  })
})

describe('an address that has an account already (AU-4)', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
      : typeof value

  it('is answered as a new one is, and works as a new one does; the mail differs', async () => {
    const owner = await signUpConfirmed(server, { email: 'taken@example.org', name: 'Owner' })
    const body = { password: 'another password', name: 'Somebody' }
    const [fresh, taken] = [
      await post('/api/auth/register', { ...body, email: 'free@example.org' }),
      await post('/api/auth/register', { ...body, email: 'taken@example.org' }),
    ]
    expect(taken.statusCode).toBe(fresh.statusCode)
    expect(shapeOf(taken.json())).toEqual(shapeOf(fresh.json()))
    expect(Object.keys(taken.headers).toSorted()).toEqual(Object.keys(fresh.headers).toSorted())
    for (const [answer, email] of [
      [fresh, 'free@example.org'],
      [taken, 'taken@example.org'],
    ] as const) {
      const authorization = `Bearer ${answer.json().data.token}`
      const me = await server.app.inject({ url: '/api/auth/me', headers: { authorization } })
      expect(me.json().data.user).toMatchObject({ email, name: 'Somebody', isEmailVerified: false })
      const login = await post('/api/auth/login', { email, password: body.password })
      expect(login.json().data.user.id).toBe(answer.json().data.user.id)
    }
    expect(taken.json().data.user.id).not.toBe(owner.user.id)
    const mails = (await server.postedMails()).filter(({ toAddress }) => /^(free|taken)@/.test(toAddress))
    expect(mails.map(({ toAddress, template }) => `${template} to ${toAddress}`).toSorted()).toEqual([
      'second-account to taken@example.org',
      'verify-address to free@example.org',
      'verify-address to taken@example.org',
    ])
    expect(mails.find(({ template }) => template === 'second-account')?.data).toMatchObject({ name: 'Owner' })
  })

  it('keeps the account of its person as it was, and each of those beside it', async () => {
    const owner = await server.signUp({ email: 'crowded@example.org' })
    for (const password of ['first guess', 'second guess', 'third guess']) {
      await post('/api/auth/register', { email: 'crowded@example.org', password, name: 'Stranger' })
    }
    expect(await accountsUnder('crowded@example.org')).toHaveLength(4)
    const login = (password: string) => post('/api/auth/login', { email: 'crowded@example.org', password })
    expect((await login(TEST_PASSWORD)).json().data.user.id).toBe(owner.user.id)
    expect((await login('third guess')).statusCode).toBe(200)
    expect((await login('first guess')).statusCode).toBe(200)
    expect((await login('a fourth guess')).statusCode).toBe(401)
  })

  it('tells who knows the password of a suspended account, and nobody else', async () => {
    await server.signUp({ email: 'closed@example.org' })
    await server.suspend('closed@example.org')
    const register = (password: string) =>
      post('/api/auth/register', { email: 'closed@example.org', password, name: 'Ada' })
    expect((await register(TEST_PASSWORD)).json().code).toBe('account-suspended')
    expect((await register('a stranger’s guess')).statusCode).toBe(201)
  })
})
