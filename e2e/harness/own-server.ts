import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A model server on the person's own computer, as Ollama is one: it answers pages of the origins that it was told of, and no others. */
export interface OwnServer {
  readonly address: string
  /** Lets pages of an origin call it, as `OLLAMA_ORIGINS` does. */
  allow(origin: string): void
  /** The bodies of the questions that it was asked. */
  readonly asked: string[]
  /** What each question was authorised by. */
  readonly authorizations: string[]
  close(): Promise<void>
}

const piece = (content: string, reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: reason }] })}\n\n`

/** Starts a server that has one model, which says the pieces to whatever it is asked. */
export async function startOwnServer(model: string, pieces: readonly string[]): Promise<OwnServer> {
  const origins = new Set<string>()
  const asked: string[] = []
  const authorizations: string[] = []

  function passes({ headers, method }: IncomingMessage, response: ServerResponse): boolean {
    const { origin = '' } = headers
    // without these headers a browser keeps the answer from the page, and does not even ask where it sends a key or JSON
    if (origins.has(origin)) {
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader('access-control-allow-headers', 'authorization, content-type')
    } else {
      response.writeHead(403).end()
      return false
    }
    if (method !== 'OPTIONS') return true
    response.writeHead(204).end()
    return false
  }

  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.once('end', () => {
      if (!passes(request, response)) return
      if (request.method === 'GET') {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ object: 'list', data: [{ id: model }] }))
        return
      }
      asked.push(body)
      authorizations.push(request.headers.authorization ?? '')
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const text of pieces) response.write(piece(text))
      response.end(`${piece('', 'stop')}data: [DONE]\n\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}/v1`,
    allow: (origin) => void origins.add(origin),
    asked,
    authorizations,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
