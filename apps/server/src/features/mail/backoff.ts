const MINUTE_MS = 60 * 1000
const LONGEST_MS = 6 * 60 * MINUTE_MS

/** A mail nobody takes is given up after this many attempts: with these waits after about 20 hours. */
export const MAX_ATTEMPTS = 12

/** The wait after the given number of failed attempts: 1 minute, doubling, 6 hours at most. */
export function retryWaitMs(failedAttempts: number): number {
  return Math.min(LONGEST_MS, MINUTE_MS * 2 ** (failedAttempts - 1))
}
