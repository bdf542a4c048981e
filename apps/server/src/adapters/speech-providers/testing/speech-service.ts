import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { wavOf } from '@placard/voice'
import * as z from 'zod'
import { listenOnLoopback } from '../../../testing/loopback.ts'

/** A short sound. */
export const SOUND = wavOf({ samples: new Int16Array(64), rate: 24_000 })

const GeminiRequest = z.strictObject({
  contents: z.tuple([
    z.strictObject({
      role: z.literal('user'),
      parts: z.tuple([z.strictObject({ text: z.string(), speechMetadata: z.strictObject({ style: z.string() }) })]),
    }),
  ]),
  // temperature, topP and topK are refused
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('AUDIO')]),
    speechConfig: z.strictObject({
      voiceConfig: z.strictObject({ prebuiltVoiceConfig: z.strictObject({ voiceName: z.string() }) }),
      languageCode: z.string().regex(/^[a-z]{2,3}$/),
    }),
  }),
})
const CompatibleRequest = z.strictObject({
  model: z.string(),
  input: z.string(),
  voice: z.string(),
  response_format: z.literal('wav'),
  speed: z.number().min(0.25).max(4),
})

/** How a service answers. */
export const ANSWERS = {
  speaks: (url: string, body: string, response: ServerResponse) => answer(url, body, SOUND, response),
  mumbles: (url: string, body: string, response: ServerResponse) =>
    answer(url, body, new TextEncoder().encode('this is no sound, and it never will be: x'.repeat(4)), response),
  'says nothing': (url: string, body: string, response: ServerResponse) =>
    answer(url, body, new Uint8Array(), response),
  'answers 401': refusing(401, 'API key not valid: test-key-0123456789'),
  'answers 429': refusing(429, 'slow down'),
  'answers 500': refusing(500, 'oh no'),
  hangs: () => undefined,
  'cuts the connection': (_url: string, _body: string, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"candi')
    response.socket?.destroy()
  },
  'points elsewhere': (url: string, _body: string, response: ServerResponse) => {
    response.writeHead(307, { location: `/elsewhere${url}` }).end()
  },
} as const
export type Manner = keyof typeof ANSWERS

export interface AskedService {
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Gemini and a server that speaks like OpenAI, on one port of loopback; with what they were asked. */
export async function aSpeechService(manner: Manner) {
  const asked: AskedService[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    asked.push({ url: request.url, headers: request.headers, body })
    if (request.method === 'GET') response.end('{}')
    else ANSWERS[manner](request.url ?? '', body, response)
  })
  const url = `${await listenOnLoopback(server)}/v1`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, asked, close }
}

function refusing(status: number, message: string) {
  return (_url: string, _body: string, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
  }
}

/** Answers in the wire format of the path; with 400 to what the service would not take. */
function answer(url: string, body: string, sound: Uint8Array, response: ServerResponse): void {
  const isGemini = /^\/v1\/models\/[^/?]+:generateContent$/.test(url)
  const read = (isGemini ? GeminiRequest : CompatibleRequest).safeParse(JSON.parse(body))
  if (!read.success || !(isGemini || url === '/v1/audio/speech')) {
    response.writeHead(400).end(read.error?.message ?? 'there is no such path')
    return
  }
  if (!isGemini) {
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(sound)
    return
  }
  const inlineData = { mimeType: 'audio/wav', data: Buffer.from(sound).toString('base64') }
  const candidates = [{ content: { role: 'model', parts: [{ inlineData }] }, finishReason: 'STOP' }]
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ candidates }))
}
