import { sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'

/**
 * Advisory lock on an address: serialises, on all servers, transactions that decide about its accounts or about mail to
 * it. Held until the transaction ends; reentrant.
 */
export async function lockAddress(tx: Executor, addressKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 0))`)
}
