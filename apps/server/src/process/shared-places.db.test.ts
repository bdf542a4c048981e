import { randomUUID } from 'node:crypto'
import { CLOSE_CODES } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app/build-app.ts'
import { fingerprintOf } from '../config/server-secret.ts'
import { heldPlaces } from '../database/limit-schema.ts'
import { servers } from '../database/server-schema.ts'
import type { App } from '../http/app.ts'
import { ChatPage } from '../testing/chat-page.ts'
import { PageSocket } from '../testing/page-socket.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { tidyUp } from '../testing/tidy-up.ts'
import { ServerLife } from './server-life.ts'
import { SharedPlaces } from './shared-places.ts'

let server: TestServer
/** A second server on the same database. */
let life: ServerLife
let other: App
let addresses: string[]
let model: ScriptedModel

beforeEach(async () => {
  model = new ScriptedModel([...says('A caucus '), 'wait', { kind: 'text', text: 'is a break.' }])
  server = await testServer({ chatModel: { answer: (request, signal) => model.answer(request, signal) } })
  const { dependencies } = server
  life = new ServerLife({
    ...dependencies,
    place: 'another test',
    fingerprint: fingerprintOf(dependencies.secret),
    onReplaced: () => undefined,
  })
  await life.join()
  other = await buildApp({ ...dependencies, server: life })
  addresses = await Promise.all([server.app, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
})
afterEach(async () => {
  model.release()
  await other.close()
  await life.die()
  await server.close()
})

/** Opens sockets on the servers in turn, one after the other. */
async function openSockets(count: number, token: string): Promise<PageSocket[]> {
  const pages: PageSocket[] = []
  for (let opened = 0; opened < count; opened++) {
    const page = new PageSocket(addresses[opened % 2] ?? '')
    pages.push(page)
    await page.opened()
    page.say({ type: 'authenticate', token })
    await page.until(() => page.all('ready').length === 1 || page.closeCode !== undefined)
  }
  return pages
}

const open = (pages: readonly PageSocket[]) => pages.filter(({ closeCode }) => closeCode === undefined)

/** The stored state some seconds after a server was killed. */
async function killOther(): Promise<void> {
  await life.die()
  const aMinuteAgo = new Date(Date.now() - 60_000)
  await server.db.update(servers).set({ leaseUntil: aMinuteAgo }).where(eq(servers.id, life.id))
  await expect.poll(() => server.dependencies.server.mayJudge()).toBe(true)
}

describe('D8 over two servers one person holds', () => {
  it('D8 twenty sockets, not forty, and a place that is given back on one is free on the other', async () => {
    const { token } = await server.signUp()
    const pages = await openSockets(24, token)
    expect(open(pages)).toHaveLength(20)
    expect(pages.at(-1)?.closeCode).toBe(CLOSE_CODES.tooManyMessages)
    pages[1]?.close()
    await expect.poll(async () => (await server.db.select().from(heldPlaces))[0]?.holders[life.id]).toBe(9)
    expect(open(await openSockets(2, token))).toHaveLength(1)
  })

  it('D8 twenty streams, not forty', async () => {
    const { token } = await server.signUp()
    const page = await ChatPage.send(addresses[0] ?? '', token, { message: 'What is a caucus?' })
    const answer = await page.begun()
    const statuses: number[] = []
    for (let opened = 1; opened < 24; opened++) {
      statuses.push((await ChatPage.follow(addresses[opened % 2] ?? '', token, answer.id)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(19)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  it('D8 no places on a server that was killed', async () => {
    const { token } = await server.signUp()
    const pages = await openSockets(20, token)
    await killOther()
    addresses = [addresses[0] ?? '', addresses[0] ?? '']
    expect(open(await openSockets(12, token))).toHaveLength(10)
    for (const page of pages) page.close()
  })
})

describe('places', () => {
  const placesOn = (which: 'this' | 'other', most: number, db = server.db) =>
    new SharedPlaces(
      { ...server.dependencies, db, ...(which === 'other' ? { server: life } : {}) },
      { name: 'seats', most },
    )

  it('D8 asked for by sixty at once on two servers are given to twenty, and are all there again when given back', async () => {
    const [here, there] = [placesOn('this', 20), placesOn('other', 20)]
    const person = randomUUID()
    const asked = Array.from({ length: 60 }, (_, seat) => (seat % 2 === 0 ? here : there).take(person))
    const taken = (await Promise.all(asked)).filter((giveBack) => giveBack !== undefined)
    expect(taken).toHaveLength(20)
    expect(await here.take(randomUUID())).toBeDefined()
    for (const giveBack of [...taken, ...taken]) giveBack()
    const again = await Promise.all(Array.from({ length: 20 }, () => here.take(person)))
    expect(again.filter((giveBack) => giveBack !== undefined)).toHaveLength(20)
    expect(await there.take(person)).toBeUndefined()
  })

  it('hide their holders from readers without the secret, and are deleted', async () => {
    await placesOn('other', 3).take('ada')
    const [row] = await server.db.select().from(heldPlaces)
    expect(row?.key).toHaveLength(32)
    await tidyUp(server.db, server.clock.now())
    expect(await server.db.$count(heldPlaces)).toBe(1)
    await killOther()
    await tidyUp(server.db, server.clock.now())
    expect(await server.db.$count(heldPlaces)).toBe(0)
  })

  it('given back while the database was away are free when it answers again', async () => {
    const [here, there] = [placesOn('this', 1), placesOn('other', 1)]
    const giveBack = await here.take('ada')
    await server.db.$client.query('alter table held_places rename to away')
    giveBack?.()
    await expect(there.take('ada')).rejects.toThrow()
    await server.db.$client.query('alter table away rename to held_places')
    await expect.poll(() => there.take('ada'), { interval: 200 }).toBeDefined()
  })
})
