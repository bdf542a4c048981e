import { createServer, type IncomingMessage, request as requestHttp } from 'node:http'
import { connect } from 'node:net'
import { listenOnLoopback } from './loopback.ts'

/** Whom a call through the proxy comes from; a real one sees it at the other end of the connection. */
const COMES_FROM = 'x-comes-from'

/** A proxy in front of a server, as a school or a company has one. */
export interface ReverseProxy {
  readonly address: string
  /** Calls the server through the proxy as the client with that address of the network. */
  call(from: string, url: string, body?: object, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

/** What a proxy tells the server of the client it calls for. */
export type Telling = (client: string, headers: IncomingMessage['headers']) => Record<string, string>

/** Adds the client to `X-Forwarded-For`, as nginx and Caddy are set up to. */
const inForwardedFor: Telling = (client, { 'x-forwarded-for': before }) => ({
  'x-forwarded-for': before === undefined ? client : `${String(before)}, ${client}`,
})

/** Starts a proxy in front of the server that listens on a port of loopback. */
export async function startReverseProxy(port: number, telling: Telling = inForwardedFor): Promise<ReverseProxy> {
  const told = ({ headers, method, url }: IncomingMessage) => {
    const { [COMES_FROM]: from = '127.0.0.1', ...rest } = headers
    return { host: '127.0.0.1', port, method, path: url, headers: { ...rest, ...telling(String(from), rest) } }
  }
  const proxy = createServer((asked, reply) => {
    const passed = requestHttp(told(asked), (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.once('error', () => reply.destroy())
    asked.pipe(passed)
  })
  proxy.on('upgrade', (asked, socket, head) => {
    const server = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(told(asked).headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      server.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
      server.write(head)
      socket.pipe(server).pipe(socket)
    })
    server.once('error', () => socket.destroy())
    socket.once('error', () => server.destroy())
  })
  const address = await listenOnLoopback(proxy)
  return {
    address,
    call: (from, url, body, headers = {}) =>
      fetch(address + url, {
        headers: {
          [COMES_FROM]: from,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      }),
    async close() {
      proxy.closeAllConnections()
      await new Promise((closed) => proxy.close(closed))
    },
  }
}
