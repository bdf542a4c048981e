import { createServer, type Server } from 'node:http'
import { createFallbackModel, createTaskRunner } from '@placard/language/models'
import { groundless, ScriptedModel, says } from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenOnLoopback } from '../../testing/loopback.ts'
import { sentimentTask } from './campaign/sentiment.ts'

import { providersOver, WIRE_FORMATS, type WireFormat } from './testing/vendor.ts'

/** The body of the service's answer, byte by byte. */
let body = Buffer.alloc(0)
let contentType = 'text/event-stream'
let server: Server
let url = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    request.once('end', () => response.writeHead(200, { 'content-type': contentType }).end(body))
  })
  url = await listenOnLoopback(server)
})
afterAll(() => server.close())

const half = Buffer.from('data: {"choices":[{"index":0,"delta":{"content":"Grüße"}}]}\n\n').subarray(0, 48)
const GARBAGE: readonly { readonly because: string; readonly bytes: Buffer; readonly type?: string }[] = [
  { because: 'nothing', bytes: Buffer.alloc(0) },
  { because: 'a page', bytes: Buffer.from('<!DOCTYPE html><title>502</title>'), type: 'text/html' },
  { because: 'a page that says it is a stream', bytes: Buffer.from('<html>Bad gateway</html>') },
  { because: 'lines that are no JSON', bytes: Buffer.from('data: {not json\n\ndata: ]]\n\n') },
  { because: 'JSON of another kind', bytes: Buffer.from('data: {"hello":"world"}\n\ndata: [1,2,3]\n\ndata: null\n\n') },
  { because: 'no blank lines', bytes: Buffer.from('data: {"choices":[]}\ndata: {"choices":[]}\n') },
  { because: 'half a character', bytes: half },
  { because: 'a line of a mebibyte', bytes: Buffer.from(`data: ${'x'.repeat(1_048_576)}\n\n`) },
  { because: 'bytes at random', bytes: Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 167 + 13) % 256)) },
  { because: 'an end and nothing before it', bytes: Buffer.from('data: [DONE]\n\n') },
  {
    because: 'an error in the stream',
    bytes: Buffer.from('event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"no"}}\n\n'),
  },
]

const LONGEST = { because: 'a line of 50 mebibytes', bytes: Buffer.alloc(50 * 1_048_576, 'data: x') }

const CASES = [
  ...WIRE_FORMATS.flatMap(({ name }) => GARBAGE.map((garbage) => ({ name, ...garbage }))),
  { name: 'openai-compatible' as const, type: undefined, ...LONGEST },
]

async function enginesAt(name: WireFormat, bytes: Buffer, type = 'text/event-stream') {
  body = Buffer.from(bytes)
  contentType = type
  return providersOver({ url }, [name])
}

describe('ST-5 a service that answers garbage', () => {
  it.each(CASES)('is passed over by the chat when $name sends $because', async ({ name, bytes, type }) => {
    const { providers, faults } = await enginesAt(name, bytes, type)
    const model = createFallbackModel({
      providers,
      ground: groundless,
      newFence: () => 'f00d',
      nextTurn: async () => undefined,
      last: new ScriptedModel(says('Built-in.')),
    })
    const turns = [{ role: 'user', text: 'What is a motion?' }] as const
    const rest = { mode: 'balanced', instructions: '', background: undefined, temperature: 0.3, maxTokens: 99 } as const
    let text = ''
    for await (const part of model.answer({ ...rest, turns, speechSpeed: 1 }, new AbortController().signal)) {
      if (part.kind === 'retract') text = ''
      if (part.kind === 'text') text += part.text
    }
    expect(text).toBe('Built-in.')
    expect(faults).toHaveLength(1)
  })

  it.each(CASES)('is passed over by tasks when $name sends $because', async ({ name, bytes, type }) => {
    const { providers } = await enginesAt(name, bytes, type)
    const tasks = createTaskRunner({ providers, newFence: () => 'f00d' })
    const { engine } = await tasks.run(sentimentTask, 'We deplore this.', { userId: undefined })
    expect(engine.rung).toBe('embedded')
  })
})
