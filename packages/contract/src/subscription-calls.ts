import * as z from 'zod/mini'
import { defineRoute } from './route.ts'
import { Plans, Subscription, Tier, Usage } from './subscriptions.ts'

/** Header with the user's IANA time zone, in which their months begin; UTC without it. */
export const TIME_ZONE_HEADER = 'x-time-zone'

const params = z.strictObject({ reservationId: z.uuid() })
/** URL of the payment service to redirect the user to; absent when no payment is needed. */
const Onward = z.strictObject({ url: z.optional(z.url()) })
/** Maximum size of a webhook event of the payment service. */
const EVENT_LIMIT_BYTES = 4 * 1024 * 1024

/** The calls about the caller's plan. */
export const subscriptions = {
  current: defineRoute({
    method: 'GET',
    path: '/api/subscriptions/current',
    permission: 'user',
    summary: 'The plan the caller has.',
    reply: Subscription,
  }),
  plans: defineRoute({
    method: 'GET',
    path: '/api/subscriptions/plans',
    permission: 'user',
    summary: 'The plans with prices and limits, and whether they can be paid for on this server.',
    reply: Plans,
  }),
  checkout: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/checkout',
    permission: 'user',
    summary: 'Begins the payment of a plan; the server decides the price, and the person confirms it at the address.',
    body: z.strictObject({ tier: Tier, annual: z.boolean() }),
    reply: z.strictObject({ url: z.url() }),
    idempotent: true,
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/cancel',
    permission: 'user',
    summary: 'Ends the caller’s subscription, at once or with the period that is paid for.',
    body: z.strictObject({ immediate: z.boolean() }),
    reply: Subscription,
    idempotent: true,
  }),
  reactivate: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/reactivate',
    permission: 'user',
    summary: 'Takes a cancellation back that has not taken effect yet.',
    reply: Subscription,
    idempotent: true,
  }),
  paymentMethod: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/payment-method',
    permission: 'user',
    summary: 'Pays by another method from now on; without one, the address of the page where one is entered.',
    body: z.strictObject({ paymentMethodId: z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/))) }),
    reply: Onward,
    idempotent: true,
  }),
  usage: defineRoute({
    method: 'GET',
    path: '/api/subscriptions/usage',
    permission: 'user',
    summary: 'What the caller has used this month, what is left, and when the next month begins.',
    reply: Usage,
  }),
  webhook: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/webhook',
    permission: 'public',
    summary: 'Takes an event of the payment service, which signs it.',
    body: z.unknown(),
    isBodyRaw: true,
    reply: z.strictObject({ received: z.literal(true) }),
    bodyLimitBytes: EVENT_LIMIT_BYTES,
  }),
} as const

/** Usage made in the page is reserved before, and then settled or released (see the ledger). */
export const usageReservations = {
  reserve: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/usage/reservations',
    permission: 'user',
    summary: 'Sets one export aside for a file the page is about to make; it lapses after 15 minutes.',
    body: z.strictObject({
      kind: z.literal('export'),
      /** Description of the use, for its owner. */
      what: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    }),
    reply: z.strictObject({ reservationId: z.string(), expiresAt: z.iso.datetime() }),
    status: 201,
    idempotent: true,
  }),
  settle: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/usage/reservations/:reservationId/settle',
    permission: 'user',
    summary: 'Counts what was reserved: it was made.',
    params,
    reply: z.strictObject({}),
    idempotent: true,
  }),
  release: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/usage/reservations/:reservationId/release',
    permission: 'user',
    summary: 'Gives back what was reserved: it was not made.',
    params,
    reply: z.strictObject({}),
    idempotent: true,
  }),
} as const
