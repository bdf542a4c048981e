import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

const ISSUER = 'placard'
const AUDIENCE = 'placard-api'
/** Marks the token's use: a refresh token, or a token of another use, is not taken for one of these. */
const TYPE = 'at+jwt'
const LIFETIME_SECONDS = 15 * 60
/** Clocks of two servers may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 60

const Claims = z.object({ sub: z.uuid(), fam: z.uuid() })

/** Whom a token names: the account and the sign-in it belongs to. */
export interface TokenSubject {
  readonly userId: string
  readonly familyId: string
}

/** Makes an access token that is good for a quarter of an hour. */
export function signAccessToken(key: Uint8Array, { userId, familyId }: TokenSubject, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ fam: familyId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(key)
}

/** Reads an access token. `undefined` for anything we did not sign for this use, or whose time is over. */
export async function readAccessToken(key: Uint8Array, token: string, now: Date): Promise<TokenSubject | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    })
    const claims = Claims.safeParse(payload)
    return claims.success ? { userId: claims.data.sub, familyId: claims.data.fam } : undefined
  } catch {
    return undefined
  }
}
