import { chat, INPUT_AUDIT_MAX_ENTRIES, inputAudit } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputAudit as rows } from '../../data/input-audit-schema.ts'
import { users } from '../../data/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

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

describe('the input check of the chat', () => {
  it('refuses what is very dangerous, stores none of it, and tells administrators by its beginning', async () => {
    const { token, user } = await server.signUp()
    const caller = callerOf(server, token)
    const message = `<script>alert(1)</script>${'x'.repeat(300)}`
    const answer = await caller.post(chat.send.path, { message })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error: 'Input contains potentially dangerous content.',
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
