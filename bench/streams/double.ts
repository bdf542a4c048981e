import { createServer, type ServerResponse } from 'node:http'
import { machineNow } from './instant.ts'

/**
 * Test double of a model on loopback, with the OpenAI-compatible wire format and hardly any CPU cost: each token is the
 * time at which it is sent, by the machine's clock. `POST /manner?tokens=200&everyMs=50` configures the answers from
 * then on.
 */
const TICK_MS = 2
const HEAD =
  'data: {"id":"bench","object":"chat.completion.chunk","created":0,"model":"m","choices":[{"index":0,"delta":'
const END = `${HEAD}{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n`

interface Saying {
  readonly response: ServerResponse
  readonly since: number
  readonly tokens: number
  readonly everyMs: number
  said: number
}

let manner = { tokens: 3, everyMs: 0 }
const sayings = new Set<Saying>()

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double')
  request.resume()
  request.once('end', () => {
    if (pathname === '/manner') {
      manner = { tokens: Number(searchParams.get('tokens')), everyMs: Number(searchParams.get('everyMs')) }
      response.end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const saying = { response, since: machineNow(), said: 0, ...manner }
    sayings.add(saying)
    sayOn(saying)
  })
})

function sayOn(saying: Saying): void {
  const { response, since, tokens, everyMs } = saying
  if (response.destroyed) sayings.delete(saying)
  // fixed schedule: a late token does not delay the following ones
  while (saying.said < tokens && machineNow() - since >= saying.said * everyMs) {
    response.write(`${HEAD}{"content":"${machineNow().toFixed(1)} "},"finish_reason":null}]}\n\n`)
    saying.said += 1
  }
  if (saying.said < tokens) return
  sayings.delete(saying)
  response.end(END)
}

setInterval(() => {
  for (const saying of sayings) sayOn(saying)
}, TICK_MS)

server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (bound !== null && typeof bound === 'object') console.log(`ready: http://127.0.0.1:${bound.port}`)
})

// ends when the parent process has exited
process.stdin.resume().once('end', () => process.exit())
