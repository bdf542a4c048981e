import type { LoginBody } from '@placard/contract'
import { emailKey } from '../../../addresses/email-key.ts'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import { type Problem, problem } from '../../../http/problems.ts'
import { askSecondFactor } from '../second-factor/second-factor.ts'
import { type AccountsOfAddress, findAccountsOf, findOpenedBy, hashByAll } from '../shared/address-passwords.ts'
import type { PasswordAttempt } from '../shared/attempt-limits.ts'
import {
  type AccountDependencies,
  type Admitted,
  admitFully,
  answerSignIn,
  type SignIn,
} from '../shared/begin-sign-in.ts'
import { rotateToken } from '../shared/refresh-family-rows.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import type { StoredUser } from '../shared/user-rows.ts'
import type { Visitor } from '../shared/visitor.ts'

/**
 * Signs in with address and password.
 * @throws {Problem} `invalid-credentials` alike for unknown addresses and wrong passwords, and after the same time;
 * `account-suspended` and `second-factor-required` only to who knows the password.
 */
export async function signIn(
  dependencies: AccountDependencies,
  body: LoginBody,
  { visitor, attempt }: { visitor: Visitor; attempt: PasswordAttempt },
): Promise<SignIn> {
  const accounts = await findAccountsOf(dependencies.db, dependencies, emailKey(body.email))
  const { hashes } = await hashByAll(accounts, body.password, visitor.network)
  const { user } = await whosePassword(dependencies.db, accounts, hashes, attempt)
  if (user === undefined) throw problem('invalid-credentials')
  return admit(dependencies, { user, visitor, isRemembered: body.remember === true })
}

/**
 * Which of an address's accounts a password opens. One that the browser is known for is opened whoever else tries; any
 * other counts against the limits of strangers. @returns also why others were not tried, where they were not.
 */
export async function whosePassword(
  db: Executor,
  accounts: AccountsOfAddress,
  hashes: readonly string[],
  { knownFor, refusalOfOthers }: PasswordAttempt,
): Promise<{ readonly user: StoredUser | undefined; readonly refusal?: Problem }> {
  const opened = await findOpenedBy(db, accounts, hashes)
  const known = opened.find(({ id }) => knownFor.includes(id))
  if (known !== undefined) return { user: known }
  const refusal = await refusalOfOthers()
  return refusal === undefined ? { user: opened[0] } : { user: undefined, refusal }
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

/**
 * Exchanges a refresh token for a new pair.
 * @throws {Problem} `session-ended` for a token that is unknown, over, revoked or used before.
 */
export async function refresh(dependencies: AccountDependencies, token: string): Promise<SignIn> {
  const { db, clock, keys, access, server } = dependencies
  const now = clock.now()
  const rotation = await inTransaction(db, async (tx) => {
    const found = await rotateToken(tx, { chainKey: keys.refreshChain, server, now }, token)
    if (found.outcome === 'reused') await recordSecurityEvent(tx, 'refresh-reuse', { userId: found.userId }, now)
    return found
  })
  if (rotation.outcome === 'reused') access.forget(rotation.userId)
  if (rotation.outcome !== 'rotated') throw problem('session-ended')
  return answerSignIn(dependencies, rotation.user, { family: rotation.family, token: rotation.token })
}
