import { chat } from '@placard/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let ada: string
let ben: string
/** Has asked for nothing yet, so that nobody remembers her. */
let edith: string
/** Lets go what a test holds. */
let release: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  server = await testServer()
  ada = (await server.signUp()).token
  ben = (await server.signUp()).token
  edith = (await server.signUp()).token
})
afterEach(async () => {
  await release()
  release = async () => undefined
})
afterAll(() => server.close())

const get = (url: string, token: string, app = server.app) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } })
const search = (token: string, app = server.app) => get(`${chat.search.path}?words=ports`, token, app)

/** From now on every search takes until it is released, as one through a hundred megabytes would. */
async function holdSearches(): Promise<void> {
  const client = await server.db.$client.connect()
  await client.query('begin; lock table chat_messages in access exclusive mode')
  release = () => client.query('rollback').then(() => client.release())
}

const searchesUnderWay = async () => {
  const { rows } = await server.db.$client.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%chat_messages%'`,
  )
  return rows[0].count
}

it('D5 runs one of twenty searches of one person at a time, and knows others meanwhile', async () => {
  await holdSearches()
  let ended = 0
  const searches = Array.from({ length: 20 }, () => search(ada).finally(() => (ended += 1)))
  await expect.poll(async () => (await searchesUnderWay()) > 0, { interval: 5 }).toBe(true)
  expect((await get('/api/auth/me', ben)).statusCode).toBe(200)
  expect((await get('/readyz', ben)).statusCode).toBe(200)
  expect(await searchesUnderWay()).toBe(1)
  expect(ended).toBe(0)
  await release()
  release = async () => undefined
  const answers = await Promise.all(searches)
  expect(answers[0]?.statusCode).toBe(200)
  for (const { statusCode, headers } of answers) {
    expect([200, 429]).toContain(statusCode)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

it('D5 ends a search after two seconds and says what helps', async () => {
  await holdSearches()
  const answer = await search(ada)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'validation-failed', error: expect.stringContaining('more specific') })
})

it('D5 runs one search of a person at a time over two servers', async () => {
  const second = await buildApp(server.dependencies)
  await holdSearches()
  const first = search(ada)
  await expect.poll(async () => (await searchesUnderWay()) > 0, { interval: 5 }).toBe(true)
  const answer = await search(ada, second)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await release()
  release = async () => undefined
  expect((await first).statusCode).toBe(200)
  await second.close()
})

it('D5 recognises people and tells its health while every other connection to the database is taken', async () => {
  const { max } = server.db.$client.options
  const clients = await Promise.all(Array.from({ length: max }, () => server.db.$client.connect()))
  release = async () => {
    for (const client of clients) client.release()
  }
  expect((await get('/api/auth/me', edith)).statusCode).toBe(200)
  expect((await get('/readyz', edith)).statusCode).toBe(200)
})
