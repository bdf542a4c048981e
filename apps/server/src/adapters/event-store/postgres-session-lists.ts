import type { SessionLists } from '@placard/application'
import { and, asc, eq, gte, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { sessionPeople, sessions } from '../../database/schema.ts'
import { handOverSessions } from '../../database/session-heirs.ts'

/** Places of one transaction of the erasing: each may take a long log along. */
const ERASED_AT_ONCE = 20

const { sessionId: session, userId: holder, removedAt } = sessionPeople

const isPlaceOf = (userId: string, sessionId: string) => and(eq(session, sessionId), eq(holder, userId))
const isListedFor = (userId: string, sessionId: string) => and(isPlaceOf(userId, sessionId), isNull(removedAt))

/** Sessions in the lists of each of their people, in PostgreSQL. `onChanged` is called after each write about one. */
export function createPostgresSessionLists(db: Database, onChanged: (sessionId: string) => void): SessionLists {
  return {
    async change(userId, sessionId, { title, isPinned }) {
      const changed = await db
        .update(sessionPeople)
        // what is undefined is left out, and a statement that sets nothing is refused
        .set({ title, isPinned: isPinned ?? sql`${sessionPeople.isPinned}` })
        .where(isListedFor(userId, sessionId))
      if (changed.rowCount === 1) onChanged(sessionId)
      return changed.rowCount === 1
    },
    async remove(userId, sessionId, at) {
      const outcome = await inTransaction(db, (tx) => removeListed(tx, userId, sessionId, at))
      if (outcome === 'removed') onChanged(sessionId)
      return outcome
    },
    async restore(userId, sessionId, since) {
      const restored = await db
        .update(sessionPeople)
        .set({ removedAt: null })
        .where(and(isPlaceOf(userId, sessionId), gte(removedAt, new Date(since))))
      if (restored.rowCount === 1) onChanged(sessionId)
      return restored.rowCount === 1
    },
    async eraseRemoved(before) {
      const gone: string[] = []
      for (;;) {
        const erased = await inTransaction(db, (tx) => erasePlaces(tx, new Date(before)))
        for (const sessionId of erased.places) onChanged(sessionId)
        gone.push(...erased.gone)
        if (erased.places.length < ERASED_AT_ONCE) return gone
      }
    },
  }
}

async function removeListed(tx: Executor, userId: string, sessionId: string, at: number) {
  const isThere = and(eq(sessions.id, sessionId), eq(session, sessions.id), isListedFor(userId, sessionId))
  const [found] = await tx
    .select({ status: sessions.status })
    .from(sessions)
    .innerJoin(sessionPeople, isThere)
    // one that is resumed at this moment waits, or is seen to run
    .for('update')
  if (found === undefined) return 'unknown-session' as const
  if (found.status === 'active') return 'running' as const
  await tx
    .update(sessionPeople)
    .set({ removedAt: new Date(at) })
    .where(isListedFor(userId, sessionId))
  return 'removed' as const
}

/** Erases some of the places that were removed, and the sessions in which nobody is left; whole or not at all. */
async function erasePlaces(tx: Executor, before: Date) {
  const due = await tx
    .select({ sessionId: session, userId: holder })
    .from(sessionPeople)
    .where(lt(removedAt, before))
    .orderBy(asc(session), asc(holder))
    .limit(ERASED_AT_ONCE)
    .for('update', { skipLocked: true })
  const places = due.map(({ sessionId }) => sessionId)
  for (const { sessionId, userId } of due) {
    await handOverSessions(tx, userId, sessionId)
    await tx.delete(sessionPeople).where(isPlaceOf(userId, sessionId))
  }
  if (places.length === 0) return { places, gone: [] }
  const gone = await tx
    .delete(sessions)
    .where(
      and(
        inArray(sessions.id, places),
        notExists(tx.select({ one: sql`1` }).from(sessionPeople).where(eq(session, sessions.id))),
      ),
    )
    .returning({ id: sessions.id })
  return { places, gone: gone.map(({ id }) => id) }
}
