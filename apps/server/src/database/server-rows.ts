import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './executor.ts'
import { serverSecret, servers } from './server-schema.ts'

/** Lease of a server: without a heartbeat for this long it is taken for dead. */
export const LEASE_MS = 8_000
/** Id of the advisory lock; any number that no other lock here uses. */
const JOIN_LOCK = 7_022_431_906

export type StoredServer = typeof servers.$inferSelect
/** A server's heartbeat. */
export type Heartbeat = Pick<StoredServer, 'id' | 'place' | 'startedAt' | 'seenAt'>

const leaseUntil = sql`now() + ${LEASE_MS} * interval '1 millisecond'`
const isAlive = and(isNull(servers.endedAt), gt(servers.leaseUntil, sql`now()`))

/** Advisory lock that serialises servers joining at once; held until the transaction ends. */
export async function joinAlone(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${JOIN_LOCK})`)
}

/** Records a heartbeat, which renews the server's lease. */
export async function recordHeartbeat(db: Executor, beat: Heartbeat): Promise<void> {
  await db
    .insert(servers)
    .values({ ...beat, leaseUntil, endedAt: null })
    .onConflictDoUpdate({ target: servers.id, set: { seenAt: beat.seenAt, leaseUntil, endedAt: null } })
}

/** Records the end of a server. */
export async function recordEnd(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(servers)
    .set({ endedAt: now })
    .where(and(eq(servers.id, id), isNull(servers.endedAt)))
}

/** The servers that are alive, or died within the last lease. */
export function listLive(db: Executor, exceptId: string): Promise<StoredServer[]> {
  return db
    .select()
    .from(servers)
    .where(and(isAlive, ne(servers.id, exceptId)))
}

/** A server of this database, running or not. */
export async function findServer(db: Executor, id: string): Promise<StoredServer | undefined> {
  const [row] = await db.select().from(servers).where(eq(servers.id, id))
  return row
}

/**
 * Condition: the server that a column names is gone.
 * @param mayJudge whether an expired lease means that its server died; else only servers known to have ended count.
 */
export function isGone(column: AnyPgColumn, mayJudge: boolean): SQL {
  const held = mayJudge ? isAlive : isNull(servers.endedAt)
  return sql`not exists (select from ${servers} where ${and(eq(servers.id, column), held)})`
}

/** Fingerprint of the secret of the servers on this database; undefined before the first. */
export async function findFingerprint(db: Executor): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ fingerprint: serverSecret.fingerprint }).from(serverSecret)
  return row?.fingerprint
}

/** Stores the fingerprint of the servers' secret, replacing the former one. */
export async function keepFingerprint(db: Executor, fingerprint: Uint8Array, now: Date): Promise<void> {
  const row = { fingerprint, since: now }
  await db.insert(serverSecret).values(row).onConflictDoUpdate({ target: serverSecret.isOnly, set: row })
}
