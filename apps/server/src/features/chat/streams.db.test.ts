import { connect } from 'node:net'
import { type ChatMessage, chat } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { chatMessages } from '../../database/chat-schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { at, ChatPage } from '../../testing/chat-page.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../testing/test-server.ts'

let model: ScriptedModel
let server: TestServer
let address: string

beforeAll(async () => {
  server = await testServer({ chatModel: { answer: (request, signal) => model.answer(request, signal) } })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => {
  model = new ScriptedModel([...says('A caucus '), 'wait', { kind: 'text', text: 'is a break.' }])
})

/** As many streams as one person may have. */
const READERS_OF_ONE = 20

/** Another server on the same database; what it does at intervals waits until the test lets time pass. */
async function aSecondServer() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = await buildApp(server.dependencies)
  return { app, elsewhere: await app.listen({ port: 0, host: '127.0.0.1' }) }
}
afterEach(() => void vi.useRealTimers())

async function anOpenStream(where = address) {
  const { token, user } = await server.signUp()
  const page = await ChatPage.send(where, token, { message: 'What is a caucus?' })
  await page.until(() => page.text() === 'A caucus ')
  return { page, token, user, answer: await page.begun() }
}
async function statusOf({ id }: ChatMessage) {
  const [row] = await server.db.select().from(chatMessages).where(eq(chatMessages.id, id))
  return row?.status
}

const ENDINGS: readonly { readonly how: string; readonly act: (email: string, token: string) => Promise<unknown> }[] = [
  { how: 'the person signed out', act: (_, token) => callerOf(server, token).post('/api/auth/logout') },
  { how: 'the account was suspended', act: (email) => server.suspend(email) },
  { how: 'the account was deleted', act: (email) => server.delete(email) },
  {
    how: 'the password was changed elsewhere',
    act: async (email) => {
      const elsewhere = await callerOf(server).post('/api/auth/login', { email, password: TEST_PASSWORD })
      return callerOf(server, elsewhere.json().data.token).post('/api/auth/password', {
        currentPassword: TEST_PASSWORD,
        newPassword: 'a better password',
      })
    },
  },
]

describe('advisory 6: a stream ends within a second when', () => {
  it.each(ENDINGS)('$how', async ({ act }) => {
    const { app, elsewhere } = await aSecondServer()
    const { page, token, user } = await anOpenStream(elsewhere)
    await act(user.email, token)
    vi.advanceTimersByTime(1_000)
    await page.until(() => page.isOver)
    model.release()
    expect(page.text()).toBe('A caucus ')
    expect(page.all('ended')).toEqual([])
    await app.close()
  })
})

describe('ST-6 readers that do not read', () => {
  it('hold nobody up and take little room, and their answers come to their ends', async () => {
    const long = 'resolution '.repeat(400)
    model = new ScriptedModel(says(...Array.from({ length: 20 }, () => long)))
    const people = await Promise.all(Array.from({ length: 20 }, () => server.signUp()))
    const before = process.memoryUsage().rss
    const { port } = new URL(address)
    const body = JSON.stringify({ message: 'Tell me everything' })
    const sockets = people.map(({ token }) => {
      const socket = connect(Number(port), '127.0.0.1').pause()
      socket.write(
        `POST ${chat.send.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
      return socket
    })
    const ended = async () =>
      (await server.db.select({ id: chatMessages.id }).from(chatMessages).where(eq(chatMessages.seq, 2))).length +
      (
        await server.db
          .select({ length: chatMessages.content })
          .from(chatMessages)
          .where(eq(chatMessages.status, 'complete'))
      ).filter(({ length }) => length.length === long.length * 20).length
    await expect.poll(ended).toBeGreaterThanOrEqual(20)
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
    for (const socket of sockets) socket.destroy()
  })
})

describe('ST-6 many readers of one answer', () => {
  it('all hear all of it once, from wherever they begin', async () => {
    const words = Array.from({ length: 200 }, (_, at) => `word${at} `)
    model = new ScriptedModel([...says(...words.slice(0, 100)), 'wait', ...says(...words.slice(100)).slice(1)])
    const { token } = await server.signUp()
    const page = await ChatPage.send(address, token, { message: 'Tell me everything' })
    const answer = await page.begun()
    await page.until(() => page.text().endsWith('word99 '))
    const others = await Promise.all(
      Array.from({ length: READERS_OF_ONE - 1 }, async (_, reader) => {
        const after = reader % 3
        return { page: await ChatPage.follow(address, token, answer.id, after), after }
      }),
    )
    expect((await ChatPage.follow(address, token, answer.id)).status).toBe(429)
    model.release()
    const whole = (await page.ended()).content
    expect(whole).toBe(words.join(''))
    for (const other of others) {
      expect((await other.page.ended()).content).toBe(whole)
      expect(other.page.ids).toEqual(page.ids.filter((seq) => seq > other.after))
    }
  })

  it('take little room when none of the fifty reads, and the answer comes to its end', async () => {
    const long = 'resolution '.repeat(400)
    const pieces = Array.from({ length: 20 }, () => long)
    model = new ScriptedModel([...says(...pieces.slice(0, 1)), 'wait', ...says(...pieces.slice(1)).slice(1)])
    const people = await Promise.all(Array.from({ length: 3 }, () => server.signUp()))
    const { port } = new URL(address)
    const sockets = await Promise.all(
      people.flatMap(async ({ token }) => {
        const page = await ChatPage.send(address, token, { message: 'Tell me everything' })
        const answer = await page.begun()
        await page.until(() => page.text() !== '')
        return Array.from({ length: 17 }, () => {
          const socket = connect(Number(port), '127.0.0.1').pause()
          socket.write(
            `GET ${at(chat.events, answer.id)} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
          )
          return socket
        })
      }),
    )
    const before = process.memoryUsage().rss
    const areWhole = async () =>
      (await server.db.select().from(chatMessages).where(eq(chatMessages.status, 'complete'))).filter(
        ({ content }) => content === pieces.join(''),
      ).length
    model.release()
    await expect.poll(areWhole).toBeGreaterThanOrEqual(3)
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
    for (const socket of sockets.flat()) socket.destroy()
  })
})

describe('two servers on one database', () => {
  it('show each other’s answers, and stop them, told of it and not by looking', async () => {
    const { app: second, elsewhere } = await aSecondServer()
    const { page, token, answer } = await anOpenStream()
    const other = await ChatPage.follow(elsewhere, token, answer.id)
    await other.until(() => other.text() === 'A caucus ')
    const stopped = await fetch(elsewhere + at(chat.stop, answer.id), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(stopped.status).toBe(200)
    // ST-7: whoever makes it is told
    expect((await page.ended()).status).toBe('stopped')
    expect((await other.ended()).content).toBe('A caucus ')
    await second.close()
  })

  it('end what one of them left behind, with everything kept: it can be gone on with', async () => {
    const second = await buildApp(server.dependencies)
    const elsewhere = await second.listen({ port: 0, host: '127.0.0.1' })
    const { token } = await server.signUp()
    const page = await ChatPage.send(elsewhere, token, { message: 'What is a caucus?' })
    await page.until(() => page.text() === 'A caucus ')
    const answer = await page.begun()
    // as if it had been killed: its lease runs out, and nobody prolongs it
    await server.db
      .update(chatMessages)
      .set({ fence: 99, leaseUntil: new Date(0) })
      .where(eq(chatMessages.id, answer.id))
    await expect.poll(() => statusOf(answer)).toBe('interrupted')
    const [row] = await server.db.select().from(chatMessages).where(eq(chatMessages.id, answer.id))
    expect(row).toMatchObject({ content: 'A caucus ', fault: 'lost' })
    model = new ScriptedModel(says('is a break.'))
    const rest = await ChatPage.open(address, token, at(chat.proceed, answer.id), { method: 'POST' })
    expect((await rest.ended()).content).toBe('A caucus is a break.')
    await second.close()
  })

  it('end their answers as interrupted when they are stopped, and tell whoever reads', async () => {
    const second = await buildApp(server.dependencies)
    const elsewhere = await second.listen({ port: 0, host: '127.0.0.1' })
    const { token } = await server.signUp()
    const page = await ChatPage.send(elsewhere, token, { message: 'What is a caucus?' })
    await page.until(() => page.text() === 'A caucus ')
    await second.close()
    expect(await page.ended()).toMatchObject({ status: 'interrupted', fault: 'lost', content: 'A caucus ' })
  })
})
