import { INACTIVITY_WARNING_DAYS } from '@placard/contract'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { instantValue } from '../../database/instant-value.ts'
import { privacySettings } from '../../database/privacy-schema.ts'
import type { TimedRule } from '../../database/retention-rules.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { RIGHTS_PATH } from './request-mails.ts'
import { findOpen, holdRequest, insertRequest, takeStep } from './request-rows.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Accounts that one run writes to, or has deleted: the rest waits for the next one. */
const AT_ONCE = 100
const [FIRST_DAYS, SECOND_DAYS] = INACTIVITY_WARNING_DAYS

/** What the rule about unused accounts needs. */
export type InactivityDependencies = Pick<PrivacyDependencies, 'mail' | 'ids' | 'mayGo'>

/** An account whose person wants it deleted when it is not used. */
interface UnusedAccount extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly warnings: number
  readonly removalAt: Date | string | null
  /** When its period is over. */
  readonly endsAt: Date | string
  /** Whether a mail about it has not arrived. */
  readonly isUntold: boolean
}

/**
 * Deletes accounts that were not used for the period their person has chosen: a mail 30 days before and one 7 days
 * before, each of which has to be delivered; then by the same way as a deletion that was asked for.
 */
export function inactivityRule(dependencies: InactivityDependencies): TimedRule {
  return {
    name: 'inactivity',
    everyMs: HOUR_MS,
    most: AT_ONCE,
    parts: [{ removeSome: noteUse }, { removeSome: (tx, now) => lookAfterUnused(dependencies, tx, now) }],
  }
}

/**
 * Notes when those accounts were last used: sign-ins are forgotten long before a period is over. An account that was
 * used again starts over.
 */
async function noteUse(tx: Executor, now: Date): Promise<number> {
  await tx.execute(sql`
    update privacy_settings s set seen_at = used.at, inactivity_warnings = 0, removal_at = null
    from (select user_id, least(max(coalesce(last_used_at, created_at)), ${instantValue(now)}) as at
      from refresh_families group by user_id) used
    where used.user_id = s.user_id and s.inactivity_months is not null and used.at > s.seen_at`)
  // nothing went
  return 0
}

async function lookAfterUnused(dependencies: InactivityDependencies, tx: Executor, now: Date): Promise<number> {
  let removed = 0
  for (const account of await findUnused(tx, now)) {
    // that of the last administrator stays, and nobody is told that it would not
    if (!(await dependencies.mayGo(tx, account.id))) continue
    if (await advance(dependencies, tx, account, now)) removed += 1
  }
  return removed
}

/** The accounts with which something is to be done now, the longest unused first. */
async function findUnused(tx: Executor, now: Date): Promise<readonly UnusedAccount[]> {
  const endsAt = sql`s.seen_at + make_interval(months => s.inactivity_months)`
  const before = (at: typeof endsAt, days: number) =>
    sql`${at} <= ${instantValue(new Date(now.getTime() + days * DAY_MS))}`
  const { rows } = await tx.execute<UnusedAccount>(sql`
    select u.id, u.name, u.email, s.inactivity_warnings as warnings, s.removal_at as "removalAt", ${endsAt} as "endsAt",
      exists (select from mail_outbox m where m.user_id = u.id and m.template = 'inactivity-warning'
        and m.status <> 'sent' and m.created_at > s.seen_at) as "isUntold"
    from privacy_settings s join users u on u.id = s.user_id
    where s.inactivity_months is not null and u.status = 'active' and u.email_verified_at is not null
      and (s.inactivity_warnings = 0 and ${before(endsAt, FIRST_DAYS)}
        or s.inactivity_warnings = 1 and ${before(sql`s.removal_at`, SECOND_DAYS)}
        or s.inactivity_warnings = 2 and ${before(sql`s.removal_at`, 0)})
      and not exists (select from privacy_requests r where r.user_id = u.id and r.kind = 'delete' and r.closed_at is null
        and r.executes_at is not null)
    order by s.seen_at limit ${AT_ONCE} for update of s skip locked`)
  return rows
}

/** The next step with an account. @returns whether it was its deletion. */
async function advance(
  dependencies: InactivityDependencies,
  tx: Executor,
  account: UnusedAccount,
  now: Date,
): Promise<boolean> {
  const { warnings, isUntold } = account
  const change = (changes: Partial<typeof privacySettings.$inferInsert>) =>
    tx.update(privacySettings).set(changes).where(eq(privacySettings.userId, account.id))
  const warn = async (days: number, named: Date | string) => {
    const at = new Date(Math.max(new Date(named).getTime(), now.getTime() + days * DAY_MS))
    const { id: userId, name, email: to } = account
    await dependencies.mail.post(
      { to, template: 'inactivity-warning', data: { name, at, path: RIGHTS_PATH }, userId, until: at },
      tx,
    )
    await change({ inactivityWarnings: warnings + 1, removalAt: at })
  }
  if (warnings === 0) await warn(FIRST_DAYS, account.endsAt)
  // a mail that did not arrive has told nobody: the period starts over
  else if (isUntold) await change({ inactivityWarnings: 0, removalAt: null, seenAt: now, untoldAt: now })
  else if (warnings === 1) await warn(SECOND_DAYS, account.removalAt ?? account.endsAt)
  else return askForDeletion(dependencies, tx, account.id, now)
  return false
}

/** Makes the request by which the account is deleted at once, or confirms the one that was never confirmed. */
async function askForDeletion({ ids }: InactivityDependencies, tx: Executor, userId: string, now: Date) {
  const request = { id: ids.next(), userId, kind: 'delete', verifiedBy: null, asked: null } as const
  const row = (await insertRequest(tx, request, 'job', now)) ?? (await holdOpenDeletion(tx, userId))
  if (row === undefined) return false
  const confirmed = { step: 'confirmed', manner: 'job', note: 'inactivity', changes: { executesAt: now } } as const
  return (await takeStep(tx, row, confirmed, now)) !== undefined
}

async function holdOpenDeletion(tx: Executor, userId: string) {
  const id = await findOpen(tx, userId, 'delete')
  return id === undefined ? undefined : holdRequest(tx, userId, id)
}
