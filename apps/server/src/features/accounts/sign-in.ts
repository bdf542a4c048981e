import type { LoginBody, RegisterBody } from '@placard/contract'
import type { Dependencies } from '../../app/dependencies.ts'
import { problem } from '../../app/problems.ts'
import { inTransaction } from '../../data/executor.ts'
import { signAccessToken } from './access-tokens.ts'
import type { AccountKeys } from './keys.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { type IssuedFamily, rotateToken, startFamily } from './refresh-families.ts'
import { recordSecurityEvent } from './security-log.ts'
import { findUserByEmail, insertUser, type StoredUser } from './users.ts'

/** What the use cases of accounts work with. */
export type AccountDependencies = Pick<Dependencies, 'db' | 'clock' | 'random' | 'ids'> & {
  readonly keys: AccountKeys
  /** A hash no password is known for: checked for unknown addresses, so that they take as long as known ones. */
  readonly decoyHash: string
}

/** A sign-in as it is answered: access token, refresh token, and how long the latter lasts. */
export interface SignIn {
  readonly user: StoredUser
  readonly accessToken: string
  readonly refreshToken: string
  readonly family: IssuedFamily['family']
}

/** Creates an account and signs it in. @throws {Problem} `email-taken` */
export async function signUp(dependencies: AccountDependencies, body: RegisterBody): Promise<SignIn> {
  const { db, clock, ids } = dependencies
  const passwordHash = await hashPassword(body.password)
  const now = clock.now()
  const created = await inTransaction(db, async (tx) => {
    const account = { id: ids.next(), email: body.email, name: body.name, passwordHash, role: 'USER' } as const
    const user = await insertUser(tx, account, now)
    if (user === undefined) return undefined
    await recordSecurityEvent(tx, 'account-created', { userId: user.id }, now)
    return { user, issued: await startFamily(tx, newFamily(dependencies, user.id, true), now) }
  })
  if (created === undefined) throw problem('conflict')
  return answer(dependencies, created.user, created.issued)
}

/**
 * Signs in with address and password.
 * @throws {Problem} `invalid-credentials` alike for unknown addresses and wrong passwords, and after the same time;
 * `account-suspended` only to who knows the password.
 */
export async function signIn(dependencies: AccountDependencies, body: LoginBody): Promise<SignIn> {
  const { db, clock, decoyHash } = dependencies
  const user = await findUserByEmail(db, body.email)
  const fits = await passwordFits(user?.passwordHash ?? decoyHash, body.password)
  if (user === undefined || !fits) throw problem('invalid-credentials')
  if (user.status !== 'active') throw problem('account-suspended')
  const now = clock.now()
  const issued = await inTransaction(db, (tx) =>
    startFamily(tx, newFamily(dependencies, user.id, body.remember === true), now),
  )
  return answer(dependencies, user, issued)
}

/**
 * Exchanges a refresh token for a new pair.
 * @throws {Problem} `session-ended` for a token that is unknown, over, revoked or used before.
 */
export async function refresh(dependencies: AccountDependencies, token: string): Promise<SignIn> {
  const { db, clock, keys } = dependencies
  const now = clock.now()
  const rotation = await inTransaction(db, async (tx) => {
    const found = await rotateToken(tx, keys.refreshChain, token, now)
    if (found.outcome === 'reused') await recordSecurityEvent(tx, 'refresh-reuse', { userId: found.userId }, now)
    return found
  })
  if (rotation.outcome !== 'rotated') throw problem('session-ended')
  return answer(dependencies, rotation.user, { family: rotation.family, token: rotation.token })
}

function newFamily({ ids, random }: AccountDependencies, userId: string, isRemembered: boolean) {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  return { id: ids.next(), userId, isRemembered, token, device: 'Unknown device', network: 'unknown' }
}

async function answer(
  { keys, clock }: AccountDependencies,
  user: StoredUser,
  { family, token }: IssuedFamily,
): Promise<SignIn> {
  const subject = { userId: user.id, familyId: family.id }
  const accessToken = await signAccessToken(keys.accessToken, subject, clock.now())
  return { user, accessToken, refreshToken: token, family }
}
