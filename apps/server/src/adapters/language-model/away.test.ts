import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { createFallbackModel } from '@placard/language/models'
import { A_CHAT_ORDER, groundless, ScriptedModel, says } from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STALLS, type StalledService, startStalledService } from './testing/stalled-service.ts'
import { providersOver, WIRE_FORMATS, type WireFormat } from './testing/vendor.ts'

/** The whole has longer than any test waits: what ends is ended by a silence. */
const LIMITS = { firstTextMs: 200, idleMs: 200, totalMs: 3_600_000 }
let stalled: StalledService
beforeAll(async () => {
  stalled = await startStalledService()
})
afterAll(() => stalled.close())

async function askedAt(url: string, name: WireFormat, signal = new AbortController().signal) {
  const { providers, faults } = await providersOver({ url }, [name], { limits: LIMITS })
  const model = createFallbackModel({
    providers,
    ground: groundless,
    newFence: () => 'f00d',
    nextTurn: async () => undefined,
    last: new ScriptedModel(says('Built-in.')),
  })
  let text = ''
  for await (const part of model.answer(A_CHAT_ORDER, signal)) {
    if (part.kind === 'retract') text = ''
    if (part.kind === 'text') text += part.text
  }
  return { text, faults: faults.map(({ error }) => error.fault) }
}

const STALLED = WIRE_FORMATS.flatMap(({ name }) => STALLS.map((how) => ({ name, how })))

describe('ST-2 a service that stalls', () => {
  it.each(STALLED)('is given up in time, and there is one answer, when $name $how', async ({ name, how }) => {
    stalled.stall(how)
    expect(await askedAt(stalled.url, name)).toEqual({ text: 'Built-in.', faults: ['slow'] })
  })
})

/** A port that closes every connection before a byte. */
async function aPortThatHangsUp() {
  const server = createTcpServer((socket) => socket.destroy())
  await new Promise<void>((on) => server.listen(0, '127.0.0.1', on))
  const bound = server.address()
  return { server, port: typeof bound === 'object' && bound !== null ? bound.port : 0 }
}

describe('ST-3 a service that cannot be reached', () => {
  it.each(WIRE_FORMATS)('is passed over, whatever keeps $name from being reached', async ({ name }) => {
    const { server, port } = await aPortThatHangsUp()
    const away = [`https://127.0.0.1:${port}`, `http://127.0.0.1:${port}`, 'http://nothing.invalid']
    for (const url of away) expect(await askedAt(url, name), url).toMatchObject({ text: 'Built-in.' })
    await new Promise((closed) => server.close(closed))
    // no server listens there any more
    expect(await askedAt(`http://127.0.0.1:${port}`, name)).toEqual({ text: 'Built-in.', faults: ['unavailable'] })
  })
})

describe('ST-7 an answer that is stopped', () => {
  it.each(WIRE_FORMATS)('ends the request to $name', async ({ name }) => {
    let isAsked = false
    let hasEnded = false
    const service = createServer((request, reply) => {
      isAsked = true
      request.resume()
      reply.once('close', () => {
        hasEnded = true
      })
    })
    await new Promise<void>((on) => service.listen(0, '127.0.0.1', on))
    const bound = service.address()
    const url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
    const { providers } = await providersOver({ url }, [name])
    const stop = new AbortController()
    const model = createFallbackModel({
      providers,
      ground: groundless,
      newFence: () => 'f00d',
      nextTurn: async () => undefined,
      last: undefined,
    })
    const hearing = model.answer(A_CHAT_ORDER, stop.signal)[Symbol.asyncIterator]().next()
    await expect.poll(() => isAsked, { interval: 5 }).toBe(true)
    stop.abort()
    await expect(hearing).rejects.toThrow()
    // it never answers: the request ends only because it is given up
    await expect.poll(() => hasEnded, { interval: 5 }).toBe(true)
    await new Promise((closed) => service.close(closed))
  })
})
