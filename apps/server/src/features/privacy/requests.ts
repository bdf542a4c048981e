import { DELETION_GRACE_DAYS, type NewPrivacyRequest, type PrivacyRequestDetail } from '@placard/contract'
import { type Executor, inTransaction } from '../../database/executor.ts'
import { problem } from '../../http/problems.ts'
import type { SignedInUser } from '../../ports/access.ts'
import { insertArchive, withdrawArchive } from './archive/archive-rows.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { requireVerified } from './identity.ts'
import { privacyMessages } from './messages.en.ts'
import { type Asked, awaitsConfirmation, isCancellable, presentDetail } from './present-request.ts'
import { mailCancelled, mailConfirmed, mailReceipt } from './request-mails.ts'
import {
  findOpen,
  holdRequest,
  insertRequest,
  isBeingDeleted,
  type NewStep,
  readRequests,
  type StoredRequest,
  takeStep,
} from './request-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** One request of a person’s. @throws {Problem} `not-found` also for another person’s. */
export async function readRequest(
  { db, clock }: Pick<PrivacyDependencies, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<PrivacyRequestDetail> {
  const [whole] = await readRequests(db, userId, id)
  if (whole === undefined) throw problem('not-found')
  return presentDetail(whole, clock.now())
}

/**
 * Makes a request. A second deletion of an account is the first one once more, and so is a second archive while one is
 * built.
 * @throws {Problem} `identity-unverified`; `validation-failed`; `conflict` for the last administrator's account, and for an
 *   archive of what is being deleted.
 */
export async function makeRequest(
  dependencies: PrivacyDependencies,
  user: SignedInUser,
  wish: NewPrivacyRequest,
): Promise<PrivacyRequestDetail> {
  const { db, clock, ids } = dependencies
  const now = clock.now()
  const verifiedBy = wish.kind === 'know-categories' ? null : await requireVerified(db, user, now)
  if (wish.kind === 'delete' && !(await dependencies.mayGo(db, user.id)))
    throw problem('conflict', { message: privacyMessages.lastAdministrator })
  if (wish.kind === 'know-pieces' && (await isBeingDeleted(db, user.id, now)))
    throw problem('conflict', { message: privacyMessages.deletionRuns })
  const id = await inTransaction(db, async (tx) => {
    const request = { id: ids.next(), userId: user.id, kind: wish.kind, verifiedBy, asked: askedOf(wish) }
    const row = await insertRequest(tx, request, 'page', now)
    if (row === undefined) return findOpen(tx, user.id, wish.kind === 'know-pieces' ? wish.kind : 'delete')
    await begin(dependencies, tx, user, { row, kind: wish.kind }, now)
    return row.id
  })
  // the open one was withdrawn in this very moment
  if (id === undefined) throw problem('conflict', { message: privacyMessages.requestOver })
  return readRequest(dependencies, user.id, id)
}

function askedOf(wish: NewPrivacyRequest): Asked {
  switch (wish.kind) {
    case 'know-categories':
      return { ...(wish.categories && { categories: wish.categories }) }
    case 'know-pieces':
      return { ...(wish.range && { range: wish.range }) }
    case 'delete':
      return { details: wish.details ?? '' }
    case 'delete-part':
      return { details: wish.details ?? '', scope: wish.scope }
    case 'correct': {
      const { subject, wrong, right, evidence = '' } = wish.correction
      return { details: [subject, wrong, right, evidence].join('\n') }
    }
  }
}

/** What follows at once: categories are answered, everything else is received with a mail. */
async function begin(
  dependencies: PrivacyDependencies,
  tx: Executor,
  user: SignedInUser,
  { row, kind }: { readonly row: StoredRequest; readonly kind: NewPrivacyRequest['kind'] },
  now: Date,
): Promise<void> {
  const step = (next: StoredRequest, one: Omit<NewStep, 'manner'>) => taken(tx, next, { ...one, manner: 'page' }, now)
  if (kind === 'know-categories') {
    await step(row, { step: 'completed' })
    return
  }
  if (kind === 'know-pieces') await insertArchive(tx, row.id, user.id)
  const verified = await step(row, { step: 'identity-verified' })
  await mailReceipt(dependencies, tx, user, { kind, receivedAt: now })
  await step(verified, { step: 'receipt-sent' })
}

async function taken(tx: Executor, row: StoredRequest, step: NewStep, now: Date): Promise<StoredRequest> {
  const next = await takeStep(tx, row, step, now)
  if (next === undefined) throw problem('conflict', { message: privacyMessages.requestOver })
  return next
}

/**
 * Confirms a deletion: it is carried out after its grace period, or at once.
 * @throws {Problem} `identity-unverified`; `not-found`; `conflict`.
 */
export async function confirmDeletion(
  dependencies: PrivacyDependencies,
  user: SignedInUser,
  { id, when }: { readonly id: string; readonly when: 'after-grace' | 'at-once' },
): Promise<PrivacyRequestDetail> {
  const now = dependencies.clock.now()
  const executesAt = new Date(now.getTime() + (when === 'at-once' ? 0 : DELETION_GRACE_DAYS * DAY_MS))
  return change(dependencies, user, id, async (tx, row) => {
    await requireVerified(tx, user, now)
    if (!awaitsConfirmation(row)) throw problem('conflict', { message: privacyMessages.nothingToConfirm })
    await taken(tx, row, { step: 'confirmed', manner: 'page', note: when, changes: { executesAt } }, now)
    if (when === 'after-grace') await mailConfirmed(dependencies, tx, user, { row, executesAt })
  })
}

/** Withdraws a request. @throws {Problem} `not-found`; `conflict` when it is over, or has begun. */
export async function cancelRequest(
  dependencies: PrivacyDependencies,
  user: SignedInUser,
  id: string,
): Promise<PrivacyRequestDetail> {
  const now = dependencies.clock.now()
  return change(dependencies, user, id, async (tx, row) => {
    if (!isCancellable(row, now)) throw problem('conflict', { message: privacyMessages.requestOver })
    await taken(tx, row, { step: 'cancelled', manner: 'page', changes: { executesAt: null } }, now)
    if (row.kind === 'know-pieces') await withdrawArchive(tx, row.id)
    if (row.executesAt !== null) await mailCancelled(dependencies, tx, user, row)
  })
}

/**
 * Has a denial looked at again.
 * @throws {Problem} `not-found`; `conflict` when nothing was denied, or the account has another deletion open.
 */
export async function appeal(
  dependencies: PrivacyDependencies,
  user: SignedInUser,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<PrivacyRequestDetail> {
  const now = dependencies.clock.now()
  return change(dependencies, user, id, async (tx, row) => {
    if (row.kind === 'delete' && (await findOpen(tx, user.id, 'delete')) !== undefined)
      throw problem('conflict', { message: privacyMessages.deletionOpen })
    const asked = { ...(typeof row.asked === 'object' ? row.asked : {}), appeal: reason }
    await taken(tx, row, { step: 'appealed', manner: 'page', changes: { asked } }, now)
  })
}

async function change(
  dependencies: PrivacyDependencies,
  { id: userId }: SignedInUser,
  id: string,
  work: (tx: Executor, row: StoredRequest) => Promise<void>,
): Promise<PrivacyRequestDetail> {
  await inTransaction(dependencies.db, async (tx) => {
    const row = await holdRequest(tx, userId, id)
    if (row === undefined) throw problem('not-found')
    await work(tx, row)
  })
  return readRequest(dependencies, userId, id)
}
