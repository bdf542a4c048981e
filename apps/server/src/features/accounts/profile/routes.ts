import { accountSecurity, auth } from '@placard/contract'
import type { App } from '../../../http/app.ts'
import { implement } from '../../../http/implement.ts'
import { problem } from '../../../http/problems.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import type { InputWatch } from '../../../ports/input-watch.ts'
import { changePassword } from '../links/password-changes.ts'
import { findFamily, revokeAllFamilies, revokeFamilyOf } from '../shared/refresh-family-rows.ts'
import type { AccountRoutes } from '../shared/route-dependencies.ts'
import { presentUser } from '../shared/user-rows.ts'
import { changeProfile } from './profile.ts'
import { overviewOf, signInsOf } from './security-overview.ts'

/** Registers the calls that read and change the caller's own account. */
export function registerProfile(
  app: App,
  dependencies: Dependencies,
  { accounts, limits }: AccountRoutes,
  watchInput: InputWatch,
): void {
  implement(app, dependencies, auth.me, async ({ user }) => ({ user: presentUser(user, dependencies.clock.now()) }))

  implement(app, dependencies, auth.profile, async ({ body, user, request }) => {
    // others at a table see it
    if (body.name !== undefined) await watchInput(user.id, { kind: 'username', field: 'name', text: body.name })
    if (body.currentPassword !== undefined) await limits.reauthentication(request)
    if (body.email !== undefined) await limits.mail(request)
    return { user: presentUser(await changeProfile(accounts, user.id, body), dependencies.clock.now()) }
  })
}

/** Registers the change of the password, and the list of the caller's sign-ins. */
export function registerPasswordAndSignIns(
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
