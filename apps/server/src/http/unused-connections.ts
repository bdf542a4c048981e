import type { Socket } from 'node:net'
import type { App } from './app.ts'

/**
 * Closes connections that never carried a request when the server closes. Browsers open such ahead of need, Node does
 * not count them among the idle ones, and closing would wait for them until its time limit.
 */
export function hangUpUnused(app: App): void {
  const unused = new Set<Socket>()
  let isClosing = false
  const use = ({ socket }: { readonly socket: Socket }) => void unused.delete(socket)
  app.server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy()
      return
    }
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.prependListener('request', use)
  app.server.prependListener('upgrade', use)
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
  })
}
