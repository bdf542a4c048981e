import { RESTORE_WITHIN_SECONDS, type RetentionPreview, type TranscriptMonths } from '@placard/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'
import { instantValue } from './instant-value.ts'
import type { TimedRule } from './retention-rules.ts'

const HOUR_MS = 60 * 60 * 1000

/** Conditions on `c`, a conversation: it was last changed before a moment, and nothing is being answered in it. */
const isOldConversation = (before: SQL) => sql`c.updated_at < ${before} and c.removed_at is null and not exists (
  select from chat_messages m where m.conversation_id = c.id and m.status = 'answering')`

/** Conditions on `p`, a place, and `r`, its session: that is over, and was last changed before a moment. */
const isOldPlace = (before: SQL) => sql`
  r.status = 'concluded' and greatest(r.updated_at, r.concluded_at) < ${before} and p.removed_at is null`

/** From whom, in `s`, something is to go now. */
const hasPeriod = (now: Date) => sql`s.transcript_months is not null and s.transcripts_from <= ${instantValue(now)}`
const before = (now: Date) => sql`${instantValue(now)} - make_interval(months => s.transcript_months)`

/** Takes conversations out of their owners' lists as they themselves would: what removes those takes them from there. */
async function removeConversations(tx: Executor, now: Date, most: number): Promise<number> {
  const eraseAfter = instantValue(new Date(now.getTime() + RESTORE_WITHIN_SECONDS * 1000))
  const { rowCount } = await tx.execute(sql`
    update conversations set removed_at = ${instantValue(now)}, erase_after = ${eraseAfter} where id = any (array(
      select c.id from privacy_settings s join conversations c on c.owner_id = s.user_id
      where ${hasPeriod(now)} and ${isOldConversation(before(now))} and not c.is_pinned
      limit ${most} for update of c skip locked))`)
  return rowCount ?? 0
}

/** Takes sessions out of a person's lists as they themselves would: whoever else sat there keeps them. */
async function removePlaces(tx: Executor, now: Date, most: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update session_people set removed_at = ${instantValue(now)} where (session_id, person_id) in (
      select p.session_id, p.person_id from privacy_settings s
      join session_people p on p.person_id = s.user_id join sessions r on r.id = p.session_id
      where ${hasPeriod(now)} and ${isOldPlace(before(now))} and not p.is_pinned
      limit ${most} for update of p skip locked)`)
  return rowCount ?? 0
}

/** Deletes the conversations and finished sessions of people who have chosen a period for them. Pinned ones stay. */
export const TRANSCRIPT_RULE: TimedRule = {
  name: 'transcripts',
  everyMs: HOUR_MS,
  most: 200,
  parts: [{ removeSome: removeConversations }, { removeSome: removePlaces }],
}

/** What that rule would remove of a person's at a moment, by a period. */
export async function previewTranscripts(
  db: Executor,
  userId: string,
  months: TranscriptMonths,
  now: Date,
): Promise<RetentionPreview> {
  const end = sql`${instantValue(now)} - make_interval(months => ${months}::int)`
  const { rows } = await db.execute<RetentionPreview & { oldest: Date | string | null; newest: Date | string | null }>(
    sql`
    with old as (
      select c.id as chat, c.type, c.is_pinned, c.updated_at as at from conversations c
        where c.owner_id = ${userId}::uuid and ${isOldConversation(end)}
      union all
      select null, 'session', p.is_pinned, greatest(r.updated_at, r.concluded_at) from session_people p
        join sessions r on r.id = p.session_id
        where p.person_id = ${userId}::uuid and ${isOldPlace(end)}
    ), goes as (select * from old where not is_pinned)
    select count(*) filter (where type = 'chat')::int as chats,
      count(*) filter (where type = 'voice')::int as "voiceConversations",
      count(*) filter (where type = 'session')::int as sessions,
      (select count(*)::int from chat_messages where conversation_id in (select chat from goes)) as messages,
      (select count(*)::int from old where is_pinned) as pinned,
      min(at) as oldest, max(at) as newest
    from goes`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('a count is always answered')
  const told = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
  return { ...found, oldest: told(found.oldest), newest: told(found.newest) }
}
