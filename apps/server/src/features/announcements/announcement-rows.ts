import {
  type Announcement,
  type AnnouncementChange,
  inAnnouncementOrder,
  type NewAnnouncement,
} from '@placard/contract'
import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { announcements } from '../../database/announcement-schema.ts'
import type { Executor } from '../../database/executor.ts'
import { FIRST_READER } from '../../database/news-rows.ts'
import { users } from '../../database/schema.ts'

/** Who signs an announcement whose author is gone. */
const PRODUCT = 'Placard'

type Row = typeof announcements.$inferSelect

function presented({ authorId: _, mailedUpTo: __, ...row }: Row, author: string | null): Announcement {
  const { expiresAt, createdAt, updatedAt, ...rest } = row
  return {
    ...rest,
    author: author ?? PRODUCT,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
  }
}

async function listWhere(db: Executor, condition: SQL | undefined): Promise<Announcement[]> {
  const rows = await db
    .select({ row: announcements, author: users.name })
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.authorId))
    .where(condition)
  return inAnnouncementOrder(rows.map(({ row, author }) => presented(row, author)))
}

/** Every announcement, in order. */
export function listAnnouncements(db: Executor): Promise<Announcement[]> {
  return listWhere(db, undefined)
}

/** What could be shown to somebody now: active and not expired, in order. */
export function listCurrentAnnouncements(db: Executor, now: Date): Promise<Announcement[]> {
  const isOpen = or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now))
  return listWhere(db, and(eq(announcements.isActive, true), isOpen))
}

/** One announcement; `undefined` when there is none of that id. */
export async function findAnnouncement(db: Executor, id: string): Promise<Announcement | undefined> {
  return (await listWhere(db, eq(announcements.id, id)))[0]
}

/** Adds an announcement. */
export async function insertAnnouncement(
  db: Executor,
  { id, authorId, body }: { readonly id: string; readonly authorId: string; readonly body: NewAnnouncement },
  now: Date,
): Promise<void> {
  const { alsoByEmail, ...shown } = body
  const expiresAt = shown.expiresAt === undefined ? null : new Date(shown.expiresAt)
  const mailedUpTo = alsoByEmail ? FIRST_READER : null
  await db
    .insert(announcements)
    .values({ ...shown, id, authorId, expiresAt, mailedUpTo, createdAt: now, updatedAt: now })
}

/** Changes an announcement. @returns whether there is one. */
export async function updateAnnouncement(
  db: Executor,
  id: string,
  { expiresAt, ...change }: AnnouncementChange,
  now: Date,
): Promise<boolean> {
  const expiry = expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : new Date(expiresAt) }
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const rows = await db
    .update(announcements)
    .set({ ...given, ...expiry, updatedAt: now })
    .where(eq(announcements.id, id))
    .returning({ id: announcements.id })
  return rows.length > 0
}

/** Deletes an announcement. @returns its title; `undefined` when there was none. */
export async function deleteAnnouncement(db: Executor, id: string): Promise<string | undefined> {
  const rows = await db.delete(announcements).where(eq(announcements.id, id)).returning({ title: announcements.title })
  return rows[0]?.title
}
