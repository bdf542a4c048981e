import { subscriptions } from '@placard/contract'
import { expect } from '@playwright/test'
import { type DoubleEvent, StripeDouble } from '../../apps/server/src/testing/stripe-double.ts'

export { StripeDouble }

/** What a server is started with to sell plans by the double, and with a month that is soon used up. */
export function sellingBy(double: StripeDouble): Readonly<Record<string, string>> {
  return {
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_WEBHOOK_SECRET: double.webhookSecret,
    STRIPE_API_URL: double.address,
    STRIPE_PRICES: JSON.stringify(double.prices),
    PLACARD_PLANS: JSON.stringify({ FREE: { limits: { campaigns: 1 } } }),
  }
}

/** Sends an event to a server as the payment service does. */
export async function deliver(double: StripeDouble, address: string, event: DoubleEvent): Promise<void> {
  const { payload, headers } = double.signed(event)
  const answer = await fetch(`${address}${subscriptions.webhook.path}`, { method: 'POST', headers, body: payload })
  expect(answer.status).toBe(200)
}
