import { storage, subscriptions, usageReservations } from '@placard/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import { timeZoneOf } from '../../http/time-zone.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { UsageGate } from '../../ports/usage-gate.ts'
import { receiveEvent, type WorkDependencies } from './payment-work.ts'
import { readStorage } from './storage.ts'
import {
  cancel,
  changePaymentMethod,
  checkout,
  currentSubscription,
  plansOnOffer,
  reactivate,
  type SubscriptionDependencies,
} from './subscription-service.ts'
import { COUNTED_EACH, readUsage } from './usage.ts'

const VIEW = '/settings/subscription'
const RECEIVED = { received: true } as const

/** Registers the calls about plans, payments and monthly use. */
export async function registerSubscriptions(
  app: App,
  dependencies: Dependencies,
  { billing, gate }: { readonly billing: SubscriptionDependencies; readonly gate: UsageGate },
): Promise<void> {
  const returnUrl = (request: FastifyRequest) => `${originOf(request, dependencies)}${VIEW}`

  implement(app, dependencies, subscriptions.current, async ({ user }) => currentSubscription(billing, user.id))
  implement(app, dependencies, subscriptions.plans, async () => plansOnOffer(billing))
  implement(app, dependencies, subscriptions.checkout, async ({ body, user, request }) =>
    checkout(billing, user, body, returnUrl(request)),
  )
  implement(app, dependencies, subscriptions.cancel, async ({ body, user }) => cancel(billing, user, body.immediate))
  implement(app, dependencies, subscriptions.reactivate, async ({ user }) => reactivate(billing, user))
  implement(app, dependencies, subscriptions.paymentMethod, async ({ body, user, request }) =>
    changePaymentMethod(billing, user, body.paymentMethodId, returnUrl(request)),
  )
  implement(app, dependencies, subscriptions.usage, async ({ user, request }) =>
    readUsage(billing, user, timeZoneOf(request)),
  )
  implement(app, dependencies, storage.use, async ({ user }) => readStorage(billing, user))
  registerReservations(app, dependencies, gate)
  await registerWebhook(app, dependencies, billing)
}

function registerReservations(app: App, dependencies: Dependencies, gate: UsageGate): void {
  implement(app, dependencies, usageReservations.reserve, async ({ body, user, idempotencyKey: key, request }) => {
    const timeZone = timeZoneOf(request)
    const { id, expiresAt } = await gate.reserve({ ...body, user, amount: COUNTED_EACH[body.kind], key, timeZone })
    return { reservationId: id, expiresAt: expiresAt.toISOString() }
  })
  implement(app, dependencies, usageReservations.settle, async ({ params, user }) => {
    if (!(await gate.settle(user.id, params.reservationId))) throw problem('not-found')
    return {}
  })
  implement(app, dependencies, usageReservations.release, async ({ params, user }) => {
    if (!(await gate.release(user.id, params.reservationId))) throw problem('not-found')
    return {}
  })
}

/** The signature is over the bytes as they came, so this route alone reads its body as such. */
async function registerWebhook(app: App, dependencies: Dependencies, billing: SubscriptionDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_: FastifyRequest, body: Buffer) => body,
    )
    implement(scope, dependencies, subscriptions.webhook, async ({ body, request }) => {
      const { payments } = billing
      if (payments === undefined) throw problem('not-found')
      const signature = request.headers['stripe-signature']
      const isSigned = body instanceof Uint8Array && typeof signature === 'string'
      const event = isSigned ? payments.readEvent(body, signature, billing.clock.now()) : undefined
      if (event === undefined) throw problem('signature-invalid')
      const work: WorkDependencies = { ...billing, payments }
      await receiveEvent(work, event)
      return RECEIVED
    })
  })
}

/** Where the person's browser reached us, for the way back from the payment service. */
function originOf(request: FastifyRequest, { configuration }: Pick<Dependencies, 'configuration'>): string {
  return configuration.publicOrigin ?? `${request.protocol}://${request.host}`
}
