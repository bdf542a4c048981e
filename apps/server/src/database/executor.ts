import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { retryConflicts } from './retry.ts'

/** First argument of every function over rows: the database or a transaction on it, alike. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** The database with its pool: starts transactions. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool }

/**
 * Connection pools for work that must not wait behind other work, or that other work must not wait behind. No
 * transaction spans two of them.
 */
export interface Lanes {
  /** Authentication and readiness probes. */
  readonly access: Database
  /** Searches, which may take seconds. */
  readonly search: Database
}

export function databaseOn(pool: pg.Pool): Database {
  return drizzle(pool)
}

/** Runs `work` in a transaction, with retries after a conflict with another one (`retryConflicts`). */
export function inTransaction<Result>(db: Database, work: (tx: Executor) => Promise<Result>): Promise<Result> {
  return retryConflicts(() => db.transaction(work))
}
