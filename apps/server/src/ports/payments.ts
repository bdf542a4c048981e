import type { Tier } from '@placard/contract'

/** A subscription as the payment service reports it. */
export interface FoundSubscription {
  readonly id: string
  readonly customerId: string
  /** The account it was made for. */
  readonly userId: string | undefined
  /** Undefined when it is for none of our plans. */
  readonly tier: Tier | undefined
  /** As named in the contract; an unknown status is passed on in capitals. */
  readonly status: string
  readonly isAnnual: boolean
  readonly cancelAtPeriodEnd: boolean
  readonly currentPeriodEnd: Date | null
  readonly trialEnd: Date | null
  readonly createdAt: Date
}

/** A checkout as the payment service reports it. */
export interface FoundCheckout {
  readonly id: string
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  readonly userId: string | undefined
  readonly tier: Tier | undefined
  readonly customerId: string | undefined
  /** For a recurring plan. */
  readonly subscriptionId: string | undefined
  /** For a plan paid once. */
  readonly paymentId: string | undefined
  readonly createdAt: Date
}

/** The object of an event; its current state is fetched. */
export type EventSubject = 'subscription' | 'checkout' | 'charge'

/** A verified event. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly isLive: boolean
  /** Undefined for types this version does not know. */
  readonly subject: EventSubject | undefined
  readonly objectId: string | undefined
  readonly customerId: string | undefined
}

/** How a plan is paid: by the month, by the year, or once. */
export type Rhythm = 'monthly' | 'yearly' | 'once'

/** The plan that a user buys. The server sets the price. */
export interface PaymentRequest {
  readonly tier: Tier
  readonly rhythm: Rhythm
  /** US cents; the payment service must charge exactly these. */
  readonly cents: number
}

/** A checkout to create. */
export interface CheckoutRequest extends PaymentRequest {
  /** Our own id, used as the idempotency key: repeats create one payment. */
  readonly checkoutId: string
  readonly userId: string
  readonly email: string
  readonly customerId: string | undefined
  readonly trialDays: number
  readonly returnUrl: string
}

/** Failure of a call: `refused` concerns the user's means of payment, `missing` an id unknown to the service. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure'
  readonly kind: 'refused' | 'missing' | 'unavailable' | 'misconfigured'

  constructor(kind: PaymentFailure['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/**
 * The payment service. Every method but `readEvent` calls it and throws a {@link PaymentFailure} when it does not
 * answer.
 */
export interface Payments {
  /** Whether real money moves. */
  readonly isLive: boolean
  isForSale(tier: Tier, rhythm: Rhythm): boolean
  beginCheckout(request: CheckoutRequest): Promise<{ readonly id: string; readonly url: string }>
  findCheckout(id: string): Promise<FoundCheckout | undefined>
  /** Closes the page of an unpaid checkout. */
  expireCheckout(id: string): Promise<void>
  findSubscription(id: string): Promise<FoundSubscription | undefined>
  /** Whether a one-time payment was refunded in full, found by its charge; with the payment's id. */
  findRefund(chargeId: string): Promise<{ readonly paymentId: string; readonly isRefunded: boolean } | undefined>
  /** URL of the payment service's page that confirms a change of plan, with what it charges or credits. */
  changePlanPage(subscriptionId: string, request: PaymentRequest, returnUrl: string): Promise<string>
  cancel(subscriptionId: string, when: 'now' | 'at-period-end'): Promise<FoundSubscription>
  reactivate(subscriptionId: string): Promise<FoundSubscription>
  usePaymentMethod(customerId: string, subscriptionId: string | undefined, paymentMethodId: string): Promise<void>
  /** URL of the payment service's page where a payment method is entered. */
  paymentMethodPage(customerId: string, returnUrl: string): Promise<string>
  /** Verifies and reads an event; undefined when its signature is missing or wrong, or more than five minutes old. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent | undefined
  /** Health check. */
  ping(): Promise<void>
}
