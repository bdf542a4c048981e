import type { Server } from 'node:http'
import type { App } from '../http/app.ts'

/** Has a server listen on a free port of loopback. @returns its origin. */
export async function listenOnLoopback(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${portOf(server)}`
}

/** Has a whole server of ours listen there, unless it does already. @returns its port. */
export async function listeningPort({ app }: { readonly app: App }): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server)
}

function portOf(server: Server): number {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port')
  return bound.port
}
