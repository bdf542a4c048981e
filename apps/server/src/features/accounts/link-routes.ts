import { accountLinks } from '@placard/contract'
import type { App } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { implement } from '../../app/implement.ts'
import { requireOwnOrigin } from '../../app/origins.ts'
import { forgotPassword, resetPassword } from './password-changes.ts'
import { confirmEmail, sendConfirmationAgain } from './profile.ts'
import { restoreAddress } from './restore-address.ts'
import type { AccountRoutes } from './route-parts.ts'

/** Registers what is done with links out of mails, and the asking for them. */
export function registerAccountLinks(app: App, dependencies: Dependencies, { accounts, limits }: AccountRoutes): void {
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
    await resetPassword(accounts, body)
    return {}
  })

  implement(app, dependencies, accountLinks.confirmEmail, async ({ body, request }) => {
    requireOwnOrigin(request, configuration)
    await limits.link(request)
    return { email: await confirmEmail(accounts, body.token) }
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
