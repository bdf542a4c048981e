import type { Tier } from '@placard/contract'

/** What the payment service says of a subscription. */
export interface FoundSubscription {
  readonly id: string
  readonly customerId: string
  /** The account it was begun for. */
  readonly userId: string | undefined
  /** Undefined when it pays for nothing of ours. */
  readonly tier: Tier | undefined
  /** In the contract's words; what it does not know is passed on in capitals. */
  readonly status: string
  readonly isAnnual: boolean
  readonly cancelAtPeriodEnd: boolean
  readonly currentPeriodEnd: Date | null
  readonly trialEnd: Date | null
  readonly createdAt: Date
}

/** What the payment service says of a payment that was begun. */
export interface FoundCheckout {
  readonly id: string
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  readonly userId: string | undefined
  readonly tier: Tier | undefined
  readonly customerId: string | undefined
  /** Of a plan paid regularly. */
  readonly subscriptionId: string | undefined
  /** Of a plan paid once. */
  readonly paymentId: string | undefined
  readonly createdAt: Date
}

/** What an event is about; the state itself is asked for anew. */
export type EventSubject = 'subscription' | 'checkout' | 'charge'

/** An event whose signature was right. */
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

/** What somebody buys. The price is the server's. */
export interface PaymentRequest {
  readonly tier: Tier
  readonly rhythm: Rhythm
  /** US cents; the payment service must ask for exactly these. */
  readonly cents: number
}

/** A payment to begin. */
export interface CheckoutRequest extends PaymentRequest {
  /** Ours; repeats under it begin one payment. */
  readonly checkoutId: string
  readonly userId: string
  readonly email: string
  readonly customerId: string | undefined
  readonly trialDays: number
  readonly returnUrl: string
}

/** Why the payment service did not do something: `refused` is about the person's means, `missing` about an id it lacks. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure'
  readonly kind: 'refused' | 'missing' | 'unavailable' | 'misconfigured'

  constructor(kind: PaymentFailure['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The payment service. Everything but `readEvent` asks it and throws a {@link PaymentFailure} when it does not answer. */
export interface Payments {
  /** Whether real money moves. */
  readonly isLive: boolean
  isForSale(tier: Tier, rhythm: Rhythm): boolean
  beginCheckout(request: CheckoutRequest): Promise<{ readonly id: string; readonly url: string }>
  findCheckout(id: string): Promise<FoundCheckout | undefined>
  /** Closes the page of a payment nobody has made yet. */
  expireCheckout(id: string): Promise<void>
  findSubscription(id: string): Promise<FoundSubscription | undefined>
  /** Whether a payment made once was given back in full, by a charge of it; the payment's id with it. */
  findRefund(chargeId: string): Promise<{ readonly paymentId: string; readonly isRefunded: boolean } | undefined>
  /** The payment service's own page where a move to another plan is confirmed, with what it charges or credits. */
  changePlanPage(subscriptionId: string, request: PaymentRequest, returnUrl: string): Promise<string>
  cancel(subscriptionId: string, when: 'now' | 'at-period-end'): Promise<FoundSubscription>
  reactivate(subscriptionId: string): Promise<FoundSubscription>
  usePaymentMethod(customerId: string, subscriptionId: string | undefined, paymentMethodId: string): Promise<void>
  /** The payment service's own page where a payment method is entered. */
  paymentMethodPage(customerId: string, returnUrl: string): Promise<string>
  /** Reads an event; undefined when its signature is missing or wrong, or more than five minutes old. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent | undefined
  /** Asks for a sign of life. */
  ping(): Promise<void>
}
