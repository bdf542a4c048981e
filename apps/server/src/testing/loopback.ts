import type { Server } from 'node:http'

/** Has a server listen on a free port of loopback. @returns its origin. */
export async function listenOnLoopback(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${bound.port}`
}
