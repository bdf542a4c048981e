import { effectiveTier } from '@placard/application'
import type { Subscription } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { subscriptions } from '../../database/billing-schema.ts'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { users } from '../../database/schema.ts'

/** The plan of an account as it is stored. */
export type StoredSubscription = typeof subscriptions.$inferSelect
/** A state of a plan to store, with the time of its request. */
export type FoundState = Omit<typeof subscriptions.$inferInsert, 'userId' | 'updatedAt' | 'providerId' | 'askedAt'> & {
  readonly providerId: string
  readonly askedAt: Date
}

/** The statuses that give their plan. */
export const LIVE_STATUSES = ['ACTIVE', 'TRIALING', 'PAST_DUE'] as const
const LIVE: ReadonlySet<string> = new Set(LIVE_STATUSES)

/** Whether a status gives its plan. */
export function isLiveStatus(status: string): boolean {
  return LIVE.has(status)
}

/** A plan with something behind it at the payment service that is paid for again and again. */
export type CardSubscription = StoredSubscription & { readonly providerId: string }

/** Whether a card pays, or paid, for a plan period by period; of a plan that is not live it did. */
export function isCardSubscription(row: StoredSubscription): row is CardSubscription {
  return row.paidBy === 'card' && row.providerId !== null && row.tier !== 'LIFETIME'
}

/** Whether a card pays for a plan that is live, period by period. */
export function isLiveCardSubscription(row: StoredSubscription | undefined): row is CardSubscription {
  return row !== undefined && isCardSubscription(row) && isLiveStatus(row.status)
}

/** The plan of an account; undefined for FREE that nobody set. */
export async function findSubscription(db: Executor, userId: string): Promise<StoredSubscription | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row
}

/** The account of a subscription or payment, by the payment service's customer id. */
export async function findOwner(db: Executor, customerId: string | undefined): Promise<string | undefined> {
  if (customerId === undefined) return undefined
  const [row] = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
  return row?.userId
}

/** The plan of an account as its person sees it. */
export function shownSubscription(row: StoredSubscription | undefined, now: number): Subscription {
  const state = {
    tier: row?.tier ?? 'FREE',
    status: row?.status ?? 'ACTIVE',
    cancelAtPeriodEnd: row?.cancelAtPeriodEnd ?? false,
    ...(row?.currentPeriodEnd == null ? {} : { currentPeriodEnd: row.currentPeriodEnd.toISOString() }),
  }
  return {
    ...state,
    ...(row?.trialEnd == null ? {} : { trialEnd: row.trialEnd.toISOString() }),
    ...(row?.isAnnual == null ? {} : { isAnnual: row.isAnnual }),
    effectiveTier: effectiveTier(state, now),
    paidBy: row?.paidBy ?? 'nobody',
  }
}

/**
 * Whether a state found at the payment service replaces the stored one. Of one subscription the later request counts;
 * of two, a live one beats one that is not, and then the newer one. A one-time payment is never replaced by a
 * subscription that ends.
 */
export function supersedes(stored: StoredSubscription | undefined, found: FoundState): boolean {
  if (stored === undefined) return found.status !== 'INCOMPLETE'
  if (stored.providerId === found.providerId) return stored.askedAt === null || stored.askedAt <= found.askedAt
  if (!isLiveStatus(found.status)) return false
  if (stored.providerId === null || !isLiveStatus(stored.status)) return true
  if (stored.tier === 'LIFETIME') return false
  return (stored.providerCreatedAt ?? new Date(0)) <= (found.providerCreatedAt ?? new Date(0))
}

/** Result of storing a state: no such account, an older state, or done; with the state before. */
export type Applied =
  | { readonly outcome: 'unknown-user' | 'older' }
  | { readonly outcome: 'stored'; readonly before: StoredSubscription | undefined }

/** Stores a state of an account's plan unless a better one is stored. Of concurrent states the best stays. */
export function storeState(db: Database, userId: string, found: FoundState, now: Date): Promise<Applied> {
  return inTransaction<Applied>(db, async (tx) => {
    if (!(await lockAccount(tx, userId))) return { outcome: 'unknown-user' }
    const before = await findSubscription(tx, userId)
    if (!supersedes(before, found)) return { outcome: 'older' }
    const values = { ...found, userId, updatedAt: now }
    await tx.insert(subscriptions).values(values).onConflictDoUpdate({ target: subscriptions.userId, set: values })
    return { outcome: 'stored', before }
  })
}

/** Sets a plan without a payment. False when one is paid for, which must be cancelled first. */
export function setTier(db: Database, userId: string, tier: StoredSubscription['tier'], now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId)
    const before = await findSubscription(tx, userId)
    if (before?.paidBy === 'card' && isLiveStatus(before.status)) return false
    const values = {
      userId,
      tier,
      status: 'ACTIVE',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
      trialEnd: null,
      paidBy: tier === 'FREE' ? ('nobody' as const) : ('administrator' as const),
      isAnnual: null,
      providerId: null,
      providerCreatedAt: null,
      askedAt: null,
      updatedAt: now,
    }
    await tx.insert(subscriptions).values(values).onConflictDoUpdate({ target: subscriptions.userId, set: values })
    return true
  })
}

/** Locks the account, so that changes of its plan are serialised. False when there is no such account. */
async function lockAccount(tx: Executor, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return rows.length === 1
}
