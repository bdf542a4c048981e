import type { BillingConfiguration } from '../config/billing-configuration.ts'
import type { Payments } from '../ports/payments.ts'

/** The configured payment service; undefined when there is none. Its SDK is loaded only where there is one. */
export async function openPayments({ stripe }: BillingConfiguration): Promise<Payments | undefined> {
  if (stripe === undefined) return undefined
  const { createStripePayments } = await import('../adapters/payments/stripe-payments.ts')
  return createStripePayments(stripe)
}
