import { type SQL, sql } from 'drizzle-orm'
import { sessionEvents, sessionPeople, sessions } from './schema.ts'
import { isLine, lineSearch } from './searchable.ts'

/** Accents and the characters between words, folded as in the searched columns; see `wordsOf`. */
const ACCENTS = /[\u0300-\u036f]/g
const SIGNS =
  /(?:[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\u{1f000}-\u{1faff}]|[\ufe00-\ufe0f])+/u

/** A query for rows in which each of the words begins some word; undefined when there are none. */
function prefixesOf(words: string): SQL | undefined {
  const folded = words.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '')
  const found = folded.split(SIGNS).filter((word) => word !== '')
  return found.length === 0 ? undefined : sql`to_tsquery('simple', ${found.map((word) => `'${word}':*`).join(' & ')})`
}

/** The query for an owner's rows with the words, where the owner is indexed as a word of each row. */
export function ownersQuery(userId: string, words: string): SQL | undefined {
  const prefixes = prefixesOf(words)
  return prefixes && sql`(${`'owner:${userId}'`}::tsquery && ${prefixes})`
}

/** Sessions of one condition on the index, which weighs each line of theirs against every one of them. */
const SESSIONS_AT_ONCE = 8

/** The sessions that are in a user's lists. */
export function listedSessions(userId: string): SQL {
  return sql`(select session_id from ${sessionPeople} where person_id = ${userId}::uuid and removed_at is null)`
}

/** Those of them that were changed at an instant or later, at most the newest `count`, as a subquery with session and instant. */
export function newestListedSessions(userId: string, { since, count }: { since: Date; count?: number }): SQL {
  const limit = count === undefined ? sql`` : sql`order by s.updated_at desc limit ${count}`
  return sql`(
    select s.id as session_id, s.updated_at from ${listedSessions(userId)} listed join ${sessions} s on s.id = listed.session_id
    where s.updated_at >= ${since.toISOString()}::timestamptz ${limit})`
}

/**
 * The lines with the words in sessions (a subquery with `session_id`), as a subquery with session, position and instant;
 * undefined when there are no words. The session is indexed as a word of each line.
 */
export function linesSaying(among: SQL, words: string): SQL | undefined {
  const prefixes = prefixesOf(words)
  return (
    prefixes &&
    sql`(
    select line.session_id, line.seq, line.at, line.event from (
      select string_agg('''session:' || session_id::text || '''', ' | ')::tsquery as sessions from (
        select session_id, (row_number() over () - 1) / ${sql.raw(String(SESSIONS_AT_ONCE))} as portion from ${among} among
      ) numbered group by portion
    ) portions cross join lateral (
      select session_id, seq, at, event from ${sessionEvents}
      where ${isLine(sessionEvents)} and ${lineSearch(sessionEvents)} @@ (portions.sessions && ${prefixes})
    ) line)`
  )
}
