import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Configuration } from '../config/configuration.ts'
import { gatherLines } from './gathered-lines.ts'

/** One JSON line per event, on standard output. */
export function createLogger(level: Configuration['logLevel']): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: lineTime,
    serializers: { err: describeError },
  }
  // gathered and written synchronously: lines left to a thread may be lost when the process ends
  const lines = gatherLines(pino.destination({ dest: process.stdout.fd, sync: true }))
  return pino(options, lines)
}

let lastAt = Number.NaN
let lastTime = ''

/** The timestamp of a line as part of its JSON; cached for the current millisecond. */
export function lineTime(): string {
  const now = Date.now()
  if (now !== lastAt) lastTime = `,"time":"${new Date(now).toISOString()}"`
  lastAt = now
  return lastTime
}

/** Stack and kind of an error without its parameters: a database's message may quote the row. */
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
