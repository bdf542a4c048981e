import type { FastifyReply } from 'fastify'
import { problem } from './problems.ts'

/** Aborts when the client has closed the connection. */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort(problem('request-timeout'))
  })
  return disconnected.signal
}
