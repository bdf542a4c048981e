import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from './problems.ts'

/** Less than this in the time any other request has altogether is no way of sending a file. */
const LEAST_BYTES = 16 * 1024
/** A file may take so many times the time of any other request: ten minutes. */
const TOTAL_TIMES = 20
/** How often it is looked at in the time of any other request. */
const LOOKS = 8

/** Connections on which something arrives that may take longer than any other request. */
const moving = new WeakSet<Socket>()

/** Whether a request that is late by the clock of all others has more time. */
export function mayBeSlow(socket: Socket): boolean {
  return moving.has(socket)
}

/**
 * Receives what is large: as long as it moves, and not for ever. The clock of all other requests runs for it until this is
 * called, so nobody gets more time before it is known who they are.
 * @throws {Problem} `request-timeout` once nothing moves; the reason of the signal.
 */
export async function receiveSlowly<Value>(
  { raw, server: { server } }: FastifyRequest,
  reply: FastifyReply,
  ending: AbortSignal,
  receive: () => Promise<Value>,
): Promise<Value> {
  const { promise: early, reject } = Promise.withResolvers<never>()
  const stop = () => reject(ending.reason)
  const endWatch = watchMovement(raw.socket, server.requestTimeout, () => reject(problem('request-timeout')))
  moving.add(raw.socket)
  ending.addEventListener('abort', stop, { once: true })
  try {
    ending.throwIfAborted()
    return await Promise.race([receive(), early])
  } finally {
    ending.removeEventListener('abort', stop)
    endWatch()
    // that a request has ended is told after its last bytes
    await turn()
    moving.delete(raw.socket)
    // its clock is not started again: what has not arrived by now never will
    if (!raw.complete) reply.header('connection', 'close')
  }
}

/** Calls back once too little has arrived for too long, or it takes too long altogether. @returns what ends the watch. */
export function watchMovement(
  socket: { readonly bytesRead: number },
  silenceMs: number,
  onStuck: () => void,
): () => void {
  const lookMs = silenceMs / LOOKS
  let [ageMs, silentMs, marked] = [0, 0, socket.bytesRead]
  const timer = setInterval(() => {
    ageMs += lookMs
    silentMs += lookMs
    if (socket.bytesRead - marked >= LEAST_BYTES) [silentMs, marked] = [0, socket.bytesRead]
    if (silentMs >= silenceMs || ageMs >= silenceMs * TOTAL_TIMES) onStuck()
  }, lookMs)
  return () => clearInterval(timer)
}
