import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '../../testing/documents.ts'
import { listenOnLoopback } from '../../testing/loopback.ts'
import { DocumentReaders, type DocumentReadersDependencies } from './document-readers.ts'

const NEVER = new AbortController().signal
const TOO_HARD = { ok: false, rejection: 'too-hard' }
const DOCUMENT = { pieces: [Buffer.from('x')], name: 'a' }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'placard-reader-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Readers whose processes wait for a document and then run a script. */
async function readersThat(
  script: string,
  dependencies: Partial<DocumentReadersDependencies> = {},
): Promise<DocumentReaders> {
  const file = path.join(folder, `${Math.random()}.mjs`)
  await writeFile(file, `import * as fs from 'node:fs'\nfor await (const _ of process.stdin);\n${script}`)
  return new DocumentReaders({
    atOnce: 1,
    waiting: 1,
    msAnHour: 600_000,
    limits: { memoryMb: 64, cpuMs: 20_000, wallMs: 60_000 },
    program: { file, mayRead: [path.join(folder, '/'), path.join(import.meta.dirname, '/')] },
    ...dependencies,
  })
}

/** A script's last statement: answers with a text as that of the document. */
const saying = (text: string) =>
  `fs.writeSync(1, JSON.stringify({ ok: true, kind: 'text', text: ${text}, fullLength: 1 }))`

describe('a process that reads', () => {
  it.each([
    { because: 'of its heap', script: 'const all = []; for (;;) all.push({ all: [all.length] })' },
    {
      because: 'of memory beside its heap',
      script:
        'const all = []; for (;;) { all.push(new Uint8Array(5e6).fill(1)); const until = Date.now() + 20; while (Date.now() < until); }',
    },
    { because: 'because it fell over', script: `throw new Error('fault')` },
    { because: 'because it says what no reader says', script: `fs.writeSync(1, '{"ok":true,"kind":"text"}')` },
    {
      because: 'because it says too much',
      script: `for (const more = Buffer.alloc(1e6, 'a'); ; ) { try { fs.writeSync(1, more) } catch {} }`,
    },
  ])('D7 ends $because, and the server goes on', async ({ script }) => {
    const own = await readersThat(script)
    const before = process.memoryUsage().rss
    expect(await own.read('ada', DOCUMENT, NEVER)).toEqual(TOO_HARD)
    expect(process.memoryUsage().rss - before).toBeLessThan(50e6)
    own.close()
  })

  it.each([
    { because: 'of its processor', script: 'for (;;);', limits: { memoryMb: 64, cpuMs: 300, wallMs: 60_000 } },
    {
      because: 'by the clock',
      script: 'setInterval(() => undefined, 1_000)',
      limits: { memoryMb: 64, cpuMs: 60_000, wallMs: 300 },
    },
  ])('D7 ends after its time $because', async ({ script, limits }) => {
    const own = await readersThat(script, { limits })
    expect(await own.read('ada', DOCUMENT, NEVER)).toEqual(TOO_HARD)
    own.close()
  })

  it('D7 has no network, writes nothing, starts nothing, and reads nothing but its code', async () => {
    let asked = 0
    const server = createServer((_, reply) => {
      asked += 1
      reply.end()
    })
    const port = Number(new URL(await listenOnLoopback(server)).port)
    const tries = `
      import { createRequire } from 'node:module'
      import { closeWaysOut } from ${JSON.stringify(path.join(import.meta.dirname, 'ways-out.ts'))}
      const before = createRequire(import.meta.url)
      closeWaysOut()
      const tries = {
        'import net': async () => (await import('node:net')).connect(${port}),
        'require net': async () => before('net').connect(${port}),
        'import http': async () => (await import('http')).get('http://127.0.0.1:${port}'),
        'import dns': () => import('node:dns'),
        'import dgram': () => import('node:dgram'),
        'fetch': async () => fetch('http://127.0.0.1:${port}'),
        'a socket': async () => new WebSocket('ws://127.0.0.1:${port}'),
        'a module by the process': async () => process.getBuiltinModule('net').connect(${port}),
        'a name the module of the process has': async () => (await import('node:process')).getBuiltinModule('net').connect(${port}),
        'a loader of modules': async () => (await import('node:module')).createRequire('/x.js')('net').connect(${port}),
        'a socket of its own streams': async () => new process.stdin.constructor().connect(${port}),
        'a socket of its log': async () => new process.stderr.constructor().connect(${port}),
        'a terminal': async () => new (await import('node:tty')).ReadStream(0),
        'a file': async () => fs.writeFileSync(${JSON.stringify(path.join(folder, 'written'))}, 'x'),
        'a secret': async () => fs.readFileSync('/etc/passwd'),
        'the project': async () => fs.readdirSync(${JSON.stringify(path.resolve(import.meta.dirname, '../..'))}),
        'a process': async () => (await import('node:child_process')).spawnSync('true'),
        'a thread': async () => new (await import('node:worker_threads')).Worker('1', { eval: true }),
        'a binding': async () => process.binding('tcp_wrap').TCP,
        'an addon': async () => process.dlopen({ exports: {} }, 'x'),
        'a signal': async () => process.kill(process.ppid, 0),
        'code of a text': async () => new Function('return 1')(),
      }
      const done = []
      for (const [name, attempt] of Object.entries(tries)) await attempt().then(() => done.push(name), () => undefined)
      done.push(...Object.keys(process.env).map((name) => 'environment: ' + name))
      ${saying('Object.keys(tries).length + " tried, done: " + done.join()')}`
    const own = await readersThat(tries)
    const reading = await own.read('ada', DOCUMENT, NEVER)
    expect(reading).toMatchObject({ ok: true, text: '22 tried, done: ' })
    expect(asked).toBe(0)
    own.close()
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('documents of several accounts', () => {
  /** Ten million pairs of a letter and a blank compress to a PDF of 20 kB. */
  const nest = { pieces: [aPdf(['x'], { content: Buffer.alloc(40e6, 'q ') })], name: 'nest.pdf' }
  const small = { pieces: [aPdf(['Chad has no port.'])], name: 'small.pdf' }

  it('D7 three hard documents of one account delay no other account, and end after ten seconds of work', async () => {
    const readers = new DocumentReaders({ atOnce: 2, waiting: 20, msAnHour: 60_000 })
    const order: string[] = []
    const enough = new AbortController()
    const began = performance.now()
    const hard = Array.from({ length: 3 }, () => readers.read('mallory', nest, enough.signal))
    hard[0]?.then(
      (reading) => order.push(JSON.stringify(reading)),
      () => undefined,
    )
    for (const person of ['ada', 'grace', 'ada']) {
      expect(await readers.read(person, small, NEVER)).toMatchObject({ ok: true, text: 'Chad has no port.' })
      order.push(person)
    }
    await hard[0]
    const took = performance.now() - began
    expect(order).toEqual(['ada', 'grace', 'ada', JSON.stringify(TOO_HARD)])
    expect(took).toBeGreaterThan(9_900)
    enough.abort(new Error('enough'))
    expect((await Promise.allSettled(hard)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    readers.close()
  })

  it('D7 that took more time to read than an account has in an hour have to wait', async () => {
    const own = await readersThat(`const until = Date.now() + 300; while (Date.now() < until);\n${saying('"x"')}`, {
      msAnHour: 250,
    })
    expect(own.waitSecondsOf('ada')).toBe(0)
    await own.read('ada', DOCUMENT, NEVER)
    expect(own.waitSecondsOf('ada')).toBeGreaterThan(60)
    expect(own.waitSecondsOf('grace')).toBe(0)
    own.close()
  })

  it('wait in a bounded queue, and leave it when their request is aborted', async () => {
    const own = await readersThat('for (;;);', { limits: { memoryMb: 64, cpuMs: 60_000, wallMs: 2_000 } })
    const first = own.read('ada', DOCUMENT, NEVER)
    const leaving = new AbortController()
    const second = own.read('grace', DOCUMENT, leaving.signal)
    expect(await own.read('edith', DOCUMENT, NEVER)).toBe('busy')
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    expect(await first).toEqual(TOO_HARD)
    own.close()
  })
})
