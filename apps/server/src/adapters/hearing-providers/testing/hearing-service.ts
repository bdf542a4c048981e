import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'
import { listenOnLoopback } from '../../../testing/loopback.ts'

/** What a service that works hears in everything. */
export const HEARD = 'Kenya moves for a moderated caucus.'

const Instruction = z.object({ parts: z.tuple([z.strictObject({ text: z.string() })]) })
const GeminiRequest = z.strictObject({
  contents: z.tuple([
    z.strictObject({
      role: z.literal('user'),
      parts: z.tuple([
        z.strictObject({ inlineData: z.strictObject({ mimeType: z.literal('audio/wav'), data: z.base64() }) }),
        z.strictObject({ text: z.string() }),
      ]),
    }),
  ]),
  systemInstruction: Instruction,
  // temperature, topP and topK are refused
  generationConfig: z.optional(z.strictObject({})),
})
const CompatibleRequest = z.strictObject({
  model: z.string(),
  response_format: z.literal('json'),
  language: z.optional(z.string().regex(/^[a-z]{2,3}$/)),
  prompt: z.optional(z.string().max(1_000)),
})

/** What a service was asked. */
export interface AskedHearing {
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  /** The recording. */
  readonly file: Uint8Array
  readonly fileType: string
  /** All words that came with it. */
  readonly words: string
}

/** How a service answers a call that it understands. */
const ANSWERS = {
  hears: (isGemini: boolean, response: ServerResponse) => say(isGemini, HEARD, response),
  'hears nothing': (isGemini: boolean, response: ServerResponse) => say(isGemini, ' \n', response),
  'hears noise': (isGemini: boolean, response: ServerResponse) => say(isGemini, '[BLANK_AUDIO]', response),
  'never ends': (isGemini: boolean, response: ServerResponse) => say(isGemini, 'and so on '.repeat(1_000), response),
  mumbles: (_: boolean, response: ServerResponse) => response.end('<html>welcome to the proxy</html>'),
  'answers 401': refusing(401, 'API key not valid: test-key-0123456789'),
  'answers 429': refusing(429, 'slow down'),
  'answers 500': refusing(500, 'oh no'),
  hangs: () => undefined,
  'cuts the connection': (_: boolean, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"candi')
    response.socket?.destroy()
  },
  'closes the socket': (_: boolean, response: ServerResponse) => response.socket?.destroy(),
  'points elsewhere': (_: boolean, response: ServerResponse) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
} as const
export type HearingManner = keyof typeof ANSWERS

/** Gemini and a server that hears like OpenAI, on one port of loopback; with what they were asked. */
export async function aHearingService(manner: HearingManner) {
  const asked: AskedHearing[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(Buffer.from(piece))
    if (request.method === 'GET') {
      asked.push(askedOf(request, new Uint8Array(), '', ''))
      response.end('{}')
      return
    }
    const isGemini = /^\/v1\/models\/[^/?]+:generateContent$/.test(request.url ?? '')
    const read = isGemini ? readGemini : readCompatible
    try {
      asked.push(await read(request, Buffer.concat(pieces)))
    } catch (error) {
      response.writeHead(400).end(String(error))
      return
    }
    ANSWERS[manner](isGemini, response)
  })
  const url = `${await listenOnLoopback(server)}/v1`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, asked, close }
}

const askedOf = (
  { url, headers }: IncomingMessage,
  file: Uint8Array,
  fileType: string,
  words: string,
): AskedHearing => ({
  url,
  headers,
  file,
  fileType,
  words,
})

function readGemini(request: IncomingMessage, body: Buffer): AskedHearing {
  const { contents, systemInstruction } = GeminiRequest.parse(JSON.parse(body.toString('utf8')))
  const [{ inlineData }, { text }] = contents[0].parts
  const file = new Uint8Array(Buffer.from(inlineData.data, 'base64'))
  return askedOf(request, file, inlineData.mimeType, `${text}\n${systemInstruction.parts[0].text}`)
}

async function readCompatible(request: IncomingMessage, body: Buffer): Promise<AskedHearing> {
  if (request.url !== '/v1/audio/transcriptions') throw new RangeError('there is no such path')
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const { file, ...fields } = Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData())
  if (!(file instanceof File) || !/^speech\.\w+$/.test(file.name)) throw new RangeError('there is no file')
  const words = Object.entries(CompatibleRequest.parse(fields)).map(([name, value]) => `${name}: ${value}`)
  return askedOf(request, new Uint8Array(await file.arrayBuffer()), file.type, words.join('\n'))
}

function say(isGemini: boolean, text: string, response: ServerResponse): void {
  const candidates = [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }]
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(isGemini ? { candidates } : { text }))
}

function refusing(status: number, message: string) {
  return (_: boolean, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
  }
}
