import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { wavOf } from '@placard/voice'

/** A server that hears and speaks, in the OpenAI-compatible wire format. */
export interface VoiceService {
  /** Variables by which a server asks it. */
  readonly variables: Readonly<Record<string, string>>
  /** What it hears in the next recordings, one after the other. */
  readonly hears: string[]
  /** How many recordings it was sent. */
  recordings(): number
  close(): Promise<void>
}

const RATE = 16_000
/** How long a character takes to be said, in seconds. */
const PACE = 0.06

/** Starts one on loopback: what it says is a hum as long as the words. */
export async function startVoiceService(): Promise<VoiceService> {
  const hears: string[] = []
  let recordings = 0

  function speak(text: string, response: ServerResponse): void {
    const samples = Int16Array.from({ length: text.length * PACE * RATE }, (_, at) => 2_000 * Math.sin(at * 0.06))
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(wavOf({ samples, rate: RATE }))
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    if (request.url === '/v1/audio/transcriptions') {
      recordings += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: hears.shift() ?? '' }))
    } else if (request.url === '/v1/audio/speech') {
      const asked: unknown = JSON.parse(body.toString())
      const isText = typeof asked === 'object' && asked !== null && 'input' in asked && typeof asked.input === 'string'
      speak(isText ? String(asked.input) : '', response)
    } else response.writeHead(200, { 'content-type': 'application/json' }).end('{"object":"list","data":[]}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    variables: {
      OPENAI_COMPATIBLE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_COMPATIBLE_SPEECH_MODEL: 'voice',
      OPENAI_COMPATIBLE_TRANSCRIBE_MODEL: 'ears',
    },
    hears,
    recordings: () => recordings,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
