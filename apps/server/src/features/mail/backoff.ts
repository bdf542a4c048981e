const MINUTE_MS = 60 * 1000
const LONGEST_MS = 6 * 60 * MINUTE_MS

/** Retry limit: a mail that is never accepted is given up after about 20 hours of these waits. */
export const MAX_ATTEMPTS = 12

/** Exponential backoff after the given number of failed attempts: 1 minute, doubling, 6 hours at most. */
export function retryWaitMs(failedAttempts: number): number {
  return Math.min(LONGEST_MS, MINUTE_MS * 2 ** (failedAttempts - 1))
}
