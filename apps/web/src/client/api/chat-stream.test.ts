import { type ChatStreamEvent, type RouteDefinition, TIME_ZONE_HEADER } from '@placard/contract'
import { aConversation } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { number, object, string } from 'zod/mini'
import { createChatStream } from './chat-stream.ts'

const ROUTE = {
  method: 'POST',
  path: '/api/chat/messages/:messageId/events',
  permission: 'user',
  summary: 'Streams.',
  params: object({ messageId: string() }),
  query: object({ after: string() }),
  body: object({ a: number() }),
  reply: object({}),
  idempotent: true,
  streams: true,
} as const satisfies RouteDefinition

const AT = '2026-01-05T09:00:00.000Z'
const ID = '00000000-0000-4000-8000-000000000001'
const ended: ChatStreamEvent = {
  kind: 'ended',
  answer: {
    id: ID,
    conversationId: ID,
    parentId: null,
    role: 'assistant',
    content: 'Żółw',
    timestamp: AT,
    status: 'complete',
    seq: 2,
  },
  conversation: aConversation({ id: ID, title: 'T', leafId: ID, createdAt: AT, updatedAt: AT }),
}
const text: ChatStreamEvent = { kind: 'text', seq: 1, text: 'Żółw' }
const lines = (event: ChatStreamEvent) => `event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`

/** Answers with a body cut into pieces of so many bytes. */
function aStream(body: string, bytes = 3): Response {
  const all = new TextEncoder().encode(body)
  const pieces = Array.from({ length: Math.ceil(all.length / bytes) }, (_, at) =>
    all.slice(at * bytes, (at + 1) * bytes),
  )
  return new Response(
    new ReadableStream({
      pull(controller) {
        const piece = pieces.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(piece)
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  )
}

function aPage(...answers: readonly Response[]) {
  const asked: { readonly path: string; readonly headers: Headers; readonly body: unknown }[] = []
  const heard: ChatStreamEvent[] = []
  const waiting = [...answers]
  const follow = createChatStream({
    send: async (input, init) => {
      asked.push({ path: String(input), headers: new Headers(init?.headers), body: init?.body })
      return waiting.shift() ?? Response.error()
    },
    credentials: { token: () => 'old', refresh: async () => 'new' },
    headers: { [TIME_ZONE_HEADER]: 'Africa/Nairobi' },
    newKey: () => 'made up',
  })
  const run = (signal = new AbortController().signal) =>
    follow(ROUTE, {
      params: { messageId: ID },
      query: { after: '4' },
      idempotencyKey: 'k',
      body: { a: 1 },
      onEvent: (event) => heard.push(event),
      signal,
    })
  return { asked, heard, run }
}

describe('a stream of the chat', () => {
  it('tells its events however the bytes are cut, and resolves at the end', async () => {
    const { asked, heard, run } = aPage(aStream(`: alive\n\n${lines(text)}${lines(ended)}`))
    await run()
    expect(heard).toEqual([text, ended])
    expect(asked[0]?.path).toBe(`/api/chat/messages/${ID}/events?after=4`)
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      accept: 'text/event-stream',
      'idempotency-key': 'k',
      authorization: 'Bearer old',
    })
  })

  it('asks once more with a new token', async () => {
    const { asked, run } = aPage(new Response('{}', { status: 401 }), aStream(lines(ended)))
    await run()
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
  })

  it.each([
    { answer: aStream(lines(text)), failure: 'unreachable', because: 'it broke off before its end' },
    { answer: aStream('data: {"kind":"text"\n\n'), failure: 'unreadable', because: 'it is no JSON' },
    { answer: aStream('data: {"kind":"other"}\n\n'), failure: 'unreadable', because: 'nobody knows the event' },
    { answer: new Response('<p>', { status: 502 }), failure: 'unreadable', because: 'a proxy answered' },
    {
      answer: Response.json(
        { success: false, error: 'Daily word limit reached', code: 'usage-limit-reached', requestId: 'r' },
        { status: 402 },
      ),
      failure: 'refused',
      because: 'the server said no',
    },
  ])('fails as $failure where $because', async ({ answer, failure }) => {
    await expect(aPage(answer).run()).rejects.toMatchObject({ failure })
  })

  it('ends without a complaint of its own where the person ends it', async () => {
    const end = new AbortController()
    end.abort(new Error('gone'))
    await expect(aPage().run(end.signal)).rejects.toThrow('gone')
  })
})
