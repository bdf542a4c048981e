import { sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'

/**
 * Has everybody who decides about the accounts of an address, or about mail to it, come one after the other until the
 * transaction ends, on all servers. Whoever has the lock gets it again at once.
 */
export async function lockAddress(tx: Executor, addressKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 0))`)
}
