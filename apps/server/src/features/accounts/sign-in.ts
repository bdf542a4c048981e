import type { LoginBody } from '@placard/contract'
import { problem } from '../../app/problems.ts'
import { inTransaction } from '../../data/executor.ts'
import { type AccountDependencies, type Admitted, answerSignIn, beginSignIn, type SignIn } from './begin-sign-in.ts'
import { passwordFitsOf } from './passwords.ts'
import { rotateToken } from './refresh-families.ts'
import { askSecondFactor } from './second-factor.ts'
import { recordSecurityEvent } from './security-log.ts'
import { type AccountsOfAddress, findAccountsOf, type StoredUser } from './users.ts'
import type { Visitor } from './visitor.ts'

/**
 * Signs in with address and password.
 * @throws {Problem} `invalid-credentials` alike for unknown addresses and wrong passwords, and after the same time;
 * `account-suspended` and `second-factor-required` only to who knows the password.
 */
export async function signIn(dependencies: AccountDependencies, body: LoginBody, visitor: Visitor): Promise<SignIn> {
  const accounts = await findAccountsOf(dependencies.db, body.email)
  const user = await whosePassword(dependencies, accounts, body.password, visitor)
  if (user === undefined) throw problem('invalid-credentials')
  return admit(dependencies, { user, visitor, isRemembered: body.remember === true })
}

/** Which of an address's accounts a password opens. Always checks two hashes, so that it always takes as long. */
export async function whosePassword(
  { decoyHash }: Pick<AccountDependencies, 'decoyHash'>,
  { holder, claimant }: AccountsOfAddress,
  password: string,
  { network }: Pick<Visitor, 'network'>,
): Promise<StoredUser | undefined> {
  const hashes = [holder?.passwordHash ?? decoyHash, claimant?.passwordHash ?? decoyHash]
  const [isHolder = false, isClaimant = false] = await passwordFitsOf(hashes, password, network)
  if (holder !== undefined && isHolder) return holder
  return isClaimant ? claimant : undefined
}

/**
 * Signs in somebody who knows the password, unless more is needed.
 * @throws {Problem} `account-suspended`, `second-factor-required`
 */
export async function admit(dependencies: AccountDependencies, admitted: Admitted): Promise<SignIn> {
  if (admitted.user.status !== 'active') throw problem('account-suspended')
  await askSecondFactor(dependencies, admitted)
  return admitFully(dependencies, admitted)
}

/** Signs in somebody of whom no more is asked. @throws {Problem} `account-suspended` */
export async function admitFully(dependencies: AccountDependencies, admitted: Admitted): Promise<SignIn> {
  const { db, clock } = dependencies
  if (admitted.user.status !== 'active') throw problem('account-suspended')
  const now = clock.now()
  const { issued, deviceToken } = await inTransaction(db, (tx) => beginSignIn(dependencies, tx, admitted, now))
  return answerSignIn(dependencies, admitted.user, issued, deviceToken)
}

/**
 * Exchanges a refresh token for a new pair.
 * @throws {Problem} `session-ended` for a token that is unknown, over, revoked or used before.
 */
export async function refresh(dependencies: AccountDependencies, token: string): Promise<SignIn> {
  const { db, clock, keys, access } = dependencies
  const now = clock.now()
  const rotation = await inTransaction(db, async (tx) => {
    const found = await rotateToken(tx, keys.refreshChain, token, now)
    if (found.outcome === 'reused') await recordSecurityEvent(tx, 'refresh-reuse', { userId: found.userId }, now)
    return found
  })
  if (rotation.outcome === 'reused') access.forget(rotation.userId)
  if (rotation.outcome !== 'rotated') throw problem('session-ended')
  return answerSignIn(dependencies, rotation.user, { family: rotation.family, token: rotation.token })
}
