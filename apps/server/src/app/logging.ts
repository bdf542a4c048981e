import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import type { Configuration } from './configuration.ts'

/**
 * One JSON line per event, on standard output. Requests are named by method, route and id: addresses may carry other
 * people's ids and queries, headers carry tokens, bodies carry what people said; none of them is written.
 */
export function createLogger(level: Configuration['logLevel']): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  }
  // lines are written beside the work, not in its way; what is left is written when the process ends
  return pino(options, pino.destination({ dest: process.stdout.fd, sync: false }))
}

/** Where a failure happened and what kind it was; a database's message may quote the row, so its parameters stay out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error }
  return {
    type: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    message: error.message.split('\n')[0]?.slice(0, 300),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}
