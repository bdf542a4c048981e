import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { mailOutbox } from '../../database/mail-schema.ts'
import { ENDED_MAIL_KEPT_MS } from '../../database/retention-rules.ts'
import type { KeptMail } from '../../ports/mail-carrier.ts'

/** A mail in the outbox. */
export type WaitingMail = typeof mailOutbox.$inferSelect

/** Duration of a worker's claim (a lease); after its crash another worker claims the mail. */
const CLAIM_MS = 5 * 60 * 1000

/** What a new mail is made of. */
export type NewMail = Pick<
  typeof mailOutbox.$inferInsert,
  'id' | 'userId' | 'toAddress' | 'toKey' | 'template' | 'data' | 'messageId' | 'usefulUntil' | 'createdAt'
>

/** Adds a mail that goes out as soon as it can. */
export async function addMail(db: Executor, mail: NewMail): Promise<void> {
  await db.insert(mailOutbox).values({ ...mail, status: 'waiting', dueAt: mail.createdAt })
}

/** How many mails of these kinds a mailbox was sent, or is about to be, since a moment. */
export async function countMailsTo(
  db: Executor,
  { toKey, kinds, since }: { toKey: string; kinds: readonly string[]; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.toKey, toKey), gt(mailOutbox.createdAt, since), inArray(mailOutbox.template, [...kinds])))
  return row?.found ?? 0
}

/** Adds an undeliverable mail, so that it is visible. */
export async function addUnmailable(db: Executor, mail: NewMail, reason: string): Promise<void> {
  const ended = { status: 'given-up', dueAt: mail.createdAt, endedAt: mail.createdAt, lastError: reason } as const
  await db.insert(mailOutbox).values({ ...mail, ...ended, data: null })
}

/**
 * Claims up to `limit` due mails and counts the attempt. Each mail goes to one of several servers; the claim is stored
 * before anything is sent, so a crash delays a mail and can repeat it, but never loses it (at-least-once delivery).
 */
export async function claimDueMails(db: Executor, now: Date, limit: number): Promise<readonly WaitingMail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, 'waiting'), lte(mailOutbox.dueAt, now)))
    .orderBy(asc(mailOutbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, dueAt: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(mailOutbox.id, due))
    .returning()
}

/** Those of these mails of which there is no record left: their account is gone, or their time is over. */
export async function forgottenAmong(
  db: Executor,
  mails: readonly KeptMail[],
  now: Date,
): Promise<readonly KeptMail[]> {
  if (mails.length === 0) return []
  const ids = mails.map(({ id }) => id)
  const known = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(inArray(mailOutbox.id, ids))
  const isKnown = new Set(known.map(({ id }) => id))
  const before = new Date(now.getTime() - ENDED_MAIL_KEPT_MS)
  return mails.filter(({ id, template, date }) =>
    WITHOUT_RECORD.includes(template) ? date < before : !isKnown.has(id),
  )
}

/** Mails to people whose account is gone: nothing of them stays, not even that they were sent. */
const WITHOUT_RECORD: readonly string[] = ['account-deleted']

/** Ends a claimed mail and deletes its content. */
export async function endMail(
  db: Executor,
  { id, attempts, template }: WaitingMail,
  end: { readonly status: 'sent' } | { readonly status: 'given-up'; readonly reason: string },
  now: Date,
): Promise<void> {
  if (WITHOUT_RECORD.includes(template)) {
    await db.delete(mailOutbox).where(stillClaimed(id, attempts))
    return
  }
  const lastError = end.status === 'sent' ? null : end.reason
  await db
    .update(mailOutbox)
    .set({ status: end.status, lastError, data: null, endedAt: now })
    .where(stillClaimed(id, attempts))
}

/** Leaves a claimed mail for a retry. */
export async function postponeMail(
  db: Executor,
  { id, attempts }: WaitingMail,
  { dueAt, reason }: { readonly dueAt: Date; readonly reason: string },
): Promise<void> {
  await db.update(mailOutbox).set({ dueAt, lastError: reason }).where(stillClaimed(id, attempts))
}

/** How many mails wait although they were tried at least this often. */
export async function countStuckMails(db: Executor, triedAtLeast: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, 'waiting'), sql`${mailOutbox.attempts} >= ${triedAtLeast}`))
  return row?.count ?? 0
}

/** Condition: the claim is still this worker's; an expired one was taken over by another worker, who now decides. */
function stillClaimed(id: string, attempts: number) {
  return and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'waiting'), eq(mailOutbox.attempts, attempts))
}
