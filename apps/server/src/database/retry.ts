import { setTimeout as delay } from 'node:timers/promises'
import { sqlStateOf } from './sql-state.ts'

/** SQLSTATEs after which PostgreSQL itself recommends a retry: serialization failure, deadlock, lock timeout. */
const CONFLICTS = new Set(['40001', '40P01', '55P03'])

/**
 * Backoff before each retry, ms. An immediate retry could lock the rows before the transaction that waited for them has
 * woken, and deadlock with it again; a busy machine wakes it late.
 */
const BACKOFF_MS = [10, 100, 500]

/**
 * Runs `work`, with retries after a deadlock, a failed serialization or a lock timeout: three at most, with backoff.
 *
 * @throws the error of the last attempt, or any other error at once
 */
export async function retryConflicts<Result>(
  work: () => Promise<Result>,
  pause: (ms: number) => Promise<unknown> = delay,
): Promise<Result> {
  for (const backoffMs of BACKOFF_MS) {
    try {
      return await work()
    } catch (error) {
      if (!CONFLICTS.has(sqlStateOf(error) ?? '')) throw error
      await pause(backoffMs)
    }
  }
  return work()
}
