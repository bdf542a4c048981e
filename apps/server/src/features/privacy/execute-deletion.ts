import { eq } from 'drizzle-orm'
import { type Executor, inTransaction } from '../../database/executor.ts'
import { privacyRequests } from '../../database/privacy-schema.ts'
import { users } from '../../database/schema.ts'
import { handOverSessions } from '../../database/session-heirs.ts'
import { outdateArchivesOf } from './archive/archive-rows.ts'
import { everythingOf, portionsOf } from './deletion-plans.ts'
import { addDeleted, claimDeletion, countKept, deletePortion, postponeDeletion } from './deletion-rows.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { privacyMessages } from './messages.en.ts'
import { askedIn, deletedIn } from './present-request.ts'
import { mailDenied } from './request-mails.ts'
import { endRequestsOf, holdRequest, type StoredRequest, takeStep } from './request-rows.ts'

/** The wait after a deletion that failed. */
const RETRY_MS = 10_000

type DeletionDependencies = Pick<
  PrivacyDependencies,
  'db' | 'clock' | 'mail' | 'access' | 'accountHooks' | 'logger' | 'mayGo' | 'removeAccount'
>

/** The deletion of an account that is there. */
interface AccountDeletion {
  readonly id: string
  readonly userId: string
}

/** Carries out the deletions whose time has come, one after the other. @returns how many. */
export async function executeDueDeletions(dependencies: DeletionDependencies): Promise<number> {
  const { db, clock, logger } = dependencies
  for (let done = 0; ; ) {
    const row = await claimDeletion(db, clock.now())
    if (row === undefined) return done
    try {
      const isDone = await executeDeletion(dependencies, row)
      if (isDone) done += 1
      const event = isDone ? 'deletion-completed' : 'deletion-left'
      logger.info(
        { event, requestId: row.id },
        isDone ? 'a deletion was carried out' : 'a deletion was not carried out',
      )
    } catch (error) {
      logger.error({ err: error, event: 'deletion-failed', requestId: row.id }, 'a deletion goes on later')
      await postponeDeletion(db, row.id, new Date(clock.now().getTime() + RETRY_MS))
    }
  }
}

/**
 * Carries out a confirmed deletion: if a server dies at any statement, the next one resumes from there.
 * @returns false when it was denied, or ended meanwhile in another way.
 */
async function executeDeletion(dependencies: DeletionDependencies, row: StoredRequest): Promise<boolean> {
  const { db, clock } = dependencies
  const { id, kind, userId } = row
  if (kind === 'delete' && userId !== null) return deleteAccount(dependencies, { id, userId })
  // nothing is left of an account that went meanwhile in another way
  const portions = userId === null ? [] : portionsOf(userId, askedIn({ row }).scope)
  for (const portion of portions) await deletePortion(db, id, portion, clock)
  await inTransaction(db, async (tx) => {
    const [held] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update')
    if (held === undefined) return
    if (userId !== null) await outdateArchivesOf(tx, userId, clock.now())
    await complete(tx, held, clock.now())
  })
  return true
}

function complete(tx: Executor, held: StoredRequest, now: Date): Promise<StoredRequest | undefined> {
  return takeStep(tx, held, { step: 'completed', manner: 'job', changes: { leaseUntil: null } }, now)
}

async function deleteAccount(dependencies: DeletionDependencies, deletion: AccountDeletion): Promise<boolean> {
  const { db, clock, access } = dependencies
  const { id, userId } = deletion
  if (!(await closeAccount(dependencies, deletion))) return false
  access.forget(userId)
  for (const portion of everythingOf(userId)) await deletePortion(db, id, portion, clock)
  await removeAccount(dependencies, deletion)
  access.forget(userId)
  return true
}

/** The account of a deletion and its request, which no other transaction can change meanwhile. */
async function hold(tx: Executor, { id, userId }: AccountDeletion) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  const row = await holdRequest(tx, userId, id)
  return user && row && { user, row }
}

/**
 * Ends every sign-in at once, and what runs outside; once only. From here on nothing of the account can be used, and
 * what is begun is carried to its end.
 * @returns false when the account may not go any more: that of the last administrator stays, and they are told. Also when
 * account or request have ended meanwhile.
 */
async function closeAccount(dependencies: DeletionDependencies, deletion: AccountDeletion): Promise<boolean> {
  const { db, clock, accountHooks } = dependencies
  const { id, userId } = deletion
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const mayGo = await dependencies.mayGo(tx, userId)
    const held = await hold(tx, deletion)
    if (held === undefined || held.row.closedAt !== null) return false
    // a server that was killed has begun it
    if (held.row.deleted !== null) return true
    if (!mayGo) {
      const changes = { answer: privacyMessages.lastAdministrator, executesAt: null, leaseUntil: null }
      await takeStep(tx, held.row, { step: 'denied', manner: 'job', changes }, now)
      await mailDenied(dependencies, tx, held.user)
      return false
    }
    await tx.update(privacyRequests).set({ deleted: {} }).where(eq(privacyRequests.id, id))
    await tx.update(users).set({ status: 'suspended' }).where(eq(users.id, userId))
    await accountHooks.closing(tx, held.user, now)
    await handOverSessions(tx, userId)
    return true
  })
}

/** Deletes the account itself, and what came in meanwhile with it; its requests no longer name anybody. */
async function removeAccount(dependencies: DeletionDependencies, deletion: AccountDeletion): Promise<void> {
  const { db, clock, mail } = dependencies
  const { id, userId } = deletion
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const held = await hold(tx, deletion)
    if (held === undefined) return
    // those that were made while the account was being closed
    await endRequestsOf(tx, userId, now)
    const kept = await countKept(tx, userId)
    await addDeleted(tx, id, { table: 'users', rows: 1 }, now)
    await dependencies.removeAccount(tx, held.user, now)
    const { name, email: to } = held.user
    const deleted = deletedIn(await complete(tx, held.row, now))
    const rows = Object.values(deleted).reduce((sum, one) => sum + one, 0)
    await mail.post({ to, template: 'account-deleted', data: { name, rows, kept } }, tx)
  })
}
