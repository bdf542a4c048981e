import { type AuthAnswer, auth } from '@placard/contract'
import type { FastifyReply } from 'fastify'
import { bearerTokenOf } from '../../app/access.ts'
import type { App } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { implement } from '../../app/implement.ts'
import { requireOwnOrigin } from '../../app/origins.ts'
import { problem } from '../../app/problems.ts'
import { createAttemptLimiters } from './attempt-limits.ts'
import { deriveKeys } from './keys.ts'
import { hashPassword } from './passwords.ts'
import { clearRefreshCookie, presentedToken, setRefreshCookie } from './refresh-cookie.ts'
import { findFamilyOf, revokeFamily } from './refresh-families.ts'
import { type AccountDependencies, refresh, type SignIn, signIn, signUp } from './sign-in.ts'
import { presentUser } from './users.ts'

/** Registers the calls about the caller's own account. */
export async function registerAccounts(app: App, dependencies: Dependencies): Promise<void> {
  const { configuration, random, secret } = dependencies
  const decoyHash = await hashPassword(Buffer.from(random.bytes(32)).toString('base64url'))
  const accounts: AccountDependencies = { ...dependencies, keys: deriveKeys(secret), decoyHash }
  const limits = createAttemptLimiters(app)

  const hand = (reply: FastifyReply, { user, accessToken, refreshToken, family }: SignIn): AuthAnswer => {
    setRefreshCookie(reply, configuration, refreshToken, family)
    return { user: presentUser(user), token: accessToken, refreshToken }
  }

  implement(app, dependencies, auth.register, async ({ body, request, reply }) => {
    requireOwnOrigin(request, configuration)
    await limits.register(request)
    return hand(reply, await signUp(accounts, body))
  })

  implement(app, dependencies, auth.login, async ({ body, request, reply }) => {
    requireOwnOrigin(request, configuration)
    await limits.login(request)
    return hand(reply, await signIn(accounts, body))
  })

  implement(app, dependencies, auth.refresh, async ({ body, request, reply }) => {
    await limits.refresh(request)
    const presented = presentedToken(request, configuration, body.refreshToken)
    if (presented === undefined) throw problem('session-ended')
    const answer = hand(reply, await refresh(accounts, presented.token))
    // who keeps the cookie has no use for a second copy that code could read
    return presented.isFromCookie ? { user: answer.user, token: answer.token } : answer
  })

  implement(app, dependencies, auth.logout, async ({ body, request, reply }) => {
    await limits.refresh(request)
    const presented = presentedToken(request, configuration, body.refreshToken)
    clearRefreshCookie(reply, configuration)
    const families = await Promise.all([
      presented === undefined ? undefined : findFamilyOf(dependencies.db, presented.token),
      familyOfBearer(dependencies, bearerTokenOf(request)),
    ])
    for (const family of families) {
      if (family !== undefined) await revokeFamily(dependencies.db, family, 'logout', dependencies.clock.now())
    }
    return {}
  })

  implement(app, dependencies, auth.me, async ({ user }) => ({ user: presentUser(user) }))
}

async function familyOfBearer({ access }: Dependencies, token: string | undefined): Promise<string | undefined> {
  return token === undefined ? undefined : (await access.authenticate(token))?.familyId
}
