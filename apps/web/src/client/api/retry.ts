import { ApiError } from './api-error.ts'

/** Attempts per call, including the first. */
export const MAX_ATTEMPTS = 3
const BASE_DELAY_MS = 1000
/** The longest wait without an explanation; when the server asks for more, the call fails and the user is informed. */
export const MAX_DELAY_MS = 10_000
const JITTER_RATIO = 0.1
const STEADY_PATHS = /^\/api\/(?:admin|ai\/campaign|campaigns|sessions\/campaign)(?:\/|$|\?)/
const TEMPORARY_STATUSES: readonly number[] = [408, 425, 429, 500, 502, 503, 504]

/**
 * The delay before the next attempt, in ms: campaign and admin calls 1 s × attempt, all others exponential backoff from
 * 1 s to 10 s with up to 10 % jitter, so that many pages do not retry at the same moment.
 *
 * @param attempt the attempt that has just failed, from 1.
 * @param random returns 0 ≤ x < 1.
 */
export function retryDelayMs(path: string, attempt: number, random: () => number): number {
  if (STEADY_PATHS.test(path)) return BASE_DELAY_MS * attempt
  const delay = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (attempt - 1))
  return Math.min(MAX_DELAY_MS, delay * (1 + JITTER_RATIO * random()))
}

/** The delay of a `Retry-After` header, in ms; undefined without one, or with one not in seconds. */
export function retryAfterMs(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : undefined
}

/** Whether a failure is transient, so that a retry may succeed. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.failure === 'timeout' || error.failure === 'unreachable' || TEMPORARY_STATUSES.includes(error.status)
}

/** Waits; rejects with the signal's reason when aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
