import type { FastifyReply } from 'fastify'
import { FairQueue } from '../concurrency/fair-queue.ts'
import type { Database } from '../database/executor.ts'
import { limitedSearch, type Search } from '../database/limited-search.ts'
import { patiently } from './caller-lanes.ts'
import { hangUpOf } from './hang-up.ts'
import { SEARCH_MESSAGES } from './messages.en.ts'
import { problem } from './problems.ts'

/** As many at once as the lane has database connections. */
const SEARCHES = { atOnce: 2, atOnceEach: 1, waiting: 20, forgottenMsASecond: 100 } as const
/**
 * A little longer than a search's time limit: a user who types on is answered as soon as the search before has ended.
 */
const PATIENCE_MS = 2_500
const BUSY_WAIT_SECONDS = 2

/**
 * Runs a search for a user: one per user at a time, whatever it looks through; the next waits.
 * @throws {Problem} `rate-limited` for further ones, with a retry delay, and `validation-failed` for words that occur too
 * often to be looked for in the time there is.
 */
export type RunSearch = <Found extends object>(
  userId: string,
  reply: FastifyReply,
  search: Search<Found>,
) => Promise<Found>

export function createSearching(lane: Database): RunSearch {
  const queue = new FairQueue(SEARCHES)
  return async (userId, reply, search) => {
    const found = await patiently([hangUpOf(reply)], PATIENCE_MS, (signal) =>
      queue.run(userId, () => limitedSearch(lane, userId, search), signal),
    )
    if (found === 'busy') {
      throw problem('rate-limited', { message: SEARCH_MESSAGES.busy, retryAfterSeconds: BUSY_WAIT_SECONDS })
    }
    if (found === 'too-long') {
      const fields = [{ field: 'words', rule: 'too-broad' }]
      throw problem('validation-failed', { message: SEARCH_MESSAGES.tooLong, fields })
    }
    return found
  }
}
