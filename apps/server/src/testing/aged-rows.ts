import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../database/executor.ts'
import { isoWeekOf } from '../database/iso-week.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A row of a table on either side of its retention. */
export interface AgedRow {
  readonly table: string
  /** The value by which its age is told, a minute or a period past what is kept, and a minute or a period short of it. */
  readonly old: string
  readonly young: string
  /** Makes such a row of a person's; `id` is different each time. */
  readonly insert: (value: string, id: string, userId: string) => SQL
}

/** Somebody with an account, and a session and a conversation under the same id. */
export async function aPersonOfRows(db: Executor): Promise<string> {
  const id = randomUUID()
  await db.execute(sql`
    with person as (insert into users (id, email, email_key, name, password_hash, role, status, created_at, updated_at)
      values (${id}, ${id}, ${id}, 'Ada', 'h', 'USER', 'active', now(), now()) returning id),
    room as (insert into sessions (id, owner_id, campaign_id, title, country, seed, pace, status, version, progress_ratio, created_at, updated_at)
      select id, id, 'c', 'C', 'KEN', 1, 1, 'concluded', 1, 0, now(), now() from person)
    insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at)
      select id, id, 'A chat', 'collaborative', '', now(), now() from person`)
  return id
}

const key = (id: string) => sql`decode(replace(${id}, '-', ''), 'hex')`

/** A row of every table whose rows go for their age, as of a moment. */
export function agedRows(now: Date): readonly AgedRow[] {
  const after: After = (table, ms, insert) => {
    const at = (msAgo: number) => new Date(now.getTime() - msAgo).toISOString()
    return { table, old: at(ms + MINUTE_MS), young: at(ms - MINUTE_MS), insert }
  }
  return [...rowsOfPeople(after), ...rowsOfUse(now, after), ...rowsOfRecord(now, after)]
}

/** A row that goes so long after its moment. */
type After = (table: string, ms: number, insert: AgedRow['insert']) => AgedRow

function rowsOfPeople(after: After): readonly AgedRow[] {
  return [
    after(
      'recordings',
      0,
      (
        at,
        id,
        userId,
      ) => sql`insert into recordings (id, owner_id, sound, media_type, seconds, text, created_at, ends_at)
        values (${id}, ${userId}, 'x', 'audio/wav', 1, 'Said', now(), ${at})`,
    ),
    after(
      'refresh_families',
      30 * DAY_MS,
      (at, id, userId) => sql`insert into refresh_families (id, user_id, is_remembered, created_at, expires_at)
        values (${id}, ${userId}, true, now(), ${at})`,
    ),
    after(
      'refresh_families',
      30 * DAY_MS,
      (
        at,
        id,
        userId,
      ) => sql`insert into refresh_families (id, user_id, is_remembered, created_at, expires_at, revoked_at)
        values (${id}, ${userId}, true, now(), '2999-01-01', ${at})`,
    ),
    after(
      'one_time_tokens',
      DAY_MS,
      (at, id, userId) =>
        sql`insert into one_time_tokens values (${key(id)}, 'verify-address', ${userId}, '{}', now(), ${at})`,
    ),
    after(
      'known_devices',
      365 * DAY_MS,
      (at, id, userId) => sql`insert into known_devices values (${userId}, ${key(id)}, now(), ${at})`,
    ),
    after(
      'idempotency_keys',
      DAY_MS,
      (at, id, userId) => sql`insert into idempotency_keys values (${userId}, ${id}, '\\x00', ${at})`,
    ),
    after(
      'session_answers',
      DAY_MS,
      (at, id, userId) =>
        sql`insert into session_answers values (${userId}, ${id}, 'f', ${userId}, 0, 1, '[]', 'rules', ${at})`,
    ),
    after(
      'mail_outbox',
      30 * DAY_MS,
      (
        at,
        id,
        userId,
      ) => sql`insert into mail_outbox (id, user_id, to_address, template, message_id, status, due_at, created_at, ended_at)
        values (${id}, ${userId}, 'a', 't', 'm', 'sent', now(), now(), ${at})`,
    ),
  ]
}

function rowsOfUse(now: Date, after: After): readonly AgedRow[] {
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  const month = (monthsAgo: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).toISOString().slice(0, 7)
  const counter: AgedRow['insert'] = (period, id, userId) => sql`
    insert into usage_counters values (${userId}, ${`k${id}`}, ${period}, 1)`
  return [
    after(
      'usage_reservations',
      60 * DAY_MS,
      (
        at,
        id,
        userId,
      ) => sql`insert into usage_reservations (id, user_id, kind, period, amount, what, state, created_at, expires_at)
        values (${id}, ${userId}, 'words', '2026-11-21', 1, '', 'settled', ${at}, now())`,
    ),
    { table: 'usage_counters', old: month(14), young: month(13), insert: counter },
    { table: 'usage_counters', old: day(61), young: day(60), insert: counter },
    after(
      'remembered_usage',
      0,
      (at, id) => sql`insert into remembered_usage values (${key(id)}, 'words', '2026-11', 1, ${at})`,
    ),
    {
      table: 'language_usage',
      old: day(397),
      young: day(396),
      insert: (at, id, userId) =>
        sql`insert into language_usage values (${userId}, ${at}, 'chat', ${id}, 'm', 1, 0, 1, 1)`,
    },
  ]
}

function rowsOfRecord(now: Date, after: After): readonly AgedRow[] {
  return [
    {
      table: 'played_campaigns',
      old: isoWeekOf(new Date(now.getTime() - 105 * 7 * DAY_MS)),
      young: isoWeekOf(new Date(now.getTime() - 104 * 7 * DAY_MS)),
      insert: (at, id) => sql`insert into played_campaigns (id, step, campaign_id, difficulty, language, week)
        values (${id}, 'begun', 'c', 'beginner', 'en', ${at})`,
    },
    after(
      'payment_events',
      396 * DAY_MS,
      (at, id) =>
        sql`insert into payment_events (id, type, status, due_at, received_at) values (${id}, 't', 'done', now(), ${at})`,
    ),
    after(
      'payment_checkouts',
      396 * DAY_MS,
      (at, id, userId) =>
        sql`insert into payment_checkouts values (${id}, ${userId}, ${id}, 'PRO', false, 'complete', ${at}, now())`,
    ),
    after(
      'privacy_requests',
      732 * DAY_MS,
      (at, id, userId) => sql`insert into privacy_requests (id, user_id, kind, status, received_at, closed_at)
        values (${id}, ${userId}, 'delete', 'completed', ${at}, ${at})`,
    ),
    after(
      'security_events',
      730 * DAY_MS,
      (at) => sql`insert into security_events (at, kind, by_command) values (${at}, 'new-device', false)`,
    ),
    after(
      'audit_log',
      730 * DAY_MS,
      (at, id) => sql`insert into audit_log (at, action, subject, detail) values (${at}, 'plan-set', ${id}, '{}')`,
    ),
    after(
      'status_samples',
      48 * HOUR_MS,
      (at) => sql`insert into status_samples (at, service, status) values (${at}, 's', 'operational')`,
    ),
    after('rate_counters', 0, (at, id) => sql`insert into rate_counters values (${key(id)}, 1, ${at})`),
    after(
      'servers',
      DAY_MS,
      (at, id) => sql`insert into servers (id, place, started_at, seen_at, lease_until, ended_at)
        values (${id}, 'here', now(), now(), '2999-01-01', ${at})`,
    ),
  ]
}
