import { type SQL, sql } from 'drizzle-orm'
import { type ArchiveSource, ITEMS_A_PAGE, notAfter, notBefore, rowsOf } from './personal-reader.ts'

/** A session in which a person holds a seat, their own or another person's. */
export interface ArchivedSession {
  readonly id: string
  readonly title: string
  readonly createdAt: string
}

/** A line of a session's record. */
export interface ArchivedLine {
  readonly at: string
  readonly seat: string | null
  readonly words: string
}

function askedSessions({ userId, range: { from, to } }: Pick<ArchiveSource, 'userId' | 'range'>): SQL {
  const sits = sql`exists (select from session_people p
    where p.session_id = sessions.id and p.person_id = ${userId}::uuid and p.removed_at is null)`
  const days = sql`${notBefore(sql`sessions.updated_at`, from)} and ${notAfter(sql`sessions.created_at`, to)}`
  return sql`(sessions.owner_id = ${userId}::uuid or ${sits}) and ${days}`
}

/** The sessions, the newest first, under the titles that the person has given them, as many at a time as stand on a page. */
export function sessionPagesOf(source: ArchiveSource): AsyncGenerator<readonly ArchivedSession[]> {
  const query = sql`select to_json(s) as row from (
    select sessions.id, coalesce(own.title, sessions.title) as title, sessions.created_at as "createdAt"
    from sessions left join session_people own on own.session_id = sessions.id and own.person_id = ${source.userId}::uuid
    where ${askedSessions(source)} order by sessions.created_at desc, sessions.id) s`
  return rowsOf<ArchivedSession>(source.tx, query, ITEMS_A_PAGE)
}

/** How many sessions there are. */
export async function countSessions(source: Pick<ArchiveSource, 'tx' | 'userId' | 'range'>): Promise<number> {
  const { rows } = await source.tx.execute<{ found: number }>(
    sql`select count(*)::int as found from sessions where ${askedSessions(source)}`,
  )
  return rows[0]?.found ?? 0
}

/** What was said in a session, as its record has it: everybody at the table heard it. */
export function linesOf({ tx }: ArchiveSource, sessionId: string): AsyncGenerator<readonly ArchivedLine[]> {
  return rowsOf<ArchivedLine>(
    tx,
    sql`select json_build_object('at', at, 'seat', event ->> 'seat', 'words', event ->> 'words') as row
      from session_events where session_id = ${sessionId}::uuid and event ->> 'words' <> '' order by seq`,
  )
}
