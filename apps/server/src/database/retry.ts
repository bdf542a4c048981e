import { setTimeout as delay } from 'node:timers/promises'
import { sqlStateOf } from './sql-state.ts'

/** SQLSTATEs after which PostgreSQL itself asks for another try: serialization failure, deadlock, lock timeout. */
const CONFLICTS = new Set(['40001', '40P01', '55P03'])

/**
 * Before each retry, ms. One at once could take the rows before the transaction that waited for them has woken, and the
 * two would be in the same deadlock again; a busy machine wakes it late.
 */
const BACKOFF_MS = [10, 100, 500]

/**
 * Runs `work`, and again after a deadlock, a failed serialization or a lock timeout: three retries at most, with backoff.
 *
 * @throws what the last attempt failed with, or any other failure at once
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
