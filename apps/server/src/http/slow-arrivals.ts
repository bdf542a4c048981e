import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from './problems.ts'

/** Minimum upload rate: 16 KiB per request timeout. */
const LEAST_BYTES = 16 * 1024
/** Time limit of an upload as a multiple of the request timeout: ten minutes. */
const TOTAL_TIMES = 20
/** Checks of the watchdog per request timeout. */
const LOOKS = 8

/** Connections with an upload in progress, which is exempt from the request timeout. */
const moving = new WeakSet<Socket>()

/** Whether a request past the request timeout has more time. */
export function mayBeSlow(socket: Socket): boolean {
  return moving.has(socket)
}

/**
 * Receives a large body, as long as it moves and up to a time limit. The ordinary request timeout applies until this is
 * called, so no caller gets more time before it is authenticated.
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
    // the end of a request is reported after its last bytes
    await turn()
    moving.delete(raw.socket)
    // its timeout is not restarted: what has not arrived by now never will
    if (!raw.complete) reply.header('connection', 'close')
  }
}

/**
 * Watchdog of an upload: calls back once when too little has arrived for too long, or the whole takes too long.
 * @returns the function that stops it.
 */
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
