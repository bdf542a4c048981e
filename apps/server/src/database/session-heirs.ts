import { sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'

/**
 * Sessions of a user's, all or one, that others sit in go on: one who has not deleted it, the first by seat, owns it from
 * now on.
 */
export async function handOverSessions(tx: Executor, userId: string, sessionId?: string): Promise<void> {
  const which = sessionId === undefined ? sql`` : sql` and sessions.id = ${sessionId}::uuid`
  await tx.execute(sql`
    update sessions set owner_id = heir.person_id
    from (select distinct on (session_id) session_id, person_id from session_people
          where person_id <> ${userId}::uuid order by session_id, removed_at desc nulls first, seat) heir
    where heir.session_id = sessions.id and sessions.owner_id = ${userId}::uuid${which}`)
}
