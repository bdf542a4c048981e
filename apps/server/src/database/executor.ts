import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { retryConflicts } from './retry.ts'

/** What repository functions take first: the database or a transaction on it, alike. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** The database with its pool: what starts transactions. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool }

/**
 * Connections of their own for what must not wait behind anything else, and for what others must not wait behind. No
 * transaction spans two of them.
 */
export interface Lanes {
  /** Who somebody is, and whether the database is there. */
  readonly access: Database
  /** Searches, which may take seconds. */
  readonly search: Database
}

export function databaseOn(pool: pg.Pool): Database {
  return drizzle(pool)
}

/** Runs `work` in a transaction, again after a conflict with another one (`retryConflicts`). */
export function inTransaction<Result>(db: Database, work: (tx: Executor) => Promise<Result>): Promise<Result> {
  return retryConflicts(() => db.transaction(work))
}
