import { accountLinks } from '@placard/contract'
import type { App } from '../../../http/app.ts'
import { implement } from '../../../http/implement.ts'
import { requireOwnOrigin } from '../../../http/origins.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import type { AccountRoutes } from '../shared/route-dependencies.ts'
import { sendConfirmationAgain } from './address-confirmation.ts'
import { confirmEmail } from './confirm-address.ts'
import { forgotPassword, resetPassword } from './password-changes.ts'
import { restoreAddress } from './restore-address.ts'

/** Registers the calls that redeem and request links in mails. */
export function registerAccountLinks(
  app: App,
  dependencies: Dependencies,
  { accounts, limits, presenting }: AccountRoutes,
): void {
  const { configuration } = dependencies

  implement(app, dependencies, accountLinks.forgotPassword, async ({ body, request }) => {
    requireOwnOrigin(request, configuration)
    await limits.mail(request)
    await forgotPassword(accounts, body.email)
    return {}
  })

  implement(app, dependencies, accountLinks.resetPassword, async ({ body, request }) => {
    requireOwnOrigin(request, configuration)
    await limits.link(request)
    return { removed: await resetPassword(accounts, body) }
  })

  implement(app, dependencies, accountLinks.confirmEmail, async ({ body, request }) => {
    requireOwnOrigin(request, configuration)
    await limits.link(request)
    return confirmEmail(accounts, body.token, await presenting(request))
  })

  implement(app, dependencies, accountLinks.restoreAddress, async ({ body, request }) => {
    requireOwnOrigin(request, configuration)
    await limits.link(request)
    return restoreAddress(accounts, body.token)
  })

  implement(app, dependencies, accountLinks.sendConfirmation, async ({ user, request }) => {
    await limits.mail(request)
    const sentAt = await sendConfirmationAgain(accounts, user.id)
    return sentAt === undefined ? {} : { sentAt: sentAt.toISOString() }
  })
}
