import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './executor.ts'
import { serverSecret, servers } from './server-schema.ts'

/** A server that has not been heard of for this long is taken to have died. */
export const LEASE_MS = 8_000
/** Rows of servers that ended are kept this long, to tell what died with them. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** Any number no other use of advisory locks here has. */
const JOIN_LOCK = 7_022_431_906

export type StoredServer = typeof servers.$inferSelect
/** What a server says of itself with every heartbeat. */
export type Heartbeat = Pick<StoredServer, 'id' | 'place' | 'startedAt' | 'seenAt'>

const leaseUntil = sql`now() + ${LEASE_MS} * interval '1 millisecond'`
const isAlive = and(isNull(servers.endedAt), gt(servers.leaseUntil, sql`now()`))

/** Has servers that join at once do so one after the other; the transaction's end lets the next one in. */
export async function joinAlone(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${JOIN_LOCK})`)
}

/** Writes a server down as alive, for as long as a lease lasts. */
export async function recordHeartbeat(db: Executor, beat: Heartbeat): Promise<void> {
  await db
    .insert(servers)
    .values({ ...beat, leaseUntil, endedAt: null })
    .onConflictDoUpdate({ target: servers.id, set: { seenAt: beat.seenAt, leaseUntil, endedAt: null } })
}

/** Writes down that a server runs no more. */
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

/** A server that ran on this database, whether it still does or not. */
export async function findServer(db: Executor, id: string): Promise<StoredServer | undefined> {
  const [row] = await db.select().from(servers).where(eq(servers.id, id))
  return row
}

/**
 * Whether the server a column names is gone.
 * @param mayJudge whether the end of a lease says that its server died; else only those count that are known to have ended.
 */
export function isGone(column: AnyPgColumn, mayJudge: boolean): SQL {
  const held = mayJudge ? isAlive : isNull(servers.endedAt)
  return sql`not exists (select from ${servers} where ${and(eq(servers.id, column), held)})`
}

/** What recognises the secret of the servers on this database; undefined before the first. */
export async function findFingerprint(db: Executor): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ fingerprint: serverSecret.fingerprint }).from(serverSecret)
  return row?.fingerprint
}

/** Keeps what recognises the servers' secret, in place of what was kept before. */
export async function keepFingerprint(db: Executor, fingerprint: Uint8Array, now: Date): Promise<void> {
  const row = { fingerprint, since: now }
  await db.insert(serverSecret).values(row).onConflictDoUpdate({ target: serverSecret.isOnly, set: row })
}

/** Deletes servers that ended long ago. */
export async function forgetOldServers(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.delete(servers).where(or(lt(servers.endedAt, before), lt(servers.leaseUntil, before)))
}
