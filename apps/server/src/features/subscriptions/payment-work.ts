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
import {
  refreshCheckout,
  refreshRefund,
  refreshSubscription,
  type Settled,
  type StateDependencies,
} from './payment-state.ts'

/** Dependencies of processing payments. */
export type WorkDependencies = StateDependencies & { readonly logger: FastifyBaseLogger }

const AT_ONCE = 10
const SECOND_MS = 1_000
const LONGEST_WAIT_MS = 60 * 60 * SECOND_MS
/** Retry limit: an event is parked after about a day. */
const MAX_ATTEMPTS = 30
/** Retry limit of ending a deleted account's payments: about a month, for a deleted account must not be charged. */
const MAX_ENDING_ATTEMPTS = 740
/** Attempts after which a failing event indicates a fault of the payment service. */
const STUCK_AFTER_ATTEMPTS = 3

const PREFIXES = { subscription: 'sub_', checkout: CHECKOUT_PREFIX, charge: 'ch_' } as const

/**
 * Queues a signed event; nothing is processed before the answer. An event that does not concern this server is parked,
 * with an alarm in the log. A repeat changes nothing (idempotent).
 */
export async function receiveEvent(
  { db, clock, payments, logger }: WorkDependencies,
  event: PaymentEvent,
): Promise<void> {
  const reason =
    event.isLive !== payments.isLive ? 'other-mode' : event.subject === undefined ? 'unknown-type' : undefined
  const isNew = await addEvent(db, event, reason, clock.now())
  if (isNew && reason !== undefined) alarm(logger, event, reason)
}

/** Processes the events that are due, some at a time. @returns how many were claimed. */
export async function workEvents(dependencies: WorkDependencies): Promise<number> {
  const claimed = await claimEvents(dependencies.db, dependencies.clock.now(), AT_ONCE)
  await Promise.all(claimed.map((event) => workEvent(dependencies, event)))
  return claimed.length
}

async function workEvent(dependencies: WorkDependencies, event: StoredEvent): Promise<void> {
  const { db, clock, logger } = dependencies
  try {
    const settled = await settleKnown(dependencies, event)
    if (!settled.ok) alarm(logger, event, settled.rejection)
    const end = settled.ok
      ? { status: 'done' as const, reason: null }
      : { status: 'parked' as const, reason: settled.rejection }
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

/** The last events about a deleted account's payments need no processing. */
async function settleKnown(dependencies: WorkDependencies, event: StoredEvent): Promise<Settled> {
  const settled = await settle(dependencies, event)
  if (settled.ok || settled.rejection !== 'unknown-user' || event.objectId === null) return settled
  return (await isOfDeleted(dependencies.db, event.objectId)) ? { ok: true } : settled
}

function settle(dependencies: WorkDependencies, { type, objectId, customerId }: StoredEvent): Promise<Settled> {
  if (type === ENDING_TYPE && objectId !== null) return endForGood(dependencies.payments, objectId)
  const about = Object.entries(PREFIXES).find(([, prefix]) => objectId?.startsWith(prefix) === true)?.[0]
  if (objectId === null || about === undefined) return Promise.resolve({ ok: false, rejection: `nothing-in-${type}` })
  if (about === 'subscription') return refreshSubscription(dependencies, objectId)
  if (about === 'charge') return refreshRefund(dependencies, objectId, customerId ?? '')
  return lookAtCheckout(dependencies, objectId)
}

async function lookAtCheckout(dependencies: WorkDependencies, providerId: string): Promise<Settled> {
  const { settled, checkout } = await refreshCheckout(dependencies, providerId)
  const isOver = checkout === undefined || checkout.status === 'expired'
  if (isOver) await endCheckout(dependencies.db, providerId, 'expired')
  else if (settled.ok && checkout.status === 'complete') await endCheckout(dependencies.db, providerId, 'complete')
  return settled
}

/**
 * Reconciles with the payment service where events are missing: open checkouts, and subscriptions whose period is over.
 * What cannot be fetched now stays due.
 */
export async function reconcile(dependencies: WorkDependencies): Promise<void> {
  const { db, clock, logger } = dependencies
  const attempt = async (id: string, look: () => Promise<Settled>) => {
    try {
      const settled = await look()
      if (!settled.ok)
        logger.warn({ event: 'payment-not-settled', id, reason: settled.rejection }, 'nobody to settle for')
    } catch (error) {
      logger.warn({ err: error, event: 'payment-reconcile-failed', id }, 'a payment could not be asked about')
    }
  }
  for (const { providerId } of await claimCheckouts(db, clock.now(), AT_ONCE)) {
    await attempt(providerId, () => lookAtCheckout(dependencies, providerId))
  }
  for (const id of await silentSubscriptions(db, clock.now(), AT_ONCE)) {
    await attempt(id, () => refreshSubscription(dependencies, id))
  }
  await giveUpCheckouts(db, clock.now())
}

/** Health check of the payment service, and of the delivery of its events. */
export function checkPaymentService({ db, payments }: Pick<WorkDependencies, 'db' | 'payments'>): Promise<CheckResult> {
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
