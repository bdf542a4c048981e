import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Executor, inTransaction } from '../../database/executor.ts'
import { privacyRequests } from '../../database/privacy-schema.ts'
import { securityEvents, users } from '../../database/schema.ts'
import { everythingOf, portionsOf } from './deletion-plans.ts'
import { addDeleted, claimDeletion, countKept, deletePortion, postponeDeletion } from './deletion-rows.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { askedIn } from './present-request.ts'
import { endRequestsOf, type StoredRequest, takeStep } from './request-rows.ts'

/** The wait after a deletion that failed. */
const RETRY_MS = 10_000

type DeletionDependencies = Pick<PrivacyDependencies, 'db' | 'clock' | 'mail' | 'access' | 'accountHooks' | 'logger'>

/** Carries out the deletions whose time has come, one after the other. @returns how many. */
export async function executeDueDeletions(dependencies: DeletionDependencies): Promise<number> {
  const { db, clock, logger } = dependencies
  for (let done = 0; ; done += 1) {
    const row = await claimDeletion(db, clock.now())
    if (row === undefined) return done
    try {
      await executeDeletion(dependencies, row)
      logger.info({ event: 'deletion-completed', requestId: row.id }, 'a deletion was carried out')
    } catch (error) {
      logger.error({ err: error, event: 'deletion-failed', requestId: row.id }, 'a deletion goes on later')
      await postponeDeletion(db, row.id, new Date(clock.now().getTime() + RETRY_MS))
    }
  }
}

/**
 * Carries out a confirmed deletion. Every step can be repeated: a server that is killed at any statement leaves what the
 * next one goes on with.
 */
async function executeDeletion(dependencies: DeletionDependencies, row: StoredRequest): Promise<void> {
  const { db, clock } = dependencies
  const { userId } = row
  if (userId === null) return endWithoutAccount(dependencies, row)
  if (row.kind === 'delete') return deleteAccount(dependencies, { ...row, userId })
  const { scope } = askedIn({ row })
  for (const portion of scope === undefined ? [] : portionsOf(userId, scope)) {
    await deletePortion(db, row.id, portion, clock)
  }
  await inTransaction(db, (tx) => complete(tx, row, clock.now()))
}

/** The account went in another way, such as by the command of an administrator. */
function endWithoutAccount({ db, clock }: DeletionDependencies, row: StoredRequest): Promise<void> {
  return inTransaction(db, (tx) => complete(tx, row, clock.now()))
}

async function complete(tx: Executor, row: StoredRequest, now: Date): Promise<void> {
  const [held] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, row.id)).for('update')
  if (held === undefined) return
  await takeStep(tx, held, { step: 'completed', manner: 'job', changes: { leaseUntil: null } }, now)
}

async function deleteAccount(
  dependencies: DeletionDependencies,
  row: StoredRequest & { readonly userId: string },
): Promise<void> {
  const { db, clock, access } = dependencies
  await closeAccount(dependencies, row)
  access.forget(row.userId)
  for (const portion of everythingOf(row.userId)) await deletePortion(db, row.id, portion, clock)
  await removeAccount(dependencies, row)
  access.forget(row.userId)
}

/**
 * Ends every sign-in at once, and what runs outside; once only. From here on nothing of the account can be used, and
 * what is begun is carried to its end.
 */
async function closeAccount(
  { db, clock, accountHooks }: DeletionDependencies,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    const begun = await tx
      .update(privacyRequests)
      .set({ deleted: {} })
      .where(and(eq(privacyRequests.id, id), isNull(privacyRequests.deleted)))
    if (user === undefined || begun.rowCount !== 1) return
    await tx.update(users).set({ status: 'suspended' }).where(eq(users.id, userId))
    await accountHooks.closing(tx, user, clock.now())
    await handOverSessions(tx, userId)
  })
}

/** Sessions that others sit in go on: the person who took a seat first after the owner has them from now on. */
async function handOverSessions(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`
    update sessions set owner_id = heir.person_id
    from (select distinct on (session_id) session_id, person_id from session_people
          where person_id <> ${userId}::uuid order by session_id, seat) heir
    where heir.session_id = sessions.id and sessions.owner_id = ${userId}::uuid`)
}

/** Deletes the account itself, and what came in meanwhile with it; its requests no longer name anybody. */
async function removeAccount(
  { db, clock, mail }: DeletionDependencies,
  row: StoredRequest & { readonly userId: string },
): Promise<void> {
  const { id, userId } = row
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const [held] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update')
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (held === undefined || user === undefined) return
    // those that were made while the account was being closed
    await endRequestsOf(tx, userId, now)
    const kept = await countKept(tx, userId)
    await addDeleted(tx, id, { table: 'users', rows: 1 }, now)
    await tx.delete(users).where(eq(users.id, userId))
    // accounts that were made for the same address and never confirmed
    await tx.delete(users).where(eq(users.claimOf, user.emailKey))
    await tx.insert(securityEvents).values({ kind: 'account-deleted', userId: null, byCommand: false, at: now })
    const done = await takeStep(tx, { ...held, userId: null }, { step: 'completed', manner: 'job' }, now)
    const rows = Object.values(Object(done?.deleted)).reduce((sum: number, one) => sum + Number(one), 0)
    await mail.post({ to: user.email, template: 'account-deleted', data: { name: user.name, rows, kept } }, tx)
  })
}
