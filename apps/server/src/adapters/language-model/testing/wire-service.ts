import { createServer, type IncomingMessage } from 'node:http'
import { listenOnLoopback } from '../../../testing/loopback.ts'
import { embeddingAnswer, type VectorOf } from '../../embeddings/testing/embedding-wire.ts'
import type { WireFormat } from './vendor.ts'

/** What the service does with a request. */
export type WireReply =
  | { readonly does: 'answer'; readonly text: string; readonly isCut?: boolean }
  | { readonly does: 'refuse-length' }
  | { readonly does: 'refuse-request' }

/** A service on loopback that speaks all wire formats and replies as the test says, also with their own refusals. */
export interface WireService {
  readonly url: string
  /** The bodies of the requests, oldest first. */
  readonly bodies: readonly string[]
  /** The bodies of the requests for vectors, oldest first. */
  readonly embedded: readonly string[]
  close(): Promise<void>
}

interface Wire {
  readonly path: RegExp
  readonly refusals: Readonly<Record<'refuse-length' | 'refuse-request', string>>
  answer(text: string, isCut: boolean): readonly string[]
}

const sse = (data: object, event?: string) =>
  `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`
const gemini = (message: string) => JSON.stringify({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } })
const openAi = (message: string, code: string | null) =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', param: 'messages', code } })
const anthropic = (message: string) =>
  JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message } })

const WIRES: Readonly<Record<WireFormat, Wire>> = {
  gemini: {
    path: /streamGenerateContent/,
    refusals: {
      'refuse-length': gemini(
        'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      ),
      'refuse-request': gemini('Request contains an invalid argument.'),
    },
    answer: (text, isCut) => [
      sse({
        candidates: [
          { content: { role: 'model', parts: [{ text }] }, index: 0, finishReason: isCut ? 'MAX_TOKENS' : 'STOP' },
        ],
      }),
    ],
  },
  'openai-compatible': {
    path: /completions$/,
    refusals: {
      'refuse-length': openAi(
        'This model’s maximum context length is 8192 tokens. However, your messages resulted in 9921 tokens.',
        'context_length_exceeded',
      ),
      'refuse-request': openAi('Invalid value.', null),
    },
    answer: (text, isCut) => {
      const chunk = (delta: object, finish: string | null) =>
        sse({
          id: '1',
          object: 'chat.completion.chunk',
          created: 0,
          model: 'm',
          choices: [{ index: 0, delta, finish_reason: finish }],
        })
      return [chunk({ role: 'assistant', content: text }, null), chunk({}, isCut ? 'length' : 'stop')]
    },
  },
  anthropic: {
    path: /messages$/,
    refusals: {
      'refuse-length': anthropic('prompt is too long: 208310 tokens > 200000 maximum'),
      'refuse-request': anthropic('messages: at least one message is required'),
    },
    answer: (text, isCut) => [
      sse(
        {
          type: 'message_start',
          message: {
            id: '1',
            type: 'message',
            role: 'assistant',
            content: [],
            model: 'm',
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 1, output_tokens: 1 },
          },
        },
        'message_start',
      ),
      sse({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start'),
      sse({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
      sse({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
      sse(
        {
          type: 'message_delta',
          delta: { stop_reason: isCut ? 'max_tokens' : 'end_turn', stop_sequence: null },
          usage: { output_tokens: 9 },
        },
        'message_delta',
      ),
      sse({ type: 'message_stop' }, 'message_stop'),
    ],
  },
}

export async function startWireService(
  replyTo: (body: string) => WireReply,
  vectorOf: VectorOf = () => [],
): Promise<WireService> {
  const bodies: string[] = []
  const embedded: string[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { pathname } = new URL(request.url ?? '', 'http://service')
    const vectors = embeddingAnswer(pathname, body, vectorOf)
    if (vectors !== undefined) {
      embedded.push(body)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(vectors))
    }
    bodies.push(body)
    const wire = Object.values(WIRES).find(({ path }) => path.test(pathname))
    if (wire === undefined) return response.writeHead(404).end('{}')
    const reply = replyTo(body)
    if (reply.does !== 'answer') {
      return response.writeHead(400, { 'content-type': 'application/json' }).end(wire.refusals[reply.does])
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    return response.end(wire.answer(reply.text, reply.isCut === true).join(''))
  })
  return {
    url: await listenOnLoopback(server),
    bodies,
    embedded,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  return body
}
