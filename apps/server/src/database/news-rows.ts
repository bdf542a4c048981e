import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { announcements } from './announcement-schema.ts'
import type { Executor } from './executor.ts'
import { mailOutbox } from './mail-schema.ts'
import { consents } from './privacy-schema.ts'
import { users } from './schema.ts'

/** Before every id. */
export const FIRST_READER = '00000000-0000-0000-0000-000000000000'

/** An announcement that is being mailed. */
export type MailedAnnouncement = typeof announcements.$inferSelect

/** Holds the oldest announcement that is shown and to be mailed, unless another server is at it. */
export async function holdAnnouncementToMail(tx: Executor, now: Date): Promise<MailedAnnouncement | undefined> {
  const { isActive, expiresAt, mailedUpTo, createdAt } = announcements
  const [found] = await tx
    .select()
    .from(announcements)
    .where(and(isNotNull(mailedUpTo), eq(isActive, true), or(isNull(expiresAt), gt(expiresAt, now))))
    .orderBy(asc(createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return found
}

/** Notes up to which account an announcement was mailed; null when that was the last. */
export async function noteMailed(tx: Executor, id: string, mailedUpTo: string | null): Promise<void> {
  await tx.update(announcements).set({ mailedUpTo }).where(eq(announcements.id, id))
}

/**
 * The next accounts that have consented to mails with news, in the order of their ids: active, of people of sixteen or more, with
 * an address that was confirmed.
 */
export function listNewsReaders(tx: Executor, { after, limit, now }: { after: string; limit: number; now: Date }) {
  const last = tx
    .select({ isGranted: consents.isGranted })
    .from(consents)
    .where(and(eq(consents.userId, users.id), eq(consents.purpose, 'marketing')))
    .orderBy(sql`${consents.seq} desc`)
    .limit(1)
  return tx
    .select({ id: users.id, email: users.email, name: users.name, createdAt: users.createdAt })
    .from(users)
    .where(
      and(
        gt(users.id, after),
        eq(users.status, 'active'),
        isNotNull(users.emailVerifiedAt),
        eq(users.isAgeStated, true),
        or(isNull(users.minorUntil), lte(users.minorUntil, now)),
        sql`(${last})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
}

/** Deletes mails with news to a user that have not gone out yet. */
export async function deleteWaitingNews(tx: Executor, userId: string): Promise<void> {
  await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.userId, userId), eq(mailOutbox.template, 'news'), eq(mailOutbox.status, 'waiting')))
}
