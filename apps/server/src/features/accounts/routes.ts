import { type AuthAnswer, auth } from '@placard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Turns } from '../../concurrency/turns.ts'
import { newToken } from '../../crypto/secret-tokens.ts'
import { bearerTokenOf } from '../../http/access.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { requireOwnOrigin } from '../../http/origins.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { registerAccountLinks } from './links/routes.ts'
import { registerPasskeys } from './passkeys/routes.ts'
import { changeProfile } from './profile/profile.ts'
import { registerAccountSecurity } from './profile/routes.ts'
import { createAttemptLimiters } from './shared/attempt-limits.ts'
import type { SignIn } from './shared/begin-sign-in.ts'
import { setDeviceCookie } from './shared/device-cookie.ts'
import { deriveKeys } from './shared/keys.ts'
import { hashPassword } from './shared/passwords.ts'
import { clearRefreshCookie, presentedToken, setRefreshCookie } from './shared/refresh-cookie.ts'
import { findFamilyOf, findOpenFamilyOf, type OwnedFamily, revokeFamily } from './shared/refresh-families.ts'
import type { AccountRoutes } from './shared/route-parts.ts'
import { presentUser } from './shared/users.ts'
import { visitorOf } from './shared/visitor.ts'
import { refresh, signIn } from './sign-in/sign-in.ts'
import { signUp } from './sign-in/sign-up.ts'

/** Registers the calls about the caller's own account. */
export async function registerAccounts(app: App, dependencies: Dependencies): Promise<void> {
  const { configuration, random, secret } = dependencies
  const decoyHash = await hashPassword(newToken(random))
  const shared: AccountRoutes = {
    accounts: { ...dependencies, keys: deriveKeys(secret), decoyHash, signUps: new Turns() },
    limits: createAttemptLimiters(app, dependencies),
    presenting: (request) => presentedSignIn(dependencies, request),
    async hand(request, reply, given) {
      await endReplaced(dependencies, request, given)
      return handOver(dependencies, reply, given)
    },
    visitor(request) {
      requireOwnOrigin(request, configuration)
      return visitorOf(request, configuration)
    },
  }
  registerEntry(app, dependencies, shared)
  registerGoingOn(app, dependencies, shared)
  registerAccountLinks(app, dependencies, shared)
  registerAccountSecurity(app, dependencies, shared)
  registerPasskeys(app, dependencies, shared)
}

/** Signing up, signing in, and the caller's own account. */
function registerEntry(app: App, dependencies: Dependencies, { accounts, limits, hand, visitor }: AccountRoutes): void {
  implement(app, dependencies, auth.register, async ({ body, request, reply }) => {
    const from = visitor(request)
    await limits.register(request)
    const attempt = await limits.password(request)
    return hand(request, reply, await signUp(accounts, body, { visitor: from, attempt }))
  })

  implement(app, dependencies, auth.login, async ({ body, request, reply }) => {
    const from = visitor(request)
    const attempt = await limits.password(request)
    return hand(request, reply, await signIn(accounts, body, { visitor: from, attempt }))
  })

  implement(app, dependencies, auth.me, async ({ user }) => ({ user: presentUser(user, dependencies.clock.now()) }))

  implement(app, dependencies, auth.profile, async ({ body, user, request }) => {
    if (body.currentPassword !== undefined) await limits.reauthentication(request)
    if (body.email !== undefined) await limits.mail(request)
    return { user: presentUser(await changeProfile(accounts, user.id, body), dependencies.clock.now()) }
  })
}

/** Going on with a sign-in, and ending it. */
function registerGoingOn(app: App, dependencies: Dependencies, { accounts, limits }: AccountRoutes): void {
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

function handOver(
  { configuration, clock }: Dependencies,
  reply: FastifyReply,
  { user, accessToken, refreshToken, family, deviceToken }: SignIn,
): AuthAnswer {
  setRefreshCookie(reply, configuration, refreshToken, family)
  if (deviceToken !== undefined) setDeviceCookie(reply, configuration, deviceToken)
  return { user: presentUser(user, clock.now()), token: accessToken, refreshToken }
}

/** The sign-in this browser held before ends: nobody could end it any more once its cookie is overwritten. */
async function endReplaced(dependencies: Dependencies, request: FastifyRequest, { family }: SignIn): Promise<void> {
  const { db, clock, access, configuration } = dependencies
  if (request.headers.origin === undefined) return
  const held = presentedToken(request, configuration, undefined)
  const before = held === undefined ? undefined : await findFamilyOf(db, held.token)
  if (before === undefined || before.id === family.id) return
  await revokeFamily(db, before.id, 'replaced', clock.now())
  access.forget(before.userId)
}

/** The sign-in a call comes with, by its access token or by the browser's cookie. */
async function presentedSignIn(dependencies: Dependencies, request: FastifyRequest): Promise<OwnedFamily | undefined> {
  const byToken = await familyOfBearer(dependencies, bearerTokenOf(request))
  if (byToken !== undefined || request.headers.origin === undefined) return byToken
  const held = presentedToken(request, dependencies.configuration, undefined)
  return held === undefined ? undefined : findOpenFamilyOf(dependencies.db, held.token, dependencies.clock.now())
}

async function familyOfBearer({ access }: Dependencies, token: string | undefined): Promise<OwnedFamily | undefined> {
  const user = token === undefined ? undefined : await access.authenticate(token)
  return user === undefined ? undefined : { id: user.familyId, userId: user.id }
}
