import { isOpen, statusAfter } from '@placard/application'
import type { ChoiceMethod, PrivacyStep } from '@placard/contract'
import { and, desc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { privacyLog, privacyRequests } from '../../database/privacy-schema.ts'
import { users } from '../../database/schema.ts'
import { readArchives, type StoredArchive } from './archive/read-archives.ts'
import { appendLine, type NewLine } from './log-rows.ts'

/** A request as it is stored. */
export type StoredRequest = typeof privacyRequests.$inferSelect
/** A line of a request’s timeline. */
export type TimelineLine = Pick<typeof privacyLog.$inferSelect, 'requestId' | 'step' | 'at' | 'note'>

/** A request with its timeline. */
export interface WholeRequest {
  readonly row: StoredRequest
  readonly lines: readonly TimelineLine[]
  /** Of a request for a copy of everything, unless it was withdrawn. */
  readonly archive: StoredArchive | undefined
}

/** A step of a request: what it is, how it came, and what changes with it besides the status. */
export interface NewStep {
  readonly step: PrivacyStep
  readonly manner: NewLine['manner']
  readonly note?: string
  readonly changes?: Partial<Omit<StoredRequest, 'id' | 'status'>>
}

/**
 * Takes a request through a step, with its line in the log. The row has to be held by the transaction.
 * @returns the row afterwards; undefined where the step is out of order, and nothing was written.
 */
export async function takeStep(
  tx: Executor,
  row: StoredRequest,
  { step, manner, note, changes = {} }: NewStep,
  now: Date,
): Promise<StoredRequest | undefined> {
  const status = statusAfter(row.kind, row.status, step)
  if (status === undefined) return undefined
  const closedAt = isOpen(status) ? null : (row.closedAt ?? now)
  const [next] = await tx
    .update(privacyRequests)
    .set({ ...changes, status, closedAt })
    .where(eq(privacyRequests.id, row.id))
    .returning()
  await appendLine(tx, { requestId: row.id, kind: row.kind, step, manner, note: note ?? null }, now)
  return next
}

/**
 * Inserts a request, received now. @returns undefined for a deletion of an account, or an archive, of which one is open
 * already.
 */
export async function insertRequest(
  tx: Executor,
  request: Pick<StoredRequest, 'id' | 'kind' | 'verifiedBy' | 'asked'> & { readonly userId: string },
  manner: NewLine['manner'],
  now: Date,
): Promise<StoredRequest | undefined> {
  const [row] = await tx
    .insert(privacyRequests)
    .values({ ...request, status: 'pending', receivedAt: now })
    .onConflictDoNothing()
    .returning()
  if (row !== undefined) await appendLine(tx, { requestId: row.id, kind: row.kind, step: 'received', manner }, now)
  return row
}

/** A request of a kind of which one is open at a time, as long as it is not over. */
export async function findOpen(
  db: Executor,
  userId: string,
  kind: 'delete' | 'know-pieces',
): Promise<string | undefined> {
  const { id, kind: which, closedAt } = privacyRequests
  const [row] = await db
    .select({ id })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.userId, userId), eq(which, kind), isNull(closedAt)))
  return row?.id
}

/** Whether a deletion of a person’s is being carried out: it is due, or has begun. */
export async function isBeingDeleted(db: Executor, userId: string, now: Date): Promise<boolean> {
  const { userId: owner, closedAt, executesAt, deleted } = privacyRequests
  const hasBegun = or(lte(executesAt, now), isNotNull(deleted))
  return (await db.$count(privacyRequests, and(eq(owner, userId), isNull(closedAt), hasBegun))) > 0
}

/** Notes a choice that took effect at once, as a request that is completed. */
export async function noteChoice(
  tx: Executor,
  { method, ...choice }: { id: string; userId: string; kind: 'opt-out' | 'limit'; method: ChoiceMethod },
  now: Date,
): Promise<void> {
  const manner = method === 'signal' ? 'signal' : 'page'
  const row = await insertRequest(tx, { ...choice, verifiedBy: method, asked: null }, manner, now)
  if (row !== undefined) await takeStep(tx, row, { step: 'completed', manner }, now)
}

/** A person’s request, which no other transaction can change meanwhile. */
export async function holdRequest(tx: Executor, userId: string, id: string): Promise<StoredRequest | undefined> {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.id, id), eq(privacyRequests.userId, userId)))
    .for('update')
  return row
}

/** Requests of a person, newest first, or one of them. */
export async function readRequests(db: Executor, userId: string, id?: string): Promise<readonly WholeRequest[]> {
  const own = eq(privacyRequests.userId, userId)
  const rows = await db
    .select()
    .from(privacyRequests)
    .where(id === undefined ? own : and(own, eq(privacyRequests.id, id)))
    .orderBy(desc(privacyRequests.receivedAt), desc(privacyRequests.id))
    .limit(MOST_LISTED)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const { requestId, step, at, note } = privacyLog
  const lines = await db
    .select({ requestId, step, at, note })
    .from(privacyLog)
    .where(inArray(privacyLog.requestId, ids))
    .orderBy(privacyLog.seq)
  const byRequest = Map.groupBy(lines, (line) => line.requestId)
  const archives = await readArchives(db, ids)
  return rows.map((row) => ({ row, lines: byRequest.get(row.id) ?? [], archive: archives.get(row.id) }))
}

/**
 * Ends the requests of an account that ends: those that are open are over, and of none is kept what was written. A
 * deletion that has begun goes on until all of its rows are gone.
 */
export async function endRequestsOf(tx: Executor, userId: string, now: Date): Promise<void> {
  // a request that is being made meanwhile would outlive the account with all that it says
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const own = eq(privacyRequests.userId, userId)
  const waiting = await tx
    .select()
    .from(privacyRequests)
    .where(and(own, isNull(privacyRequests.closedAt), isNull(privacyRequests.deleted)))
    .for('update')
  for (const row of waiting) {
    await takeStep(tx, row, { step: 'cancelled', manner: 'job', changes: { executesAt: null } }, now)
  }
  await tx.update(privacyRequests).set({ asked: null, answer: null }).where(own)
}

/** Most requests of one list; the newest ones. */
const MOST_LISTED = 200
