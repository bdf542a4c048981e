import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { lineTime } from '../process/logging.ts'
import type { App } from './app.ts'

/** Log levels at which requests are logged. */
const TELLING = new Set(['info', 'debug', 'trace'])

/**
 * Writes one log line per request. Requests are named by method, route and id: addresses may carry other people's ids
 * and
 * queries, headers carry tokens, bodies carry what people said; none of them is written.
 *
 * The line goes to the logger's own stream and looks like the logger's, but all that is the same for a kind of request
 * is serialised once: the logger would take a tenth of the time of a small answer for it.
 */
export function registerRequestLog(app: App, logger: FastifyBaseLogger): void {
  if (!TELLING.has(logger.level)) return
  const write = writerOf(logger)
  app.hearAnswers((kind) => {
    const told = JSON.stringify(kind).slice(1, -1)
    return (requestId, ms) =>
      write(`{"level":30${lineTime()},"requestId":"${requestId}",${told},"ms":${Math.round(ms)},"msg":"request"}\n`)
  })
}

/** The stream that a logger writes its lines to. */
function writerOf(logger: FastifyBaseLogger): (line: string) => void {
  const stream: unknown = Reflect.get(logger, pino.symbols.streamSym)
  if (!isStream(stream)) throw new TypeError('The logger has no stream')
  return (line) => void stream.write(line)
}

function isStream(value: unknown): value is { write(line: string): unknown } {
  return typeof value === 'object' && value !== null && 'write' in value && typeof value.write === 'function'
}
