import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Embeddings } from '@placard/application'
import { EmbeddingsError } from '@placard/application'
import type { AnswerFault } from '@placard/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOnLoopback } from '../../testing/loopback.ts'
import { geminiEmbeddings } from './gemini.ts'
import { openAiCompatibleEmbeddings } from './openai-compatible.ts'
import { embeddingAnswer, type VectorOf } from './testing/embedding-wire.ts'

const KEY = 'secret-key-0123456789'
const NEVER = new AbortController().signal
const KINDS = [
  { name: 'gemini', kind: geminiEmbeddings, header: 'x-goog-api-key', value: KEY },
  { name: 'openai-compatible', kind: openAiCompatibleEmbeddings, header: 'authorization', value: `Bearer ${KEY}` },
] as const

let close: (() => void) | undefined
afterEach(() => close?.())

interface Asked {
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A service on loopback that answers as told, with what it was asked. */
async function aService(answer: (asked: Asked, response: ServerResponse) => void) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const one = { url: request.url, headers: request.headers, body }
    asked.push(one)
    answer(one, response)
  })
  const url = `${await listenOnLoopback(server)}/v1/`
  close = () => {
    server.close()
    server.closeAllConnections()
  }
  const create = (kind: (typeof KINDS)[number]['kind']): Embeddings => kind.create({ model: 'm-1', apiKey: KEY, url })
  return { asked, create }
}

const speaking =
  (vectorOf: VectorOf) =>
  ({ url = '', body }: Asked, response: ServerResponse) => {
    response.end(JSON.stringify(embeddingAnswer(url, body, vectorOf)))
  }

async function faultOf(vectors: Promise<unknown>): Promise<{ fault: AnswerFault | undefined; told: string }> {
  const error = await vectors.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const told = error instanceof Error ? `${error.message} ${JSON.stringify(error)} ${String(error.cause)}` : ''
  return { fault: error instanceof EmbeddingsError ? error.fault : undefined, told }
}

describe.each(KINDS)('vectors of $name', ({ kind, header, value }) => {
  it('come in the order of the texts, with the key in a header and nowhere else', async () => {
    const { asked, create } = await aService(speaking((text) => [text.length, 0.5]))
    const embeddings = create(kind)
    expect(await embeddings.vectorsOf(['one', 'three', 'a'], 'passage', NEVER)).toEqual([
      [3, 0.5],
      [5, 0.5],
      [1, 0.5],
    ])
    expect(await embeddings.vectorsOf(['a question'], 'question', NEVER)).toEqual([[10, 0.5]])
    expect(asked.map(({ headers }) => headers[header])).toEqual([value, value])
    expect(asked.map(({ url, body }) => `${url} ${body}`).join()).not.toContain(KEY)
  })

  it.each<{ because: string; vectorOf: VectorOf }>([
    { because: 'they differ in length', vectorOf: (text) => (text === 'one' ? [1, 2] : [1, 2, 3]) },
    { because: 'one is empty', vectorOf: (text) => (text === 'one' ? [] : [1, 2]) },
    { because: 'one has no direction', vectorOf: (text) => (text === 'one' ? [0, 0] : [1, 2]) },
    { because: 'a number is a word', vectorOf: () => [1, 'two'] },
    { because: 'a number is missing', vectorOf: () => [1, Number.NaN] },
    { because: 'they are endless', vectorOf: () => Array.from({ length: 9_000 }, () => 0.1) },
  ])('are refused when $because', async ({ vectorOf }) => {
    const { create } = await aService(speaking(vectorOf))
    expect(await faultOf(create(kind).vectorsOf(['one', 'two'], 'passage', NEVER))).toMatchObject({ fault: 'empty' })
  })

  it.each<{ because: string; text: string }>([
    { because: 'it has one of two', text: '{"embeddings":[{"values":[1]}],"data":[{"index":0,"embedding":[1]}]}' },
    {
      because: 'two are of one text',
      text: '{"data":[{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}],"embeddings":[]}',
    },
    { because: 'it has none', text: '{}' },
    { because: 'it is no JSON', text: '<html>' },
    { because: 'it is longer than any', text: ' '.repeat(8_000_001) },
  ])('are refused when the answer is wrong: $because', async ({ text }) => {
    const { create } = await aService((_, response) => response.end(text))
    expect(await faultOf(create(kind).vectorsOf(['one', 'two'], 'passage', NEVER))).toMatchObject({ fault: 'empty' })
  })

  it.each<{ status: number; text: string; fault: AnswerFault }>([
    { status: 401, text: `bad key ${KEY}`, fault: 'key-refused' },
    { status: 429, text: 'slow down', fault: 'rate-limited' },
    { status: 429, text: 'You exceeded your current quota', fault: 'quota' },
    { status: 500, text: `you sent a question with ${KEY}`, fault: 'unavailable' },
    { status: 302, text: '', fault: 'unavailable' },
  ])('are refused with $status as $fault, and neither key nor text is told', async ({ status, text, fault }) => {
    const { asked, create } = await aService((_, response) =>
      response.writeHead(status, { location: '/elsewhere' }).end(text),
    )
    const found = await faultOf(create(kind).vectorsOf(['a question'], 'question', NEVER))
    expect(found.fault).toBe(fault)
    expect(found.told).not.toMatch(new RegExp(`${KEY}|a question`))
    expect(asked).toHaveLength(1)
  })

  it('are refused when the answer breaks off', async () => {
    const { create } = await aService((_, response) => {
      response.writeHead(200, { 'content-length': '500' }).write('{"data":[{"index":0,"embedding":[1')
      setImmediate(() => response.destroy())
    })
    const { fault } = await faultOf(create(kind).vectorsOf(['a question'], 'question', NEVER))
    expect(fault).toBe('unavailable')
  })

  it('are refused when nobody is there', async () => {
    const gone = kind.create({ model: 'm-1', apiKey: KEY, url: 'http://127.0.0.1:9' })
    expect((await faultOf(gone.vectorsOf(['a question'], 'question', NEVER))).fault).toBe('unavailable')
  })

  it.each(['nothing', 'a beginning'])(
    'of a service that says %s are no longer waited for when told so',
    async (says) => {
      const patience = new AbortController()
      const { create } = await aService((_, response) => {
        if (says !== 'nothing') response.writeHead(200).write('{"data":[')
        setImmediate(() => patience.abort(new Error('enough')))
      })
      await expect(create(kind).vectorsOf(['a question'], 'question', patience.signal)).rejects.toThrow('enough')
    },
  )

  it('are told apart by model and address, without telling the address', () => {
    const idOf = (model: string, url: string) => kind.create({ model, apiKey: KEY, url }).spaceId
    const ids = [idOf('a', 'http://one.example'), idOf('b', 'http://one.example'), idOf('a', 'http://two.example')]
    expect(new Set(ids).size).toBe(3)
    expect(ids.every((id) => /^[\da-f]{32}$/.test(id))).toBe(true)
    expect(kind.create({ model: 'a', apiKey: 'another', url: 'http://one.example' }).spaceId).toBe(ids[0])
  })
})

describe('Gemini', () => {
  it('is told which texts ask and which may answer, one text by embedContent and several by batchEmbedContents', async () => {
    const { asked, create } = await aService(speaking(() => [1]))
    const embeddings = create(geminiEmbeddings)
    await embeddings.vectorsOf(['q'], 'question', NEVER)
    await embeddings.vectorsOf(['p', 'r'], 'passage', NEVER)
    expect(asked.map(({ url }) => url)).toEqual(['/v1/models/m-1:embedContent', '/v1/models/m-1:batchEmbedContents'])
    expect(asked[0]?.body).toContain('"taskType":"RETRIEVAL_QUERY"')
    expect(asked[1]?.body).toContain('"taskType":"RETRIEVAL_DOCUMENT"')
  })
})
