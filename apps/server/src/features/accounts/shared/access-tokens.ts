import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

const ISSUER = 'placard'
const AUDIENCE = 'placard-api'
/** Type of the token: a refresh token, or one of another use, is not accepted as an access token. */
const HEADER = { alg: 'HS256', typ: 'at+jwt' } as const
const LIFETIME_SECONDS = 15 * 60
/** Tolerated clock skew between two servers. */
const CLOCK_TOLERANCE_SECONDS = 60

/** Refuses other algorithms, and headers with critical extensions. */
const Header = z.strictObject({ alg: z.literal(HEADER.alg), typ: z.literal(HEADER.typ) })
const Claims = z.object({
  sub: z.uuid(),
  fam: z.uuid(),
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  iat: z.number(),
  exp: z.number(),
  nbf: z.optional(z.number()),
})

/** Subject of a token: the account and the sign-in. */
export interface TokenSubject {
  readonly userId: string
  readonly familyId: string
}

/** Issues an access token (JWT) that expires after a quarter of an hour. */
export function signAccessToken(key: Uint8Array, { userId, familyId }: TokenSubject, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000)
  const claims = { fam: familyId, sub: userId, iss: ISSUER, aud: AUDIENCE, iat, exp: iat + LIFETIME_SECONDS }
  const signed = `${encoded(HEADER)}.${encoded(claims)}`
  return `${signed}.${signatureOf(key, signed)}`
}

/**
 * Verifies an access token. `undefined` for anything we did not sign for this use, or that has expired. Synchronous:
 * the libraries' way goes through the thread pool that hashes passwords, and waits there behind all guesses.
 */
export function readAccessToken(key: Uint8Array, token: string, now: Date): TokenSubject | undefined {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isSame(signature, signatureOf(key, `${header}.${payload}`))) return undefined
  if (!Header.safeParse(decoded(header)).success) return undefined
  const claims = Claims.safeParse(decoded(payload))
  if (!claims.success) return undefined
  const { sub: userId, fam: familyId, exp, nbf = 0 } = claims.data
  const seconds = Math.floor(now.getTime() / 1000)
  if (exp <= seconds - CLOCK_TOLERANCE_SECONDS || nbf > seconds + CLOCK_TOLERANCE_SECONDS) return undefined
  return { userId, familyId }
}

function signatureOf(key: Uint8Array, signed: string): string {
  return createHmac('sha256', key).update(signed).digest('base64url')
}

/** Compares in constant time. */
function isSame(presented: string, ours: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(ours)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}
