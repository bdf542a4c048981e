import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Configuration } from './configuration.ts'

/** Lines are written so many bytes at a time: a system call for each would cost more than the line. */
const BYTES_AT_ONCE = 32_768
/** What has not come to that many bytes is written after this time. */
const WRITTEN_EVERY_MS = 100

/** One JSON line per event, on standard output. */
export function createLogger(level: Configuration['logLevel']): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: lineTime,
    serializers: { err: describeError },
  }
  // lines are written beside the work, not in its way; what is left is written when the process ends
  const target = {
    dest: process.stdout.fd,
    sync: false,
    minLength: BYTES_AT_ONCE,
    maxWrite: 2 * BYTES_AT_ONCE,
    periodicFlush: WRITTEN_EVERY_MS,
  }
  return pino(options, pino.destination(target))
}

let lastAt = Number.NaN
let lastTime = ''

/** The time of a line as part of its JSON; what is said within one millisecond is said at one time. */
export function lineTime(): string {
  const now = Date.now()
  if (now !== lastAt) lastTime = `,"time":"${new Date(now).toISOString()}"`
  lastAt = now
  return lastTime
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
