import {
  type AnswerFault,
  type OwnEngineDraft,
  type OwnEngineKind,
  type OwnEngineTry,
  VENDOR_ADDRESSES,
} from '@placard/contract'
import { ModelProviderError, type ModelRequest } from '@placard/language/models'
import { describe, expect, it } from 'vitest'
import { WIRE_FORMATS } from './formats.ts'
import { spoken } from './spoken.ts'
import { tryModel } from './try-model.ts'

const KEY = 'sk-secret-0123456789'
const NEVER = new AbortController().signal
const REQUEST: ModelRequest = {
  instructions: 'Be brief.',
  messages: [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Yes?' },
    { role: 'user', content: 'Go on.' },
  ],
  temperature: 1.4,
  maxOutputTokens: 500,
}

/** What each kind of service streams: two pieces and how it ends. */
const STREAMS: Readonly<Record<OwnEngineKind, (end: 'complete' | 'cut' | 'blocked') => readonly unknown[]>> = {
  gemini: (end) => [
    { candidates: [{ content: { parts: [{ text: 'Thinking', thought: true }, { text: 'One ' }] } }] },
    {
      candidates: [
        {
          content: { parts: [{ text: 'two.' }] },
          finishReason: { complete: 'STOP', cut: 'MAX_TOKENS', blocked: 'SAFETY' }[end],
        },
      ],
    },
  ],
  anthropic: (end) => [
    { type: 'message_start', message: {} },
    { type: 'content_block_delta', delta: { type: 'text_delta', text: 'One ' } },
    { type: 'content_block_delta', delta: { type: 'text_delta', text: 'two.' } },
    {
      type: 'message_delta',
      delta: { stop_reason: { complete: 'end_turn', cut: 'max_tokens', blocked: 'refusal' }[end] },
    },
    { type: 'message_stop' },
  ],
  'openai-compatible': (end) => [
    { choices: [{ delta: { role: 'assistant', content: 'One ' }, finish_reason: null }] },
    { choices: [{ delta: { content: 'two.' }, finish_reason: null }] },
    { choices: [{ delta: {}, finish_reason: { complete: 'stop', cut: 'length', blocked: 'content_filter' }[end] }] },
  ],
}
const KINDS: readonly OwnEngineKind[] = ['gemini', 'anthropic', 'openai-compatible']

const events = (all: readonly unknown[]) =>
  `${all.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')}data: [DONE]\n\n`

/** A service that gives one answer, in chunks of seven bytes, and what it was asked. */
function aService(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit | undefined }[] = []
  const send: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), init })
    return answer()
  }
  return { send, asked }
}

function streamed(text: string): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + 7))
      at += 7
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function heard(kind: OwnEngineKind, send: typeof fetch, address: string = VENDOR_ADDRESSES[kind]) {
  let text = ''
  let fault: AnswerFault | undefined
  let error: unknown
  try {
    const model = { address, model: 'm-1', key: KEY }
    for await (const piece of spoken(send, WIRE_FORMATS[kind], model, { request: REQUEST, signal: NEVER }))
      text += piece
  } catch (thrown) {
    error = thrown
    fault = thrown instanceof ModelProviderError ? thrown.fault : undefined
  }
  return { text, fault, error }
}

describe('a request for a line, to Gemini', () => {
  it.each([
    { because: 'an answer is worth thinking', isBrief: false, maxOutputTokens: 500 + 1024, thinkingBudget: 1024 },
    {
      because: 'thoughts would use up the limit of a title',
      isBrief: true,
      maxOutputTokens: 500 + 128,
      thinkingBudget: 0,
    },
  ])('leaves $thinkingBudget tokens to think: $because', ({ isBrief, maxOutputTokens, thinkingBudget }) => {
    const called = { address: 'https://example.com', model: 'gemini-flash-latest', key: KEY }
    expect(WIRE_FORMATS.gemini.ask(called, { ...REQUEST, isBrief }).body).toMatchObject({
      generationConfig: { maxOutputTokens, thinkingConfig: { thinkingBudget } },
    })
  })
})

describe.each(KINDS.map((kind) => ({ kind })))('$kind, called from the browser', ({ kind }) => {
  it.each([
    { end: 'complete', fault: undefined },
    { end: 'cut', fault: 'cut' },
    { end: 'blocked', fault: 'blocked' },
  ] as const)('streams an answer and says how it ended: $end', async ({ end, fault }) => {
    const { send } = aService(() => streamed(events(STREAMS[kind](end))))
    expect(await heard(kind, send)).toMatchObject({ text: 'One two.', fault })
  })

  it('sends the key in a header to its address alone, and nothing of the page', async () => {
    const { send, asked } = aService(() => streamed(events(STREAMS[kind]('complete'))))
    await heard(kind, send)
    const [{ url, init }] = [asked[0] ?? { url: '', init: undefined }]
    expect(url.startsWith(VENDOR_ADDRESSES[kind])).toBe(true)
    expect(url).not.toContain(KEY)
    expect(String(init?.body)).not.toContain(KEY)
    expect(JSON.stringify(init?.headers)).toContain(KEY)
    expect(init).toMatchObject({ redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' })
    for (const said of ['Be brief.', 'Hello', 'Yes?', 'Go on.']) expect(String(init?.body)).toContain(said)
  })

  it.each<{ because: string; answer: () => Response | Promise<Response>; text: string; fault: AnswerFault }>([
    {
      because: 'it ends without saying so',
      answer: () => streamed(events(STREAMS[kind]('complete').slice(0, -2))),
      text: '',
      fault: 'unavailable',
    },
    { because: 'it says what is no JSON', answer: () => streamed('data: {oops\n\n'), text: '', fault: 'unavailable' },
    { because: 'nothing comes', answer: () => streamed(''), text: '', fault: 'unavailable' },
    {
      because: 'it cannot be reached',
      answer: () => Promise.reject(new TypeError(`${KEY} failed`)),
      text: '',
      fault: 'unavailable',
    },
    {
      because: 'the key is refused',
      answer: () => new Response(`bad key ${KEY}`, { status: 401 }),
      text: '',
      fault: 'key-refused',
    },
    {
      because: 'it is asked too much',
      answer: () => new Response('slow down', { status: 429 }),
      text: '',
      fault: 'rate-limited',
    },
    {
      because: 'the request is too long',
      answer: () => new Response('maximum context length is 4096', { status: 400 }),
      text: '',
      fault: 'too-long',
    },
    {
      because: 'there is no such model',
      answer: () => new Response('not found', { status: 404 }),
      text: '',
      fault: 'unavailable',
    },
  ])('tells its fault without the key: $because', async ({ answer, fault }) => {
    const { send } = aService(answer)
    const { fault: told, error } = await heard(kind, send)
    expect(told).toBe(fault)
    const { message, cause, stack } = error instanceof Error ? error : new Error('none')
    expect([message, String(cause), stack].join()).not.toContain(KEY)
  })
})

describe('a server on one’s own computer', () => {
  it('is told what the vendor’s newest models refuse', async () => {
    const { send, asked } = aService(() => streamed(events(STREAMS['openai-compatible']('complete'))))
    await heard('openai-compatible', send, 'http://localhost:11434/v1')
    await heard('openai-compatible', send)
    const bodies = asked.map(({ init }) => JSON.parse(String(init?.body)))
    expect(bodies).toMatchObject([{ max_tokens: 500, temperature: 1.4 }, { max_completion_tokens: 500 }])
    expect(bodies[1]).not.toHaveProperty('temperature')
  })
})

const OWN = 'http://localhost:11434/v1'
const listing =
  (...ids: readonly string[]) =>
  () =>
    Response.json({ data: ids.map((id) => ({ id })) })

describe('a try of a model', () => {
  it.each<{
    because: string
    draft?: Partial<OwnEngineDraft>
    answer: () => Response | Promise<Response>
    result: OwnEngineTry
  }>([
    { because: 'it is listed', answer: listing('m-1'), result: { outcome: 'works' } },
    { because: 'its usual version is listed', answer: listing('m-1:latest'), result: { outcome: 'works' } },
    { because: 'others are listed', answer: listing('a', 'b'), result: { outcome: 'no-model', names: ['a', 'b'] } },
    { because: 'none is listed', answer: listing(), result: { outcome: 'no-model', names: [] } },
    {
      because: 'Gemini puts a word before its names',
      draft: { kind: 'gemini', address: VENDOR_ADDRESSES.gemini },
      answer: () => Response.json({ models: [{ name: 'models/m-1' }] }),
      result: { outcome: 'works' },
    },
    {
      because: 'the key is refused',
      answer: () => new Response('', { status: 403 }),
      result: { outcome: 'key-refused' },
    },
    {
      because: 'it is another kind of server',
      answer: () => new Response('', { status: 400 }),
      result: { outcome: 'refused' },
    },
    {
      because: 'nothing answers here',
      answer: () => Promise.reject(new TypeError('x')),
      result: { outcome: 'own-unreachable' },
    },
    {
      because: 'a vendor does not answer',
      draft: { kind: 'anthropic', address: VENDOR_ADDRESSES.anthropic },
      answer: () => Promise.reject(new TypeError('x')),
      result: { outcome: 'unreachable' },
    },
  ])('says what is the matter: $because', async ({ draft, answer, result }) => {
    const { send } = aService(answer)
    const whole: OwnEngineDraft = { kind: 'openai-compatible', address: OWN, model: 'm-1', key: KEY, ...draft }
    expect(await tryModel(send, whole, NEVER)).toEqual(result)
  })
})
