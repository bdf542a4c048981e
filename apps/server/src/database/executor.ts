import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'

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

/** SQLSTATEs after which PostgreSQL itself asks for another try: serialization failure, deadlock, lock timeout. */
const REPEATABLE = new Set(['40001', '40P01', '55P03'])
const ATTEMPTS = 3

/** Runs `work` in a transaction; a deadlock or a failed serialization is tried again, three times in all. */
export async function inTransaction<Result>(db: Database, work: (tx: Executor) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error
    }
  }
}

/** Whether the same work may succeed at another try. */
export function isRepeatable(error: unknown): boolean {
  return REPEATABLE.has(sqlStateOf(error) ?? '')
}

/** The SQLSTATE or system code of a database failure, looked for through wrapped causes. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}
