import { connect, type Socket } from 'node:net'
import { afterEach } from 'vitest'

/** Opens connections on which a test writes as slowly as it likes; those still open after it are hung up. */
export function slowLines(): (port: number) => { readonly socket: Socket; readonly heard: () => string } {
  const open = new Set<Socket>()
  afterEach(() => {
    for (const socket of open) socket.destroy()
    open.clear()
  })
  return (port) => {
    const socket = connect(port, '127.0.0.1')
    open.add(socket)
    let heard = ''
    socket.on('data', (chunk) => {
      heard += String(chunk)
    })
    // a write after the server hung up
    socket.on('error', () => undefined)
    return { socket, heard: () => heard }
  }
}
