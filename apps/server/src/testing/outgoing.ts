import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'

const OPENED = 'net.client.socket'

/**
 * Watches every connection this process opens, to whatever address and by whatever spelling of it, except to these ports.
 * What it returns stops watching and tells where the others went.
 */
export function watchOutgoing(...allowedPorts: readonly number[]): () => readonly string[] {
  const opened: string[][] = []
  const listen: ChannelListener = (message) => {
    if (typeof message !== 'object' || message === null || !('socket' in message)) return
    const { socket } = message
    if (!(socket instanceof Socket)) return
    const steps: string[] = []
    opened.push(steps)
    socket.on('lookup', (_error, address, _family, host) => steps.push(`${host} is ${address}`))
    socket.on('connectionAttempt', (address, port) => {
      if (allowedPorts.includes(port)) opened.splice(opened.indexOf(steps), 1)
      else steps.push(`${address}:${port}`)
    })
  }
  subscribe(OPENED, listen)
  return () => {
    unsubscribe(OPENED, listen)
    return opened.map((steps) => `to ${steps.join(', ') || 'somewhere'}`)
  }
}
