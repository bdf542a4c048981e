import type { FastifyBaseLogger } from 'fastify'
import type { PaymentEvent } from '../../ports/payments.ts'
import { type CheckResult, queueCheck } from '../../ports/status-check.ts'
import { ENDING_TYPE, endForGood, isOfDeleted } from './payment-endings.ts'
import {
  addEvent,
  CHECKOUT_PREFIX,
  claimCheckouts,
  claimEvents,
  countStuckEvents,
  endCheckout,
  endEvent,
  giveUpCheckouts,
  type StoredEvent,
  silentSubscriptions,
} from './payment-rows.ts'
import { refreshCheckout, refreshRefund, refreshSubscription, type Settled, type StateParts } from './payment-state.ts'

/** What the work behind payments works with. */
export type WorkParts = StateParts & { readonly logger: FastifyBaseLogger }

const AT_ONCE = 10
const SECOND_MS = 1_000
const LONGEST_WAIT_MS = 60 * 60 * SECOND_MS
/** After about a day of attempts an event is set aside. */
const MAX_ATTEMPTS = 30
/** Nobody is to be charged for an account that is gone: ending that is tried for about a month. */
const MAX_ENDING_ATTEMPTS = 740
/** An event that failed this often says something about the payment service. */
const STUCK_AFTER_ATTEMPTS = 3

const PREFIXES = { subscription: 'sub_', checkout: CHECKOUT_PREFIX, charge: 'ch_' } as const

/**
 * Keeps a signed event to be worked through; nothing of it happens before the answer. What does not concern this server
 * is set aside, with an alarm in the log. A repeat changes nothing.
 */
export async function receiveEvent({ db, clock, payments, logger }: WorkParts, event: PaymentEvent): Promise<void> {
  const reason =
    event.isLive !== payments.isLive ? 'other-mode' : event.subject === undefined ? 'unknown-type' : undefined
  const isNew = await addEvent(db, event, reason, clock.now())
  if (isNew && reason !== undefined) alarm(logger, event, reason)
}

/** Works through the events that are due, some at a time. @returns how many it took on. */
export async function workEvents(parts: WorkParts): Promise<number> {
  const claimed = await claimEvents(parts.db, parts.clock.now(), AT_ONCE)
  await Promise.all(claimed.map((event) => workEvent(parts, event)))
  return claimed.length
}

async function workEvent(parts: WorkParts, event: StoredEvent): Promise<void> {
  const { db, clock, logger } = parts
  try {
    const settled = await settleKnown(parts, event)
    if (!settled.ok) alarm(logger, event, settled.reason)
    const end = settled.ok
      ? { status: 'done' as const, reason: null }
      : { status: 'parked' as const, reason: settled.reason }
    await endEvent(db, event.id, end, clock.now())
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'failed'
    const isEnding = event.type === ENDING_TYPE
    if (event.attempts >= (isEnding ? MAX_ENDING_ATTEMPTS : MAX_ATTEMPTS)) {
      alarm(logger, event, reason)
      return endEvent(db, event.id, { status: 'parked', reason }, clock.now())
    }
    logger.warn({ err: error, event: 'payment-event-postponed', eventId: event.id }, 'a payment event has to wait')
    const waitMs = Math.min(LONGEST_WAIT_MS, SECOND_MS * 2 ** event.attempts)
    const dueAt = new Date(clock.now().getTime() + waitMs)
    await endEvent(db, event.id, { status: 'waiting', reason, dueAt }, clock.now())
  }
}

/** The last words about what a deleted account paid for concern nobody any more. */
async function settleKnown(parts: WorkParts, event: StoredEvent): Promise<Settled> {
  const settled = await settle(parts, event)
  if (settled.ok || settled.reason !== 'unknown-user' || event.objectId === null) return settled
  return (await isOfDeleted(parts.db, event.objectId)) ? { ok: true } : settled
}

function settle(parts: WorkParts, { type, objectId, customerId }: StoredEvent): Promise<Settled> {
  if (type === ENDING_TYPE && objectId !== null) return endForGood(parts.payments, objectId)
  const about = Object.entries(PREFIXES).find(([, prefix]) => objectId?.startsWith(prefix) === true)?.[0]
  if (objectId === null || about === undefined) return Promise.resolve({ ok: false, reason: `nothing-in-${type}` })
  if (about === 'subscription') return refreshSubscription(parts, objectId)
  if (about === 'charge') return refreshRefund(parts, objectId, customerId ?? '')
  return lookAtCheckout(parts, objectId)
}

async function lookAtCheckout(parts: WorkParts, providerId: string): Promise<Settled> {
  const { settled, checkout } = await refreshCheckout(parts, providerId)
  const isOver = checkout === undefined || checkout.status === 'expired'
  if (isOver) await endCheckout(parts.db, providerId, 'expired')
  else if (settled.ok && checkout.status === 'complete') await endCheckout(parts.db, providerId, 'complete')
  return settled
}

/**
 * Looks after what no event was heard of: payments that were begun, and subscriptions whose period is over. What the
 * payment service cannot be asked about now stays due.
 */
export async function reconcile(parts: WorkParts): Promise<void> {
  const { db, clock, logger } = parts
  const attempt = async (id: string, look: () => Promise<Settled>) => {
    try {
      const settled = await look()
      if (!settled.ok) logger.warn({ event: 'payment-not-settled', id, reason: settled.reason }, 'nobody to settle for')
    } catch (error) {
      logger.warn({ err: error, event: 'payment-reconcile-failed', id }, 'a payment could not be asked about')
    }
  }
  for (const { providerId } of await claimCheckouts(db, clock.now(), AT_ONCE)) {
    await attempt(providerId, () => lookAtCheckout(parts, providerId))
  }
  for (const id of await silentSubscriptions(db, clock.now(), AT_ONCE)) {
    await attempt(id, () => refreshSubscription(parts, id))
  }
  await giveUpCheckouts(db, clock.now())
}

/** Asks the payment service for a sign of life, and looks whether its events get through. */
export function checkPaymentService({ db, payments }: Pick<WorkParts, 'db' | 'payments'>): Promise<CheckResult> {
  const isThere = () =>
    payments.ping().then(
      () => true,
      () => false,
    )
  return queueCheck(isThere, () => countStuckEvents(db, STUCK_AFTER_ATTEMPTS))
}

function alarm(logger: FastifyBaseLogger, { id, type }: Pick<StoredEvent, 'id' | 'type'>, reason: string): void {
  logger.error({ event: 'payment-event-parked', eventId: id, type, reason }, 'a payment event needs somebody to look')
}
