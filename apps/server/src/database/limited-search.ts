import { sql } from 'drizzle-orm'
import type { Database, Executor } from './executor.ts'
import { sqlStateOf } from './sql-state.ts'

/** Time limit of all the statements of one search together. */
const SEARCH_MS = 2_000
/** A limit that was set so recently holds for the next statement too: most searches then need one round trip for it. */
const LIMIT_HOLDS_MS = 100
/** Class of the advisory locks that searches take. */
const SEARCH_LOCK = 1_396_917_313
/** SQLSTATE of a statement that ran into its time limit. */
const QUERY_CANCELED = '57014'

/** A search by one or more statements. `before` has to be awaited ahead of each. */
export type Search<Found> = (db: Executor, before: () => Promise<void>) => Promise<Found>

/**
 * Runs a rate-limited search of what belongs to an owner: one search per owner at a time over all servers (`busy`), two
 * seconds long, give or take a tenth of one (`too-long`).
 */
export async function limitedSearch<Found extends object>(
  lane: Database,
  userId: string,
  search: Search<Found>,
): Promise<Found | 'busy' | 'too-long'> {
  const until = performance.now() + SEARCH_MS
  try {
    return await lane.transaction(async (tx) => {
      const { rows } = await tx.execute(
        sql`select pg_try_advisory_xact_lock(${SEARCH_LOCK}::int, hashtext(${userId})) as "isFree"`,
      )
      if (rows[0]?.isFree !== true) return 'busy'
      let limitedAt = Number.NEGATIVE_INFINITY
      return search(tx, async () => {
        const now = performance.now()
        if (now - limitedAt < LIMIT_HOLDS_MS) return
        limitedAt = now
        const left = Math.max(1, Math.round(until - now))
        await tx.execute(sql`select set_config('statement_timeout', ${String(left)}, true)`)
      })
    })
  } catch (error) {
    if (sqlStateOf(error) === QUERY_CANCELED) return 'too-long'
    throw error
  }
}
