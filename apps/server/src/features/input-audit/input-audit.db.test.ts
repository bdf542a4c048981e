import { auth, chat, INPUT_AUDIT_MAX_ENTRIES, inputAudit } from '@placard/contract'
import { LINE_ATTACKS, ScriptedModel, says } from '@placard/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputAudit as rows } from '../../database/input-audit-schema.ts'
import { languageUsage } from '../../database/language-usage-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { addressOf, CONTRACT_ROUTES } from '../../testing/contract-routes.ts'
import { nameOf } from '../../testing/permission-table.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ chatModel: new ScriptedModel(says('Yes.')) })
})
afterAll(() => server.close())

async function logged() {
  const { token, user } = await server.signUp()
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
  return (await callerOf(server, token).get(inputAudit.list.path)).json().data
}

describe('advisory 23 (CVE-2026-27740) what administrators read', () => {
  const CALLS = CONTRACT_ROUTES.filter(({ method, permission }) => method === 'GET' && permission === 'admin')

  it('is data and never a page, whatever people and models put into it', async () => {
    const attacks = LINE_ATTACKS.filter((attack) => attack.length <= 90)
    const { token, user } = await server.signUp()
    // as accounts have it that are older than the check of names
    const name = '<img src=x onerror=alert(1)>'
    await server.db.update(users).set({ role: 'ADMIN', name }).where(eq(users.id, user.id))
    const caller = callerOf(server, token)
    for (const attack of attacks.slice(0, 40)) await caller.post(chat.send.path, { message: attack })
    const model = '"><script>alert(1)</script>'
    const day = server.clock.now().toISOString().slice(0, 10)
    const used = { requests: 1, estimatedRequests: 0, inputTokens: 1, outputTokens: 1 }
    await server.db.insert(languageUsage).values({ userId: user.id, day, use: 'chat', rung: 'gemini', model, ...used })
    const bodies: string[] = []
    for (const route of CALLS) {
      const { headers, body, statusCode } = await caller.get(addressOf(route))
      expect([nameOf(route), statusCode]).toEqual([nameOf(route), 200])
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      })
      bodies.push(body)
    }
    expect(CALLS.length).toBeGreaterThanOrEqual(4)
    // as it was written: what shows it has to take it for a text, and can
    expect(bodies.join()).toContain(JSON.stringify(model).slice(1, -1))
    expect((await logged()).some(({ input }: { input: string }) => attacks.includes(input))).toBe(true)
  })
})

describe('the input check of the chat', () => {
  it('refuses what is very dangerous, stores none of it, and tells administrators by its beginning', async () => {
    const { token, user } = await server.signUp()
    const caller = callerOf(server, token)
    const message = `<script>alert(1)</script>${'x'.repeat(300)}`
    const answer = await caller.post(chat.send.path, { message })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error:
        'Input contains potentially dangerous content: part of it reads like a script that a page would run. Change that part and send it again.',
      fields: [{ field: 'message', rule: 'dangerous' }],
    })
    expect((await caller.get(chat.list.path)).json().data.conversations).toEqual([])
    const [entry] = await logged()
    expect(entry).toMatchObject({
      userId: user.id,
      threatLevel: 'high',
      action: 'BLOCKED',
      input: message.slice(0, 100),
    })
  })

  it.each([
    { field: 'title', kind: 'a title' },
    { field: 'instructions', kind: 'instructions' },
    { field: 'systemPrompt', kind: 'instructions of a new chat' },
    { field: 'words', kind: 'a search' },
  ])('refuses the same in $kind', async ({ field }) => {
    const caller = callerOf(server, (await server.signUp()).token)
    const { conversationId } = (await caller.post(chat.send.path, { message: 'A caucus?' })).json().data
    const text = '<scr\u200bipt>alert(1)</script>'
    const path = chat.change.path.replace(':conversationId', conversationId)
    const answer = await (field === 'words'
      ? caller.get(`${chat.search.path}?words=${encodeURIComponent(text)}`)
      : field === 'systemPrompt'
        ? caller.post(chat.send.path, { message: 'A caucus?', [field]: text })
        : caller.send('PATCH', path, { [field]: text }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual([{ field, rule: 'dangerous' }])
    expect((await logged())[0]).toMatchObject({ threatLevel: 'high', action: 'BLOCKED' })
  })

  it('takes what only looks suspicious as it is, and flags it', async () => {
    const caller = callerOf(server, (await server.signUp()).token)
    const message = 'Why is  1 UNION SELECT password FROM users  an attack?'
    const answer = await caller.post(chat.send.path, { message })
    expect(answer.statusCode).toBe(200)
    const path = chat.get.path.replace(':conversationId', answer.json().data.conversationId)
    expect((await caller.get(path)).json().data.messages[0].content).toBe(message)
    expect((await logged())[0]).toMatchObject({ threatLevel: 'medium', action: 'FLAGGED', threats: ['sql'] })
  })

  it('writes nothing down about ordinary sentences', async () => {
    const before = (await logged()).length
    const caller = callerOf(server, (await server.signUp()).token)
    await caller.post(chat.send.path, { message: 'SELECT a committee; drop the clause; adopt the rest' })
    expect(await logged()).toHaveLength(before)
  })

  it('keeps the last thousand', async () => {
    const { token, user } = await server.signUp()
    await server.db.execute(sql`
      insert into input_audit (at, user_id, input, threat_level, threats, action)
      select now(), ${user.id}::uuid, 'old', 'low', '[]', 'FLAGGED' from generate_series(1, ${INPUT_AUDIT_MAX_ENTRIES + 20})`)
    await callerOf(server, token).post(chat.send.path, { message: '../../etc/passwd' })
    expect(await server.db.$count(rows)).toBe(INPUT_AUDIT_MAX_ENTRIES)
  })
})

describe('the input check of other fields', () => {
  const ATTACK = '<script>alert(1)</script>'
  const NEWS = { title: 'News', content: 'All is well.', type: 'info', priority: 'low' }

  it.each([
    { field: 'name', method: 'PUT', path: '/api/auth/profile', body: { name: ATTACK } },
    { field: 'title', method: 'POST', path: '/api/admin/announcements', body: { ...NEWS, title: ATTACK } },
    { field: 'content', method: 'POST', path: '/api/admin/announcements', body: { ...NEWS, content: ATTACK } },
  ] as const)(
    'refuses what is very dangerous in $field, and tells administrators',
    async ({ field, method, path, body }) => {
      const { token, user } = await server.signUp()
      await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
      const caller = callerOf(server, token)
      const answer = method === 'PUT' ? await caller.send('PUT', path, body) : await caller.post(path, body)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().fields).toEqual([{ field, rule: 'dangerous' }])
      expect((await logged())[0]).toMatchObject({ userId: user.id, input: ATTACK, action: 'BLOCKED' })
    },
  )

  it('refuses such a name at sign-up, makes no account, and lets no stranger fill the log', async () => {
    const before = await logged()
    const body = { email: 'mallory@example.org', password: TEST_PASSWORD, name: ATTACK }
    const answer = await server.app.inject({ method: 'POST', url: auth.register.path, payload: body })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error:
        'This display name cannot be used: part of it reads like a script that a page would run. Please choose another one.',
      fields: [{ field: 'name', rule: 'dangerous' }],
    })
    expect(await server.db.$count(users, eq(users.emailKey, body.email))).toBe(0)
    expect(await logged()).toEqual(before)
  })

  it('flags a name that only looks suspicious under the account that was opened with it', async () => {
    const name = '1 UNION SELECT password FROM users'
    const { user } = await server.signUp({ name })
    expect(user.name).toBe(name)
    expect((await logged())[0]).toMatchObject({ userId: user.id, input: name, action: 'FLAGGED' })
  })

  it('lets ordinary texts pass, longer than a chair’s note too', async () => {
    const { token, user } = await server.signUp()
    await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
    const caller = callerOf(server, token)
    const long = { ...NEWS, content: 'The session begins at nine. '.repeat(60) }
    expect((await caller.post('/api/admin/announcements', long)).statusCode).toBe(201)
    expect((await caller.send('PUT', '/api/auth/profile', { name: 'Dr. Ada O’Neill-Łukasz' })).statusCode).toBe(200)
  })
})
