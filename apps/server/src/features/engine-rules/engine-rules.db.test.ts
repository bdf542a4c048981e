import { engineRules } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aVendor, languageOver } from '../../adapters/language-model/testing/vendor.ts'
import { auditLog } from '../../database/audit-schema.ts'
import { withdrawnEngines } from '../../database/engine-rule-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { WithdrawnEngines } from './withdrawn-engines.ts'

const KEY = 'sk-own-secret-0123456789'
const vendor = aVendor()
let server: TestServer

beforeAll(async () => {
  await vendor.start()
  vendor.onMessage(/caucus/, { content: 'A caucus is a break.' })
  server = await testServer({
    configuration: { language: languageOver(vendor, ['gemini', 'openai-compatible']) },
    vendorAddresses: {
      gemini: `${vendor.url}/v1beta`,
      anthropic: `${vendor.url}/v1`,
      'openai-compatible': `${vendor.url}/v1`,
    },
  })
})
afterAll(async () => {
  await server.close()
  await vendor.stop()
})
beforeEach(async () => {
  const admin = await asAdministrator()
  for (const engine of ['gemini', 'openai-compatible', 'own']) await admin.rule(engine, true)
  await server.db.delete(auditLog)
})

async function asAdministrator() {
  const { token, user } = await server.signUp()
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
  const caller = callerOf(server, token)
  return {
    ...caller,
    id: user.id,
    rule: (engine: string, isAllowed: boolean) => caller.send('PUT', `/api/admin/engines/${engine}`, { isAllowed }),
  }
}

async function aUser() {
  const { token } = await server.signUp()
  const caller = callerOf(server, token)
  return {
    ...caller,
    async ask(engineChoice: object, conversationId?: string) {
      const order = { message: 'What is a caucus?', ...(conversationId ? { conversationId } : { engineChoice }) }
      const sent = (await caller.post('/api/chat/send', order)).json().data
      const { messages } = (await caller.get(`/api/chat/sessions/${sent.conversationId}`)).json().data
      return { conversationId: sent.conversationId, messages, answer: messages.at(-1) }
    },
  }
}

const GEMINI = { kind: 'provider', provider: 'gemini' } as const

describe('an engine that an administrator withdraws', () => {
  it('leaves the menu at once, and the conversation that chose it says so and loses nothing', async () => {
    const [admin, user] = [await asAdministrator(), await aUser()]
    const before = await user.ask(GEMINI)
    expect(before.answer.engine.rung).toBe('gemini')
    const { models } = (await admin.rule('gemini', false)).json().data
    expect(models).toMatchObject([
      { provider: 'gemini', isAllowed: false },
      { provider: 'openai-compatible', isAllowed: true },
    ])
    const offer = (await user.get('/api/chat/engines')).json().data
    expect(offer).toMatchObject({
      models: [{ provider: 'openai-compatible' }],
      withdrawn: [{ provider: 'gemini', model: 'gemini-x' }],
    })
    const after = await user.ask(GEMINI, before.conversationId)
    expect(after.messages.slice(0, 2)).toEqual(before.messages)
    expect(after.answer.engine).toMatchObject({
      rung: 'openai-compatible',
      insteadOf: { rung: 'gemini', model: 'gemini-x', fault: 'withdrawn' },
    })
  })

  it('is asked again once it is allowed again', async () => {
    const [admin, user] = [await asAdministrator(), await aUser()]
    await admin.rule('gemini', false)
    expect((await user.ask(GEMINI)).answer.engine.rung).toBe('openai-compatible')
    await admin.rule('gemini', true)
    expect((await user.ask(GEMINI)).answer.engine).toMatchObject({ rung: 'gemini' })
  })

  it('is asked for nothing under “automatic” either, and the built-in assistant answers when none is left', async () => {
    const [admin, user] = [await asAdministrator(), await aUser()]
    await admin.rule('gemini', false)
    await admin.rule('openai-compatible', false)
    const asked = vendor.getRequests().length
    expect((await user.ask({ kind: 'automatic' })).answer.engine.place).toBe('built-in')
    expect(vendor.getRequests()).toHaveLength(asked)
  })

  it('stands in the audit log with who did it, once', async () => {
    const admin = await asAdministrator()
    await admin.rule('gemini', false)
    await admin.rule('gemini', false)
    await admin.rule('gemini', true)
    const rows = await server.db.select().from(auditLog)
    expect(rows.map(({ actorId, action, subject }) => ({ actorId, action, subject }))).toEqual([
      { actorId: admin.id, action: 'engine-withdrawn', subject: 'gemini' },
      { actorId: admin.id, action: 'engine-allowed', subject: 'gemini' },
    ])
  })

  it('has to be one that there is', async () => {
    const admin = await asAdministrator()
    expect((await admin.rule('built-in', false)).statusCode).toBe(404)
    expect((await admin.get(engineRules.read.path)).json().data.models).toHaveLength(2)
  })
})

describe('keys of one’s own that an administrator does not allow', () => {
  it('are asked for nothing, cannot be added or tried, and can still be deleted', async () => {
    const [admin, user] = [await asAdministrator(), await aUser()]
    const body = { kind: 'anthropic', model: 'claude-x', key: KEY }
    const { id } = (await user.post('/api/chat/own-engines', body)).json().data
    const choice = { kind: 'own', ownEngineId: id }
    expect((await user.ask(choice)).answer.engine.place).toBe('own-key')
    await admin.rule('own', false)
    const { answer } = await user.ask(choice)
    expect(answer.engine).toMatchObject({
      place: 'built-in',
      insteadOf: { rung: 'anthropic', model: 'claude-x', fault: 'withdrawn' },
    })
    const refused = await user.post('/api/chat/own-engines', body)
    expect({ status: refused.statusCode, error: refused.json().error }).toEqual({
      status: 403,
      error: 'This site’s administrator does not allow models with keys of your own.',
    })
    expect((await user.post('/api/chat/own-engines/test', body)).statusCode).toBe(403)
    expect((await user.get('/api/chat/own-engines')).json().data).toMatchObject({ engines: [{ id }], isAllowed: false })
    expect((await user.get('/api/chat/engines')).json().data.isOwnAllowed).toBe(false)
    expect((await user.send('DELETE', `/api/chat/own-engines/${id}`)).statusCode).toBe(200)
  })
})

describe('what is known of withdrawn engines', () => {
  const quiet = () => ({ db: server.db, logger: server.dependencies.logger })

  it('is nothing before the database has answered, so that nothing is asked', async () => {
    const broken = new WithdrawnEngines({ ...quiet(), db: brokenDatabase() })
    expect([...(await broken.all())]).toEqual(['gemini', 'openai-compatible', 'anthropic', 'own'])
  })

  it('is not what was read before a decision', async () => {
    const rules = new WithdrawnEngines(quiet())
    const reading = rules.all()
    await server.db.insert(withdrawnEngines).values({ engine: 'own', withdrawnAt: new Date() }).onConflictDoNothing()
    rules.decided('own', false)
    await reading
    expect([...(await rules.all())]).toEqual(['own'])
  })

  it('holds a decision although it cannot be read again, and asks a database that is away once in a while only', async () => {
    const { db, goAway, reads } = aDatabaseAtTimes()
    const rules = new WithdrawnEngines({ ...quiet(), db })
    expect([...(await rules.all())]).toEqual([])
    goAway()
    rules.decided('gemini', false)
    const before = reads()
    expect([...(await rules.all())]).toEqual(['gemini'])
    expect([...(await rules.all())]).toEqual(['gemini'])
    expect(reads()).toBe(before + 1)
    rules.decided('gemini', true)
    expect([...(await rules.all())]).toEqual([])
  })
})

/** The database of the server, which can be away for a while; `reads` counts how often it was asked. */
function aDatabaseAtTimes() {
  let reads = 0
  let isAway = false
  const db = new Proxy(server.db, {
    get(target, name, receiver) {
      reads += 1
      if (isAway) throw new Error('the database is away')
      return Reflect.get(target, name, receiver)
    },
  })
  const goAway = () => {
    isAway = true
  }
  return { db, goAway, reads: () => reads }
}

/** A database whose every statement fails. */
function brokenDatabase(): TestServer['db'] {
  return new Proxy(server.db, {
    get() {
      throw new Error('the database is away')
    },
  })
}
