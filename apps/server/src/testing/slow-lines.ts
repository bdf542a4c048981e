import { connect, type Socket } from 'node:net'
import { afterEach } from 'vitest'
import type { TestServer } from './test-server.ts'

/** Has a test's server listen on a free port of loopback. @returns the port. */
export async function listeningPort({ app }: Pick<TestServer, 'app'>): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

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
