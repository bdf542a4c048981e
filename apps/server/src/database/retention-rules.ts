import type { RetentionRule } from '@placard/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'
import { isOnNoServer } from './held-place-rows.ts'
import { instantValue } from './instant-value.ts'
import { isoWeekOf } from './iso-week.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A part of a rule: what goes for its age. */
export interface RetentionPart {
  /** What it carries out of the data map: a table, and the phrase that says how long its rows are kept. */
  readonly promise?: { readonly table: string; readonly phrase: string }
  /**
   * Removes some of what is over at a moment, in the transaction it is given. @returns how many rows, or things, were
   * removed: as many as `most` when there may be more.
   */
  readonly removeSome: (tx: Executor, now: Date, most: number) => Promise<number>
}

/** A rule that is carried out at an interval. */
export interface TimedRule {
  readonly name: RetentionRule
  readonly everyMs: number
  /** Rows removed by one transaction. */
  readonly most: number
  readonly parts: readonly RetentionPart[]
}

/** A moment of the past, as a value in a statement. */
function ago(now: Date, ms: number): SQL {
  return instantValue(new Date(now.getTime() - ms))
}

/** Rows of a table that are deleted once a condition holds. What somebody is changing is left to the next run. */
function rowsOf(table: string, phrase: string, isOver: (now: Date) => SQL): RetentionPart {
  const from = sql.identifier(table)
  return {
    promise: { table, phrase },
    removeSome: async (tx, now, most) => {
      const over = sql`select ctid from ${from} where ${isOver(now)} limit ${most} for update skip locked`
      const { rowCount } = await tx.execute(sql`delete from ${from} where ctid = any (array(${over}))`)
      return rowCount ?? 0
    },
  }
}

/** Rows of a table that are deleted so long after the moment in a column. */
function rowsAfter(table: string, column: string, ms: number, phrase: string): RetentionPart {
  return rowsOf(table, phrase, (now) => sql`${sql.identifier(column)} < ${ago(now, ms)}`)
}

/** The key under which a use was asked for: it goes before the use does. */
const KEYS_OF_USE: RetentionPart = {
  promise: { table: 'usage_reservations', phrase: '24 hours' },
  removeSome: async (tx, now, most) => {
    const { rowCount } = await tx.execute(sql`
      update usage_reservations set key = null where ctid = any (array(
        select ctid from usage_reservations where key is not null and created_at < ${ago(now, DAY_MS)}
        limit ${most} for update skip locked))`)
    return rowCount ?? 0
  },
}

const MONTH_LENGTH = 'yyyy-mm'.length
const DAY_LENGTH = 'yyyy-mm-dd'.length
/** Months of usage are kept for so many of them. */
const MONTHS_KEPT = 13
/** 13 months, and a little: none has more days than 31. */
const THIRTEEN_MONTHS_MS = 396 * DAY_MS
/** Retention of the record that a mail was sent or given up. */
export const ENDED_MAIL_KEPT_MS = 30 * DAY_MS
/** Records of privacy requests are kept for 24 months, and a day on top: months have more days than the law’s. */
export const REQUEST_RECORD_KEPT_MS = 732 * DAY_MS
const AUDIT_KEPT_MS = 730 * DAY_MS
const AUDIT = '24 months'

function oldestMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_KEPT, 1)).toISOString()
}
const dayBefore = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString().slice(0, DAY_LENGTH)

const hourly = (name: RetentionRule, parts: readonly RetentionPart[]): TimedRule => ({
  name,
  everyMs: HOUR_MS,
  most: 500,
  parts,
})

/** What goes for its age, whoever it is about. */
export const TIMED_RULES: readonly TimedRule[] = [
  {
    name: 'recordings',
    everyMs: 10 * MINUTE_MS,
    // some hundred megabytes at most
    most: 100,
    parts: [
      rowsOf(
        'recordings',
        '24 hours, or until the person deletes it, ends the keeping, or removes the conversation or session; nothing is kept unless they asked for it',
        (now) => sql`ends_at <= ${ago(now, 0)}`,
      ),
    ],
  },
  hourly('sign-ins', [
    rowsOf(
      'refresh_families',
      '30 days after the sign-in ends',
      (now) => sql`least(expires_at, coalesce(revoked_at, expires_at)) < ${ago(now, 30 * DAY_MS)}`,
    ),
    rowsAfter('one_time_tokens', 'expires_at', DAY_MS, 'a day after it expires'),
    rowsAfter('identity_codes', 'expires_at', DAY_MS, 'a day after it expires'),
    rowsAfter('identity_checks', 'verified_until', 0, 'until the sign-in ends'),
    rowsAfter('known_devices', 'last_used_at', 365 * DAY_MS, 'one year after its last sign-in'),
  ]),
  hourly('repeats', [
    rowsAfter('idempotency_keys', 'started_at', DAY_MS, '24 hours'),
    rowsAfter('session_answers', 'at', DAY_MS, '24 hours'),
    KEYS_OF_USE,
  ]),
  hourly('mails', [
    rowsAfter('mail_outbox', 'ended_at', ENDED_MAIL_KEPT_MS, '30 days after the mail was sent or given up'),
  ]),
  hourly('usage', [
    rowsAfter('usage_reservations', 'created_at', 60 * DAY_MS, '60 days after the use'),
    rowsOf(
      'usage_counters',
      '13 months after the month',
      (now) => sql`length(period) = ${MONTH_LENGTH} and period < ${oldestMonth(now).slice(0, MONTH_LENGTH)}`,
    ),
    rowsOf(
      'usage_counters',
      '13 months after the month',
      (now) => sql`length(period) > ${MONTH_LENGTH} and period < ${dayBefore(now, 60 * DAY_MS)}`,
    ),
    rowsOf('remembered_usage', 'until the month or day is over everywhere', (now) => sql`forget_at <= ${ago(now, 0)}`),
    rowsOf('language_usage', '13 months after the day', (now) => sql`day < ${dayBefore(now, THIRTEEN_MONTHS_MS)}`),
  ]),
  hourly('payments', [
    rowsAfter('payment_events', 'received_at', THIRTEEN_MONTHS_MS, '13 months after the event'),
    rowsAfter('payment_checkouts', 'created_at', THIRTEEN_MONTHS_MS, '13 months after the payment was begun'),
  ]),
  hourly('requests', [
    rowsAfter('privacy_requests', 'closed_at', REQUEST_RECORD_KEPT_MS, '24 months after the request'),
  ]),
  hourly('security', [
    rowsAfter('security_events', 'at', AUDIT_KEPT_MS, AUDIT),
    rowsAfter('audit_log', 'at', AUDIT_KEPT_MS, AUDIT),
  ]),
  hourly('server', [
    rowsOf(
      'played_campaigns',
      'for 104 weeks',
      (now) => sql`week < ${isoWeekOf(new Date(now.getTime() - 104 * 7 * DAY_MS))}`,
    ),
    rowsAfter('status_samples', 'at', 48 * HOUR_MS, '48 hours'),
    // those begun under a clock that was far ahead as well
    rowsOf(
      'rate_counters',
      'an hour after the window of its limit',
      (now) => sql`ends_at < ${ago(now, 0)} or ends_at > ${ago(now, -DAY_MS)}`,
    ),
    rowsOf('held_places', 'an hour after the last place was given back', () => isOnNoServer),
    rowsOf(
      'servers',
      '24 hours after the server ended',
      (now) => sql`ended_at < ${ago(now, DAY_MS)} or lease_until < ${ago(now, DAY_MS)}`,
    ),
  ]),
]
