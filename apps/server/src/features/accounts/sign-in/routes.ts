import { auth } from '@placard/contract'
import { bearerTokenOf } from '../../../http/access.ts'
import type { App } from '../../../http/app.ts'
import { implement } from '../../../http/implement.ts'
import { problem } from '../../../http/problems.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import type { NewNameWatch } from '../../../ports/input-watch.ts'
import { familyOfBearer, handOver } from '../shared/held-sign-in.ts'
import { clearRefreshCookie, presentedToken } from '../shared/refresh-cookie.ts'
import { findFamilyOf, revokeFamily } from '../shared/refresh-family-rows.ts'
import type { AccountRoutes } from '../shared/route-dependencies.ts'
import { refresh, signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** Registers signing up and signing in. */
export function registerEntry(
  app: App,
  dependencies: Dependencies,
  { accounts, limits, hand, visitor }: AccountRoutes,
  watchName: NewNameWatch,
): void {
  implement(app, dependencies, auth.register, async ({ body, request, reply }) => {
    const from = visitor(request)
    await limits.register(request)
    const attempt = await limits.password(request)
    return hand(request, reply, await signUp(accounts, body, { visitor: from, attempt, watchName }))
  })

  implement(app, dependencies, auth.login, async ({ body, request, reply }) => {
    const from = visitor(request)
    const attempt = await limits.password(request)
    return hand(request, reply, await signIn(accounts, body, { visitor: from, attempt }))
  })
}

/** Registers going on with a sign-in, and ending it. */
export function registerGoingOn(app: App, dependencies: Dependencies, { accounts, limits }: AccountRoutes): void {
  const { configuration, db, clock, access } = dependencies

  implement(app, dependencies, auth.refresh, async ({ body, request, reply }) => {
    await limits.refresh(request)
    const presented = presentedToken(request, configuration, body.refreshToken)
    if (presented === undefined) throw problem('session-ended')
    const answer = handOver(dependencies, reply, await refresh(accounts, presented.token))
    // who keeps the cookie has no use for a second copy that code could read
    return presented.isFromCookie ? { user: answer.user, token: answer.token } : answer
  })

  implement(app, dependencies, auth.logout, async ({ body, request, reply }) => {
    await limits.refresh(request)
    const presented = presentedToken(request, configuration, body.refreshToken)
    clearRefreshCookie(reply, configuration)
    const families = await Promise.all([
      presented === undefined ? undefined : findFamilyOf(db, presented.token),
      familyOfBearer(dependencies, bearerTokenOf(request)),
    ])
    for (const family of families) {
      if (family === undefined) continue
      await revokeFamily(db, family.id, 'logout', clock.now())
      access.forget(family.userId)
    }
    return {}
  })
}
