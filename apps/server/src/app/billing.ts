import { checkPaymentService } from '../features/subscriptions/payment-work.ts'
import { startPaymentWorker } from '../features/subscriptions/payment-worker.ts'
import { registerSubscriptions } from '../features/subscriptions/routes.ts'
import { createStorageGate } from '../features/subscriptions/storage.ts'
import { createUsageGate } from '../features/subscriptions/usage.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { openPayments } from './open-payments.ts'

/** Composes plans, payments and monthly usage. */
export async function registerBilling(app: App, dependencies: Dependencies): Promise<void> {
  const { billing } = dependencies.configuration
  const payments = await openPayments(billing)
  const own = { ...dependencies, plans: billing.plans, payments }
  await registerSubscriptions(app, dependencies, { billing: own, gate: usageGateOf(dependencies) })
  if (payments === undefined) return
  app.statusChecks.add({ service: 'payments', check: () => checkPaymentService({ db: dependencies.db, payments }) })
  let stop: () => Promise<void> = async () => undefined
  app.addHook('onListen', async () => {
    stop = startPaymentWorker({ ...own, payments })
  })
  app.addHook('onClose', () => stop())
}

/** The gate that enforces the plans' storage limits. */
export function storageGateOf(dependencies: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'configuration'>) {
  return createStorageGate({ ...dependencies, plans: dependencies.configuration.billing.plans })
}

/** The gate that enforces the plans' usage limits. */
export function usageGateOf(dependencies: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'configuration'>) {
  return createUsageGate({ ...dependencies, plans: dependencies.configuration.billing.plans })
}

/** Both gates: monthly usage and storage. */
export function gatesOf(dependencies: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'configuration'>) {
  return { usage: usageGateOf(dependencies), storage: storageGateOf(dependencies) }
}
