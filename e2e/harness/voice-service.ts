import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { wavOf } from '@placard/voice'

/** A server that hears, answers and speaks, in the OpenAI-compatible wire format. */
export interface VoiceService {
  /** Variables by which a server asks it. */
  readonly variables: Readonly<Record<string, string>>
  /** What it hears in the next recordings, whatever is in them. */
  readonly hears: string[]
  /** Whether it is asked for answers and gives none. */
  isThinking: boolean
  close(): Promise<void>
}

const RATE = 16_000
/** How long a character takes to be said, in seconds. */
const PACE = 0.12

const piece = (content: string, reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: reason }] })}\n\n`

/** Starts one on loopback: it answers everything with the same words, and what it says is a hum as long as they are. */
export async function startVoiceService(answer: string): Promise<VoiceService> {
  const hears: string[] = []

  function speak(text: string, response: ServerResponse): void {
    const samples = Int16Array.from({ length: text.length * PACE * RATE }, (_, at) => 2_000 * Math.sin(at * 0.06))
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(wavOf({ samples, rate: RATE }))
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    if (request.url === '/v1/audio/transcriptions') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: hears.shift() ?? '' }))
    } else if (request.url === '/v1/audio/speech') {
      const asked: unknown = JSON.parse(body.toString())
      const isText = typeof asked === 'object' && asked !== null && 'input' in asked && typeof asked.input === 'string'
      speak(isText ? String(asked.input) : '', response)
    } else if (request.method === 'POST' && service.isThinking) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    } else if (request.method === 'POST') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const sentence of answer.split(/(?<=\. )/)) response.write(piece(sentence))
      response.end(`${piece('', 'stop')}data: [DONE]\n\n`)
    } else response.writeHead(200, { 'content-type': 'application/json' }).end('{"object":"list","data":[]}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const service: VoiceService = {
    variables: {
      OPENAI_COMPATIBLE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_COMPATIBLE_MODEL: 'llama-x',
      OPENAI_COMPATIBLE_SPEECH_MODEL: 'voice',
      OPENAI_COMPATIBLE_TRANSCRIBE_MODEL: 'ears',
    },
    hears,
    isThinking: false,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}
