import type { AuthAnswer } from '@placard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerTokenOf } from '../../../http/access.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import type { SignIn } from './begin-sign-in.ts'
import { setDeviceCookie } from './device-cookie.ts'
import { presentedToken, setRefreshCookie } from './refresh-cookie.ts'
import { findFamilyOf, findOpenFamilyOf, type OwnedFamily, revokeFamily } from './refresh-family-rows.ts'
import { presentUser } from './user-rows.ts'

/** Gives a sign-in to its browser: the cookies, and the body of the answer. */
export function handOver(
  { configuration, clock }: Dependencies,
  reply: FastifyReply,
  { user, accessToken, refreshToken, family, deviceToken }: SignIn,
): AuthAnswer {
  setRefreshCookie(reply, configuration, refreshToken, family)
  if (deviceToken !== undefined) setDeviceCookie(reply, configuration, deviceToken)
  return { user: presentUser(user, clock.now()), token: accessToken, refreshToken }
}

/** Ends the sign-in this browser held before: it would be out of reach once its cookie is overwritten. */
export async function endReplaced(
  dependencies: Dependencies,
  request: FastifyRequest,
  { family }: SignIn,
): Promise<void> {
  const { db, clock, access, configuration } = dependencies
  if (request.headers.origin === undefined) return
  const held = presentedToken(request, configuration, undefined)
  const before = held === undefined ? undefined : await findFamilyOf(db, held.token)
  if (before === undefined || before.id === family.id) return
  await revokeFamily(db, before.id, 'replaced', clock.now())
  access.forget(before.userId)
}

/** The sign-in of a call, by its access token or by the browser's cookie. */
export async function presentedSignIn(
  dependencies: Dependencies,
  request: FastifyRequest,
): Promise<OwnedFamily | undefined> {
  const byToken = await familyOfBearer(dependencies, bearerTokenOf(request))
  if (byToken !== undefined || request.headers.origin === undefined) return byToken
  const held = presentedToken(request, dependencies.configuration, undefined)
  return held === undefined ? undefined : findOpenFamilyOf(dependencies.db, held.token, dependencies.clock.now())
}

/** The sign-in of an access token. */
export async function familyOfBearer(
  { access }: Dependencies,
  token: string | undefined,
): Promise<OwnedFamily | undefined> {
  const user = token === undefined ? undefined : await access.authenticate(token)
  return user === undefined ? undefined : { id: user.familyId, userId: user.id }
}
