import { type SQL, sql } from 'drizzle-orm'

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

/**
 * The query for lines with the words in the sessions in which a user holds a seat, where the session is indexed as a word
 * of each line. Null, and so nothing is found, for a user without sessions.
 */
export function sessionsQuery(userId: string, words: string): SQL | undefined {
  const prefixes = prefixesOf(words)
  const sessions = sql`(
    select string_agg('''session:' || session_id::text || '''', ' | ')::tsquery from session_people
    where person_id = ${userId}::uuid and removed_at is null)`
  return prefixes && sql`(${sessions} && ${prefixes})`
}
