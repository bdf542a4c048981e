import { accountSecurity } from '@placard/contract'
import type { App } from '../../../http/app.ts'
import { implement } from '../../../http/implement.ts'
import { problem } from '../../../http/problems.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { changePassword } from '../links/password-changes.ts'
import { answerSecondFactor } from '../second-factor/second-factor.ts'
import { findFamily, revokeAllFamilies, revokeFamilyOf } from '../shared/refresh-families.ts'
import type { AccountRoutes } from '../shared/route-parts.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  makeNewRecoveryCodes,
  overviewOf,
  signInsOf,
  turnTwoFactorOff,
} from './security-overview.ts'

/** Registers how the caller signs in, and where they are signed in. */
export function registerAccountSecurity(app: App, dependencies: Dependencies, shared: AccountRoutes): void {
  registerPasswordAndSignIns(app, dependencies, shared)
  registerTwoFactor(app, dependencies, shared)
}

function registerPasswordAndSignIns(
  app: App,
  dependencies: Dependencies,
  { accounts, limits, hand, visitor }: AccountRoutes,
): void {
  const { db, clock, access } = dependencies

  implement(app, dependencies, accountSecurity.overview, async ({ user }) => overviewOf(accounts, user.id))

  implement(app, dependencies, accountSecurity.changePassword, async ({ body, user, request, reply }) => {
    const from = visitor(request)
    await limits.reauthentication(request)
    const family = await findFamily(db, user.familyId)
    const isRemembered = family?.isRemembered ?? false
    return hand(request, reply, await changePassword(accounts, { ...body, userId: user.id, isRemembered }, from))
  })

  implement(app, dependencies, accountSecurity.signIns, async ({ user: { id: userId, familyId } }) => ({
    signIns: await signInsOf(accounts, { userId, familyId }),
  }))

  implement(app, dependencies, accountSecurity.endSignIn, async ({ params, user }) => {
    const isEnded = await revokeFamilyOf(db, { userId: user.id, familyId: params.signInId }, clock.now())
    if (!isEnded) throw problem('not-found')
    access.forget(user.id)
    return {}
  })

  implement(app, dependencies, accountSecurity.endOtherSignIns, async ({ user }) => {
    const which = { userId: user.id, because: 'ended-elsewhere', except: user.familyId } as const
    const ended = await revokeAllFamilies(db, which, clock.now())
    access.forget(user.id)
    return { ended }
  })
}

function registerTwoFactor(
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
