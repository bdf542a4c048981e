import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../../database/executor.ts'
import { privacyArchiveParts, privacyArchives } from '../../../database/privacy-archive-schema.ts'
import { privacyRequests } from '../../../database/privacy-schema.ts'
import { takeStep } from '../request-rows.ts'
import type { StoredArchive } from './read-archives.ts'

/** After a crash another server starts the archive over when this has passed; renewed with every piece. */
const LEASE_MS = 60_000

/** Thrown where an attempt writes after its archive was withdrawn, or started over by another server. */
export class ArchiveGone extends Error {}

/** Has an archive built. */
export async function insertArchive(tx: Executor, requestId: string, userId: string): Promise<void> {
  await tx.insert(privacyArchives).values({ requestId, userId, state: 'building' })
}

/**
 * Claims an archive that is to be built, and starts it over: what a server that was killed had built of it goes. Of
 * several servers one gets it.
 */
export async function claimArchive(db: Database, now: Date): Promise<StoredArchive | undefined> {
  const isFree = or(isNull(privacyArchives.leaseUntil), lte(privacyArchives.leaseUntil, now))
  return inTransaction(db, async (tx) => {
    const waiting = tx
      .select({ requestId: privacyArchives.requestId })
      .from(privacyArchives)
      .where(and(eq(privacyArchives.state, 'building'), isFree))
      .orderBy(asc(privacyArchives.leaseUntil))
      .limit(1)
      .for('update', { skipLocked: true })
    const [claimed] = await tx
      .update(privacyArchives)
      .set({ attempt: sql`${privacyArchives.attempt} + 1`, done: 0, total: 0, leaseUntil: leaseFrom(now) })
      .where(inArray(privacyArchives.requestId, waiting))
      .returning()
    if (claimed !== undefined) await deleteParts(tx, [claimed.requestId])
    return claimed
  })
}

/** How far an attempt has come. */
interface Progress {
  readonly done: number
  readonly total: number
}

/** A piece of an archive. */
interface Part {
  readonly seq: number
  readonly bytes: Uint8Array
}

/** Adds a piece, and goes on holding the archive. @throws {ArchiveGone} */
export function addPart(
  db: Database,
  archive: StoredArchive,
  { part, progress }: { readonly part?: Part; readonly progress: Progress },
  now: Date,
): Promise<void> {
  const { requestId } = archive
  return inTransaction(db, async (tx) => {
    await change(tx, archive, { ...progress, leaseUntil: leaseFrom(now) })
    if (part !== undefined) await tx.insert(privacyArchiveParts).values({ requestId, ...part })
  })
}

/** Notes that an archive is ready. @throws {ArchiveGone} */
export function noteReady(
  tx: Executor,
  archive: StoredArchive,
  facts: { readonly bytes: number; readonly readyAt: Date; readonly endsAt: Date },
): Promise<void> {
  return change(tx, archive, { ...facts, state: 'ready', fault: null, leaseUntil: null, done: sql`total` })
}

/** Notes that an attempt failed, and when there is another one. @throws {ArchiveGone} */
export function noteFault(
  db: Database,
  archive: StoredArchive,
  { fault, againAt }: { readonly fault: 'no-room' | 'failed'; readonly againAt: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await change(tx, archive, { fault, leaseUntil: againAt })
    // what there is of it would only take room
    await deleteParts(tx, [archive.requestId])
  })
}

type Changes = Partial<Record<'done', ReturnType<typeof sql> | number>> & Partial<Omit<StoredArchive, 'done'>>

async function change(tx: Executor, { requestId, attempt }: StoredArchive, changes: Changes): Promise<void> {
  const isThisAttempt = and(eq(privacyArchives.attempt, attempt), eq(privacyArchives.state, 'building'))
  const { rowCount } = await tx
    .update(privacyArchives)
    .set(changes)
    .where(and(eq(privacyArchives.requestId, requestId), isThisAttempt))
  if (rowCount !== 1) throw new ArchiveGone(`archive ${requestId} is no longer being built`)
}

/** Withdraws an archive that is no longer wanted; whoever builds it finds it gone. */
export async function withdrawArchive(tx: Executor, requestId: string): Promise<void> {
  await tx.delete(privacyArchives).where(eq(privacyArchives.requestId, requestId))
}

/** Deletes all archives of an account that ends. */
export async function withdrawArchivesOf(tx: Executor, userId: string): Promise<void> {
  await tx.delete(privacyArchives).where(eq(privacyArchives.userId, userId))
}

/**
 * Archives of a person no longer hold what was deleted meanwhile: those that are ready are removed, and one that is being
 * built is started over.
 */
export async function outdateArchivesOf(tx: Executor, userId: string, now: Date): Promise<void> {
  const own = eq(privacyArchives.userId, userId)
  await tx
    .update(privacyArchives)
    .set({ attempt: sql`${privacyArchives.attempt} + 1`, leaseUntil: null, done: 0, total: 0 })
    .where(and(own, eq(privacyArchives.state, 'building')))
  await removeReady(tx, own, now)
}

/** Removes a person's archives but one. */
export async function removeOthers(tx: Executor, { userId, requestId }: StoredArchive, now: Date): Promise<void> {
  await removeReady(tx, and(eq(privacyArchives.userId, userId), sql`${privacyArchives.requestId} <> ${requestId}`), now)
}

/** Removes archives whose days are over. */
export function removeOldArchives(db: Database, now: Date): Promise<void> {
  return inTransaction(db, (tx) => removeReady(tx, lte(privacyArchives.endsAt, now), now))
}

async function removeReady(tx: Executor, which: ReturnType<typeof and>, now: Date): Promise<void> {
  const removed = await tx
    .update(privacyArchives)
    .set({ state: 'removed', bytes: null })
    .where(and(eq(privacyArchives.state, 'ready'), which))
    .returning({ requestId: privacyArchives.requestId })
  if (removed.length === 0) return
  const ids = removed.map(({ requestId }) => requestId)
  await deleteParts(tx, ids)
  const rows = await tx.select().from(privacyRequests).where(inArray(privacyRequests.id, ids)).for('update')
  for (const row of rows) await takeStep(tx, row, { step: 'archive-removed', manner: 'job' }, now)
}

async function deleteParts(tx: Executor, requestIds: readonly string[]): Promise<void> {
  await tx.delete(privacyArchiveParts).where(inArray(privacyArchiveParts.requestId, [...requestIds]))
}

/**
 * The bytes of an archive, a piece at a time.
 * @throws {ArchiveGone} where it is removed meanwhile: what was sent of it then is no whole archive.
 */
export async function* partsOf(db: Executor, requestId: string, length: number): AsyncGenerator<Uint8Array> {
  for (let seq = 0, sent = 0; sent < length; seq += 1) {
    const [part] = await db
      .select({ bytes: privacyArchiveParts.bytes })
      .from(privacyArchiveParts)
      .where(and(eq(privacyArchiveParts.requestId, requestId), eq(privacyArchiveParts.seq, seq)))
    if (part === undefined) throw new ArchiveGone(`archive ${requestId} was removed while it was sent`)
    sent += part.bytes.length
    yield part.bytes
  }
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)
