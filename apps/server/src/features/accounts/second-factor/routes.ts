import { accountSecurity } from '@placard/contract'
import type { App } from '../../../http/app.ts'
import { implement } from '../../../http/implement.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import type { AccountRoutes } from '../shared/route-dependencies.ts'
import { answerSecondFactor } from './second-factor.ts'
import { beginTwoFactor, confirmTwoFactor, makeNewRecoveryCodes, turnTwoFactorOff } from './second-factor-setup.ts'

/** Registers the set-up of the second factor, and the sign-in step that asks for it. */
export function registerTwoFactor(
  app: App,
  dependencies: Dependencies,
  { accounts, limits, hand, visitor }: AccountRoutes,
): void {
  implement(app, dependencies, accountSecurity.beginTwoFactor, async ({ body, user, request }) => {
    await limits.reauthentication(request)
    return beginTwoFactor(accounts, { ...body, userId: user.id })
  })

  implement(app, dependencies, accountSecurity.confirmTwoFactor, async ({ body, user, request }) => {
    await limits.reauthentication(request)
    return { recoveryCodes: await confirmTwoFactor(accounts, { ...body, userId: user.id }) }
  })

  implement(app, dependencies, accountSecurity.turnTwoFactorOff, async ({ body, user, request }) => {
    await limits.reauthentication(request)
    await turnTwoFactorOff(accounts, { ...body, userId: user.id })
    return {}
  })

  implement(app, dependencies, accountSecurity.renewRecoveryCodes, async ({ body, user, request }) => {
    await limits.reauthentication(request)
    return { recoveryCodes: await makeNewRecoveryCodes(accounts, { ...body, userId: user.id }) }
  })

  implement(app, dependencies, accountSecurity.answerSecondFactor, async ({ body, request, reply }) => {
    const from = visitor(request)
    await limits.link(request)
    return hand(request, reply, await answerSecondFactor(accounts, body, from))
  })
}
