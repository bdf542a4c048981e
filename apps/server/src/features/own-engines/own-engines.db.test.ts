import { isPaidByOperator, OWN_ENGINES_MAX, type OwnEngineKind, type OwnEngineTry } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVendor } from '../../adapters/language-model/testing/vendor.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const KEY = 'sk-own-secret-0123456789'
const ANSWER = 'A caucus is a break in formal debate.'
const KINDS: readonly OwnEngineKind[] = ['gemini', 'anthropic', 'openai-compatible']
const bodyOf = (kind: OwnEngineKind, model: string = kind) => ({ kind, model, key: KEY })

const vendor = aVendor()
let server: TestServer

beforeAll(async () => {
  await vendor.start()
  vendor.onMessage(/caucus/, { content: ANSWER })
  vendor.onMessage(/refuse/, { error: { message: `bad key ${KEY}`, type: 'error' }, status: 401 })
  server = await testServer({
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

type Payload = Readonly<Record<string, unknown>>

/** A signed-up user, whose answers are all looked through for the key. */
async function aUser() {
  const { token: accessToken } = await server.signUp()
  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: Payload) {
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.body + JSON.stringify(answer.headers), `${method} ${url}`).not.toContain(KEY)
    return answer
  }
  return {
    call,
    add: async (body: Payload) => call('POST', '/api/chat/own-engines', body),
    async ask(message: string, engineChoice: Payload) {
      const { conversationId } = (await call('POST', '/api/chat/send', { message, engineChoice })).json().data
      const { messages } = (await call('GET', `/api/chat/sessions/${conversationId}`)).json().data
      return messages.at(-1)
    },
  }
}

/** Every row of every table, as text. */
async function databaseDump(): Promise<string> {
  const { rows } = await server.db.$client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await server.db.$client.query(`select t::text as row from "${name}" t`)
    texts.push(...found.rows.map(({ row }) => row))
  }
  expect(texts.some((text) => text.includes('gemini'))).toBe(true)
  return texts.join('\n')
}

describe('a model with a key of one’s own', () => {
  it.each(KINDS)('answers with that key, under its badge, and costs no words: %s', async (kind) => {
    const { add, ask, call } = await aUser()
    const { id, ...shown } = (await add(bodyOf(kind))).json().data
    expect(shown).toMatchObject({ kind, model: kind, hasKey: true })
    const asked = vendor.getRequests().length
    const answer = await ask('What is a caucus?', { kind: 'own', ownEngineId: id })
    expect(answer).toMatchObject({ content: ANSWER, engine: { rung: kind, model: kind, place: 'own-key' } })
    expect(isPaidByOperator(answer.engine.place)).toBe(false)
    const request = vendor.getRequests()[asked]
    // the double of the vendors hides the keys that it is shown
    expect(JSON.stringify(request?.headers)).toMatch(/"(x-goog-api-key|x-api-key|authorization)":"\[REDACTED]"/)
    // the four words of the question alone
    expect((await call('GET', '/api/usage/words')).json().data.usedWords).toBe(4)
  })

  it('thinks as the same model of the server’s would, on top of the limit of its answer', async () => {
    const { add, ask } = await aUser()
    const { id } = (await add(bodyOf('gemini', 'gemini-flash-latest'))).json().data
    const asked = vendor.getRequests().length
    await ask('What is a caucus?', { kind: 'own', ownEngineId: id })
    expect(JSON.stringify(vendor.getRequests()[asked]?.body)).toMatch(/3072/)
  })

  it('is offered in the menu, to its owner alone', async () => {
    const [ada, ben] = [await aUser(), await aUser()]
    const { id } = (await ada.add(bodyOf('gemini'))).json().data
    const offered = async (user: typeof ada) => (await user.call('GET', '/api/chat/engines')).json().data.ownEngines
    expect(await offered(ada)).toMatchObject([{ id, hasKey: true }])
    expect(await offered(ben)).toEqual([])
    expect((await ben.call('GET', '/api/chat/own-engines')).json().data.engines).toEqual([])
    expect((await ben.call('DELETE', `/api/chat/own-engines/${id}`)).statusCode).toBe(404)
    const answer = await ben.ask('What is a caucus?', { kind: 'own', ownEngineId: id })
    expect(answer.engine.place).toBe('built-in')
  })

  it('is deleted at once, and the built-in assistant answers in its place', async () => {
    const { add, ask, call } = await aUser()
    const { id } = (await add(bodyOf('anthropic'))).json().data
    expect((await call('DELETE', `/api/chat/own-engines/${id}`)).statusCode).toBe(200)
    const { rows } = await server.db.$client.query('select 1 from own_engines where id = $1', [id])
    expect(rows).toEqual([])
    expect((await ask('What is a caucus?', { kind: 'own', ownEngineId: id })).engine.place).toBe('built-in')
  })

  it('stands in the log, the database and answers nowhere in plain text, refused or not', async () => {
    const { add, ask } = await aUser()
    const { id } = (await add(bodyOf('gemini'))).json().data
    const answer = await ask('Please refuse this question.', { kind: 'own', ownEngineId: id })
    expect(answer.engine).toMatchObject({ place: 'built-in', insteadOf: { rung: 'gemini', fault: 'key-refused' } })
    expect(await databaseDump()).not.toContain(KEY)
    expect(await databaseDump()).not.toContain(Buffer.from(KEY).toString('hex'))
    expect(server.logLines.join('')).not.toContain(KEY)
  })

  it('cannot be opened in the row of another', async () => {
    const { add, ask } = await aUser()
    const [one, two] = [(await add(bodyOf('gemini'))).json().data.id, (await add(bodyOf('gemini'))).json().data.id]
    await server.db.$client.query(
      'update own_engines set sealed_key = (select sealed_key from own_engines where id = $1) where id = $2',
      [one, two],
    )
    expect((await ask('What is a caucus?', { kind: 'own', ownEngineId: two })).engine.place).toBe('built-in')
  })

  it(`is one of at most ${OWN_ENGINES_MAX}, also when many are added at once`, async () => {
    const { add } = await aUser()
    const all = await Promise.all(Array.from({ length: OWN_ENGINES_MAX + 3 }, () => add(bodyOf('gemini'))))
    const statuses = all.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(OWN_ENGINES_MAX)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
  })

  it.each<{ because: string; body: Payload }>([
    {
      because: 'a server calls no address that a user typed',
      body: { ...bodyOf('gemini'), address: 'http://127.0.0.1:5432' },
    },
    { because: 'nor a base of it', body: { ...bodyOf('gemini'), url: 'http://169.254.169.254/' } },
    { because: 'a model’s name leads to no other path', body: { ...bodyOf('gemini'), model: 'x?y=http://10.0.0.1' } },
    { because: 'a model’s name adds no header', body: { ...bodyOf('gemini'), model: 'x\r\nhost: evil' } },
    { because: 'a key adds no header', body: { ...bodyOf('gemini'), key: 'abcdefgh\r\nhost: evil' } },
    { because: 'there is no such vendor', body: { ...bodyOf('gemini'), kind: 'http://10.0.0.1' } },
  ])('SSRF: is refused: $because', async ({ body }) => {
    const { add, call } = await aUser()
    expect((await add(body)).statusCode).toBe(422)
    expect((await call('POST', '/api/chat/own-engines/test', body)).statusCode).toBe(422)
  })
})

describe('a try of a key', () => {
  it('says that nobody could be reached, and keeps nothing', async () => {
    const alone = await testServer()
    try {
      const { token: accessToken } = await alone.signUp()
      const answer = await alone.app.inject({
        method: 'POST',
        url: '/api/chat/own-engines/test',
        headers: { authorization: `Bearer ${accessToken}` },
        payload: bodyOf('gemini'),
      })
      expect(answer.json().data).toEqual({ outcome: 'unreachable' } satisfies OwnEngineTry)
      expect((await alone.db.$client.query('select 1 from own_engines')).rows).toEqual([])
    } finally {
      await alone.close()
    }
  })
})
