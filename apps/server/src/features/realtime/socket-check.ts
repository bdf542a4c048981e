import { once } from 'node:events'
import { CLOSE_CODES, REALTIME_PATH } from '@placard/contract'
import type { App } from '../../http/app.ts'

/**
 * Health check: opens a socket as a page does and sends a message without authentication; a working server closes it.
 * @throws {Error} when the socket is not opened, or ends in another way.
 */
export async function tryRealtime(app: App): Promise<void> {
  const socket = await app.injectWS(REALTIME_PATH)
  try {
    const closed = once(socket, 'close')
    socket.send('{"type":"ping"}')
    const [code] = await closed
    if (code !== CLOSE_CODES.unauthenticated) throw new Error(`the socket ended with ${code}`)
  } finally {
    socket.terminate()
  }
}
