import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type {
  Append,
  AppendResult,
  CreateResult,
  EventStore,
  KeptAnswer,
  NewSession,
  SessionLists,
} from '@placard/application'
import { eventStoreSuite, sessionListsSuite } from '@placard/testing'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The store is only as good as the browser's database under it: this file runs it in Chromium. */
let browser: Browser
let server: Server
let address: string

beforeAll(async () => {
  const script = await bundledStore()
  server = createServer((request, response) => {
    const isScript = request.url === '/store.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript ? script : '<!doctype html><title>store</title><script type="module" src="/store.js"></script>',
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const bound = server.address()
  address = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}/` : ''
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

/** `open-store.ts` as one script that puts its door on the page. */
async function bundledStore(): Promise<string> {
  const source = fileURLToPath(new URL('./open-store.ts', import.meta.url))
  const entry = 'virtual:store-on-the-page'
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'store-on-the-page',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `import { openDemoStore } from ${JSON.stringify(source)}\nObject.assign(globalThis, { openDemoStore })`
            : undefined,
      },
    ],
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the store was not bundled')
  return chunk.code
}

async function aPage(before = ''): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (before !== '') await page.addInitScript(before)
  await page.goto(address)
  await page.waitForFunction('globalThis.openDemoStore')
  return page
}

/** Opens the demo's store on a page, as the worker does; answers where it keeps its sessions. */
function openOn(page: Page): Promise<string> {
  return page.evaluate<string>('openDemoStore(indexedDB).then((opened) => (globalThis.demo = opened).storage)')
}

/** The store of a page, asked from here. */
function storeOf(page: Page): EventStore & SessionLists {
  const ask = <Value>(method: string, ...args: readonly unknown[]) => {
    const given = args.filter((arg) => arg !== undefined).map((arg) => JSON.stringify(arg))
    return page.evaluate<Value>(`demo.store.${method}(${given.join(', ')})`)
  }
  return {
    create: (session: NewSession) => ask<CreateResult>('create', session),
    load: (sessionId, after) => ask<Awaited<ReturnType<EventStore['load']>>>('load', sessionId, after),
    append: (append: Append) => ask<AppendResult>('append', append),
    events: (sessionId, after, upTo) =>
      ask<Awaited<ReturnType<EventStore['events']>>>('events', sessionId, after, upTo),
    list: (userId, limit) => ask<Awaited<ReturnType<EventStore['list']>>>('list', userId, limit),
    answerTo: (userId, key) => ask<KeptAnswer | undefined>('answerTo', userId, key),
    change: (userId, sessionId, change) => ask<boolean>('change', userId, sessionId, change),
    remove: (userId, sessionId, at) =>
      ask<Awaited<ReturnType<SessionLists['remove']>>>('remove', userId, sessionId, at),
    restore: (userId, sessionId, since) => ask<boolean>('restore', userId, sessionId, since),
    eraseRemoved: (before) => ask<readonly string[]>('eraseRemoved', before),
  }
}

async function emptyStore() {
  const page = await aPage()
  expect(await openOn(page)).toBe('persistent')
  return storeOf(page)
}

eventStoreSuite('The browser’s database', emptyStore)
sessionListsSuite('The browser’s database', emptyStore)

const HEADER = `{ sessionId: 's1', userId: 'p', people: [{ userId: 'p', seat: 'ken' }], campaignId: 'c', title: 't',
  country: 'KEN', seed: 1, pace: 1, status: 'active', version: 1, progressRatio: 0, createdAt: 1, updatedAt: 1 }`
const CREATE = `demo.store.create({ header: ${HEADER}, events: [{ kind: 'session-paused', at: 0, now: 0 }] })`
/** Runs `use(transaction)` in a transaction over everything. */
const RAW = `(use) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('placard-demo')
  opening.onsuccess = () => {
    const transaction = opening.result.transaction(['headers', 'events', 'aside'], 'readwrite')
    const result = use(transaction)
    transaction.oncomplete = () => { opening.result.close(); resolve(result && result.result) }
    transaction.onerror = () => reject(transaction.error)
  }
})`

describe('storage that fails', () => {
  it('keeps what was written across a reload', async () => {
    const page = await aPage()
    await openOn(page)
    await page.evaluate(CREATE)
    await page.reload()
    await page.waitForFunction('globalThis.openDemoStore')
    expect(await openOn(page)).toBe('persistent')
    expect(await storeOf(page).events('s1', 0)).toHaveLength(1)
  })

  it('finds a session and an answer as the first version wrote them', async () => {
    const page = await aPage()
    await openOn(page)
    await page.evaluate(CREATE)
    const header = HEADER.replace('userId', 'ownerId').replace('userId', 'personId')
    const answer = `{ personId: 'p', key: 'k', fingerprint: 'f', sessionId: 's1', after: 0, seq: 1 }`
    await page.evaluate(`new Promise((resolve, reject) => {
      const opening = indexedDB.open('placard-demo')
      opening.onsuccess = () => {
        const transaction = opening.result.transaction(['headers', 'answers'], 'readwrite')
        transaction.objectStore('headers').put(${header})
        transaction.objectStore('answers').add(${answer})
        transaction.oncomplete = () => { opening.result.close(); resolve() }
        transaction.onerror = () => reject(transaction.error)
      }
    })`)
    expect(await openOn(page)).toBe('persistent')
    const people = [{ userId: 'p', seat: 'ken' }]
    expect(await storeOf(page).list('p', 9)).toMatchObject([{ sessionId: 's1', userId: 'p', people }])
    expect(await storeOf(page).answerTo('p', 'k')).toMatchObject({ userId: 'p', key: 'k', seq: 1 })
  })

  it.each([
    { damage: `headers.put({ sessionId: 's1', version: 'one' })`, because: 'its header makes no sense' },
    { damage: `events.delete(['s1', 1])`, because: 'its log is shorter than it says' },
  ])('sets one session aside, whole, and keeps the others: $because', async ({ damage }) => {
    const page = await aPage()
    await openOn(page)
    await page.evaluate(CREATE)
    await page.evaluate(CREATE.replaceAll("'s1'", "'s2'"))
    const [store = '', call = ''] = damage.split(/\.(.*)/s)
    await page.evaluate(`(${RAW})((transaction) => transaction.objectStore('${store}').${call})`)
    expect(await openOn(page)).toBe('recovered')
    expect((await storeOf(page).list('p', 9)).map(({ sessionId }) => sessionId)).toEqual(['s2'])
    expect(await storeOf(page).load('s1')).toBeUndefined()
    const aside = `(${RAW})((transaction) => transaction.objectStore('aside').getAll())`
    expect(await page.evaluate(aside)).toMatchObject([{ sessionId: 's1' }])
    expect(await openOn(page)).toBe('persistent')
  })

  it('takes the voices of its delegates away with a session, and leaves those of others', async () => {
    const page = await aPage()
    await openOn(page)
    await page.evaluate(CREATE)
    await page.evaluate(CREATE.replaceAll("'s1'", "'s2'"))
    const voices = (work: string) => `new Promise((resolve, reject) => {
      const opening = indexedDB.open('placard-voices', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('assignments', { keyPath: 'sessionId' })
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('assignments', 'readwrite')
        const store = transaction.objectStore('assignments')
        const request = ${work}
        transaction.oncomplete = () => { opening.result.close(); resolve(request.result) }
        transaction.onerror = () => reject(transaction.error)
      }
    })`
    for (const sessionId of ['s1', 's2'])
      await page.evaluate(voices(`store.put({ sessionId: '${sessionId}', assignments: [] })`))
    await page.evaluate(`(${RAW})((transaction) => transaction.objectStore('events').delete(['s1', 1]))`)
    expect(await openOn(page)).toBe('recovered')
    expect(await page.evaluate(voices('store.getAllKeys()'))).toEqual(['s2'])
  })

  it('begins another database where the first cannot be opened, and leaves that as it is', async () => {
    const page = await aPage()
    const newer = `new Promise((resolve) => {
      const opening = indexedDB.open('placard-demo', 99)
      opening.onsuccess = () => { opening.result.close(); resolve(true) }
    })`
    await page.evaluate(newer)
    expect(await openOn(page)).toBe('recovered')
    expect(await page.evaluate(CREATE)).toEqual({ ok: true })
    expect(await openOn(page)).toBe('persistent')
    expect((await storeOf(page).list('p', 9)).length).toBe(1)
    const names = 'indexedDB.databases().then((all) => all.map(({ name, version }) => [name, version]).sort())'
    expect(await page.evaluate(names)).toEqual([
      ['placard-demo', 99],
      ['placard-demo-2', 1],
    ])
  })

  it('plays in memory where the browser denies it', async () => {
    const denied = `IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') }`
    const page = await aPage(denied)
    expect(await openOn(page)).toBe('memory')
    expect(await page.evaluate(CREATE)).toEqual({ ok: true })
    const missing = 'openDemoStore(undefined).then(({ storage }) => storage)'
    expect(await page.evaluate(missing)).toBe('memory')
  })

  it('writes nothing of an append that finds the disk full', async () => {
    const page = await aPage()
    await openOn(page)
    await page.evaluate(CREATE)
    const full = `(() => {
      const add = IDBObjectStore.prototype.add
      let count = 0
      IDBObjectStore.prototype.add = function (...args) {
        count += 1
        if (count === 2) throw new DOMException('full', 'QuotaExceededError')
        return add.apply(this, args)
      }
      const event = { kind: 'session-resumed', at: 0, now: 0 }
      const append = { sessionId: 's1', expected: 1, events: [event, event], header: { ...${HEADER}, version: 3 } }
      return demo.store.append(append).then(() => 'kept', (error) => error.name)
    })()`
    expect(await page.evaluate(full)).toBe('QuotaExceededError')
    expect(await storeOf(page).events('s1', 0)).toHaveLength(1)
    expect((await storeOf(page).load('s1'))?.header.version).toBe(1)
  })
})
