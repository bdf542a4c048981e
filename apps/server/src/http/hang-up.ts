import type { FastifyReply } from 'fastify'
import { problem } from './problems.ts'

/** Aborts when the client has closed the connection. */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(problem('request-timeout'))
  })
  return left.signal
}
