import { and, eq, lt, sql } from 'drizzle-orm'
import { dailyWords, wordReservations } from './chat-schema.ts'
import type { Executor } from './executor.ts'

/** How long words that were set aside wait to be counted. */
const RESERVED_MS = 15 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 60

/** Words of a message to set aside on a day. */
export interface WordTake {
  readonly id: string
  readonly userId: string
  readonly day: string
  /** Null: nothing limits the day. */
  readonly limit: number | null
  /** Words of the message itself; 0 where only an answer is asked for. */
  readonly words: number
  readonly at: Date
}

/**
 * Sets the words of a message aside if they still fit: parallel runs meet at the row of the day, so that together they
 * never pass the limit. Where only an answer is asked for, at least one word has to be left.
 * @returns undefined, or how many words are left when these do not fit.
 */
export async function takeWords(db: Executor, take: WordTake): Promise<number | undefined> {
  if (await taken(db, take)) return undefined
  // somebody at their limit may hold words that died with a server
  await expireWords(db, take.at, take.userId)
  if (await taken(db, take)) return undefined
  return Math.max(0, (take.limit ?? 0) - (await wordsTaken(db, take.userId, take.day)))
}

async function taken(db: Executor, { id, userId, day, limit, words, at }: WordTake): Promise<boolean> {
  const needed = Math.max(1, words)
  const expiresAt = new Date(at.getTime() + RESERVED_MS)
  const { rows } = await db.execute(sql`
    with counted as (
      insert into ${dailyWords} (user_id, day, taken)
      select ${userId}::uuid, ${day}, ${words}::int where ${limit}::int is null or ${needed}::int <= ${limit}::int
      on conflict (user_id, day) do update set taken = ${dailyWords}.taken + excluded.taken
      where ${limit}::int is null or ${dailyWords}.taken + ${needed}::int <= ${limit}::int
      returning day
    )
    insert into ${wordReservations} (id, user_id, day, words, state, created_at, expires_at)
    select ${id}::uuid, ${userId}::uuid, counted.day, ${words}::int, 'reserved',
      ${at.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from counted returning id`)
  return rows.length === 1
}

/**
 * Counts what was set aside together with the words of the answer, on the day it began, once. What was delivered counts
 * also past the limit, and when the words set aside had lapsed meanwhile.
 */
export async function settleWords(db: Executor, id: string, answerWords: number, at: Date): Promise<void> {
  await db.execute(sql`
    with old as (
      select id, user_id, day, words, state from ${wordReservations} where id = ${id}::uuid for update
    ), ended as (
      update ${wordReservations} as r set state = 'settled', words = old.words + ${answerWords}::int,
        ended_at = ${at.toISOString()}::timestamptz
      from old where r.id = old.id and old.state <> 'settled'
      returning r.user_id, r.day,
        ${answerWords}::int + (case when old.state = 'expired' then old.words else 0 end) as more
    )
    update ${dailyWords} as d set taken = d.taken + ended.more
    from ended where d.user_id = ended.user_id and d.day = ended.day`)
}

/** Gives back what was set aside and not counted in time, of one account or of all. */
export async function expireWords(db: Executor, now: Date, userId: string | null = null): Promise<void> {
  await db.execute(sql`
    with late as (
      select id from ${wordReservations}
      where state = 'reserved' and expires_at <= ${now.toISOString()}::timestamptz
        and (${userId}::uuid is null or user_id = ${userId}::uuid)
      order by id for update skip locked
    ), gone as (
      update ${wordReservations} as r set state = 'expired', ended_at = ${now.toISOString()}::timestamptz
      from late where r.id = late.id returning r.user_id, r.day, r.words
    ), sums as (
      select user_id, day, sum(words)::int as words from gone group by user_id, day
    )
    update ${dailyWords} as d set taken = greatest(0, d.taken - sums.words)
    from sums where d.user_id = sums.user_id and d.day = sums.day`)
}

/** How many words an account took on a day. */
export async function wordsTaken(db: Executor, userId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ taken: dailyWords.taken })
    .from(dailyWords)
    .where(and(eq(dailyWords.userId, userId), eq(dailyWords.day, day)))
  return row?.taken ?? 0
}

/** Forgets single uses and days after 60 days. */
export async function forgetOldWords(db: Executor, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await db.delete(wordReservations).where(lt(wordReservations.createdAt, oldest))
  await db.delete(dailyWords).where(lt(dailyWords.day, oldest.toISOString().slice(0, 10)))
}
