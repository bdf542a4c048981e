import { type SQL, sql } from 'drizzle-orm'

/** A moment, as a value in a statement. */
export function instantValue(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`
}
