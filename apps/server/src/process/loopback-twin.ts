import { createServer, type Server as TcpServer } from 'node:net'

/** The two addresses of this machine that its name `localhost` may mean. */
const LOOPBACK = ['127.0.0.1', '::1'] as const
type LoopbackAddress = (typeof LOOPBACK)[number]

/** The loopback address that a server on `host` listens on; undefined where others can reach it. */
export function loopbackAddressOf(host: string): LoopbackAddress | undefined {
  return host === 'localhost' ? '127.0.0.1' : LOOPBACK.find((address) => address === host)
}

/** What is handed the connections: an HTTP server. */
interface Taker {
  emit(event: 'connection', socket: unknown): boolean
}

/**
 * Answers at the other loopback address as well, so that `localhost` leads to the server whichever of the two it is
 * looked up as. Every connection is handed to the server and treated like its own.
 */
export class LoopbackTwin {
  readonly #twin: TcpServer

  constructor(server: Taker) {
    // as an HTTP server sets up its own sockets
    this.#twin = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
  }

  /**
   * Listens beside a server that has a loopback address and a port.
   * @returns whether `localhost` leads to the server: not where another program has the port at the other address. A
   * machine without that address has one of the two only.
   */
  async listen(beside: LoopbackAddress, port: number): Promise<boolean> {
    const host = LOOPBACK.find((address) => address !== beside)
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    this.#twin.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true)
      else reject(error)
    })
    this.#twin.listen({ host, port }, () => resolve(true))
    return promise
  }

  /** Takes no more connections; those that are open go on. */
  async refuse(): Promise<void> {
    if (this.#twin.listening) this.#twin.close()
  }

  /** Resolves when no connection is left, after `refuse`. */
  async ended(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#twin.getConnections((_, count) => {
      if (count === 0) resolve()
      else this.#twin.once('close', () => resolve())
    })
    return promise
  }
}
