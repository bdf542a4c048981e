import { type PrivacyRequest, pathOf, privacyRequests } from '@placard/contract'
import { type BenchOptions, type Figure, sampled } from '../figure.ts'
import { memoryOf, peakMemory, temporaryServer, UNLIMITED } from '../processes.ts'
import { Visitor } from '../visitor.ts'
import { type Ask, askAs, CONVERSATIONS, fill, MESSAGES_EACH, requestIn, verify } from './person.ts'

/** How often memory is looked at, and the request. */
const LOOK_MS = 100

/** The archive of somebody who has written very much: how long it takes, how much memory, and how soon it begins to come. */
export async function* archiveOfEverything(options: BenchOptions): AsyncIterable<Figure> {
  await using server = await temporaryServer({ environment: UNLIMITED })
  const person = await Visitor.join(server.address)
  const ask = askAs(server.address, person)
  const count = sampled(CONVERSATIONS, options, 100)
  await verify(ask, person)
  // what the code itself takes is there already where somebody has had one
  await whenBuilt(ask, await requestOf(ask))
  await fill(server.dataFolder, person.account.email, count)
  const idle = (await memoryOf(server)).server
  const memory = peakMemory(server, LOOK_MS)
  const since = performance.now()
  const built = await whenBuilt(ask, await requestOf(ask))
  const sample = `${count * MESSAGES_EACH} messages, ${Math.round((built.archive?.bytes ?? 0) / 1_000_000)} MB packed`
  yield {
    name: 'archive, from the request until it is ready',
    value: (performance.now() - since) / 1000,
    unit: 's',
    limit: { atMost: 60 },
    sample,
  }
  const path = pathOf(privacyRequests.archive, { requestId: built.id })
  const { firstByteMs, bytes } = await download(ask, path)
  if (bytes !== built.archive?.bytes)
    throw new Error(`the archive has ${built.archive?.bytes} bytes, and ${bytes} came`)
  yield {
    name: 'archive, first byte of the download',
    value: firstByteMs,
    unit: 'ms',
    limit: { atMost: 1_000 },
    sample,
  }
  yield {
    name: 'memory of the server above idle, building and sending it',
    value: (await memory.stop()) - idle,
    unit: 'MB',
    limit: { atMost: 60 },
    sample,
    reference: `${Math.round(idle)} MB idle`,
  }
}

async function requestOf(ask: Ask): Promise<PrivacyRequest> {
  const body = JSON.stringify({ kind: 'know-pieces' })
  return requestIn(await ask(privacyRequests.create.path, { method: 'POST', body }))
}

async function whenBuilt(ask: Ask, asked: PrivacyRequest): Promise<PrivacyRequest> {
  for (let request = asked; ; ) {
    if (request.archive?.state === 'ready') return request
    if (request.archive?.fault !== null) throw new Error(`the archive is not built: ${request.archive?.fault}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    request = await requestIn(await ask(pathOf(privacyRequests.read, { requestId: request.id })))
  }
}

async function download(ask: Ask, path: string): Promise<{ firstByteMs: number; bytes: number }> {
  const since = performance.now()
  const { body } = await ask(path)
  let firstByteMs: number | undefined
  let bytes = 0
  for await (const piece of body ?? []) {
    firstByteMs ??= performance.now() - since
    bytes += piece.length
  }
  return { firstByteMs: firstByteMs ?? Number.POSITIVE_INFINITY, bytes }
}
