import type Stripe from 'stripe'
import * as z from 'zod'
import type { EventSubject, PaymentEvent } from '../../ports/payments.ts'
import { idOf } from './stripe-shapes.ts'

/** Replay protection: the age at which a signed event is refused. */
const TOLERANCE_SECONDS = 300
/** Largest event that is parsed; a larger one holds nothing we need and is known by its id only. */
const READ_BYTES = 256 * 1024

const Reference = z.union([z.string(), z.object({ id: z.string() })]).nullish()
const Shape = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      customer: Reference,
      subscription: Reference,
      parent: z.object({ subscription_details: z.object({ subscription: Reference }).nullish() }).nullish(),
    }),
  }),
})

/** Event types that are processed, and what each is about; an invoice is about its subscription. */
const SUBJECTS: Readonly<Record<string, EventSubject | 'invoice'>> = {
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'customer.subscription.trial_will_end': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_succeeded': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.payment_action_required': 'invoice',
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'charge.refunded': 'charge',
}

/** Reads a signed event; undefined when the signature is missing, wrong, or too old by our clock. */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
): PaymentEvent | undefined {
  if (signature === undefined) return undefined
  const event = verified(stripe, secret, body, signature, now)
  const shape = Shape.safeParse(event)
  if (!shape.success) return undefined
  const { id, type, livemode, data } = shape.data
  const { object } = data
  const known = Object.hasOwn(SUBJECTS, type) && body.byteLength <= READ_BYTES ? SUBJECTS[type] : undefined
  return {
    id,
    type,
    isLive: livemode,
    subject: known === 'invoice' ? 'subscription' : known,
    objectId: known === 'invoice' ? subscriptionOfInvoice(object) : object.id,
    customerId: idOf(object.customer),
  }
}

function verified(stripe: Stripe, secret: string, body: Uint8Array, signature: string, now: Date): unknown {
  try {
    // the raw bytes: a body that was parsed and serialised again has another signature
    return stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch {
    return undefined
  }
}

function subscriptionOfInvoice({ parent, subscription }: z.infer<typeof Shape>['data']['object']): string | undefined {
  return idOf(parent?.subscription_details?.subscription ?? subscription)
}
