import { once } from 'node:events'
import { createServer } from 'node:http'

/** A language model on loopback that takes its time, in the OpenAI-compatible wire format. */
export interface SlowModel {
  /** Variables by which a server asks it. */
  readonly variables: Readonly<Record<string, string>>
  close(): Promise<void>
}

const PIECE_MS = 120
const piece = (content: string) =>
  `data: ${JSON.stringify({ id: 'slow', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
const END = `data: ${JSON.stringify({ id: 'slow', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

/** Starts a model that says the pieces one after the other, to everybody who asks anything. */
export async function startSlowModel(pieces: readonly string[]): Promise<SlowModel> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let said = 0
    const timer = setInterval(() => {
      const next = pieces[said]
      said += 1
      if (next !== undefined) return void response.write(piece(next))
      clearInterval(timer)
      response.end(END)
    }, PIECE_MS)
    response.once('close', () => clearInterval(timer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    variables: { OPENAI_COMPATIBLE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_COMPATIBLE_MODEL: 'llama-x' },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
