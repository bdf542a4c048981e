import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** A server on loopback that speaks the OpenAI-compatible wire format. */
export interface ModelDouble {
  readonly url: string
  close(): Promise<void>
}

/** How it answers: so many tokens, one every so many ms. */
export interface Manner {
  readonly tokens: number
  readonly everyMs: number
}

/**
 * Starts a model that says the instant at which it says it, as ms of this process's clock, token by token: whoever hears
 * it here knows how old it is.
 */
export async function startModelDouble(manner: () => Manner): Promise<ModelDouble> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => void say(response, manner()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the double has no port')
  return {
    url: `http://127.0.0.1:${bound.port}/v1`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function say(response: ServerResponse, { tokens, everyMs }: Manner): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const since = performance.now()
  for (let token = 0; token < tokens && !response.destroyed; token += 1) {
    // kept to its times, however late one token was
    const wait = since + token * everyMs - performance.now()
    if (wait > 0) await delay(wait)
    response.write(chunk({ content: `${performance.now().toFixed(1)} ` }, null))
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
}

function chunk(delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }]
  return `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'm', choices })}\n\n`
}
