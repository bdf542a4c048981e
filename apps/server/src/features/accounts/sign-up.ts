import { ageBandOf, minorUntil, type RegisterBody } from '@placard/contract'
import { welcome } from '../../app/membership.ts'
import { problem } from '../../app/problems.ts'
import { type Executor, inTransaction } from '../../data/executor.ts'
import { sendConfirmation } from './address-confirmation.ts'
import { type AccountDependencies, answerSignIn, beginSignIn, type SignIn } from './begin-sign-in.ts'
import { emailKey } from './email-key.ts'
import { hashPassword } from './passwords.ts'
import { recordSecurityEvent } from './security-log.ts'
import { admit, whosePassword } from './sign-in.ts'
import { refuseStolenPassword } from './stolen-passwords.ts'
import { findAccountsOf, findUserByEmail, insertClaimant, insertUser, type NewUser, type StoredUser } from './users.ts'
import type { Visitor } from './visitor.ts'

/** Sign-ups of one address on several servers at once get out of each other's way after so many tries. */
const ATTEMPTS = 5

/**
 * Creates an account and signs it in. Whether the address has an account already is not told: its password signs in to
 * it, another password makes a provisional account that looks the same, and the mail says what is the matter.
 * @throws {Problem} `too-young`, before anything is kept; `validation-failed` for a stolen password;
 * `account-suspended` and `second-factor-required` only to who knows the password.
 */
export async function signUp(dependencies: AccountDependencies, body: RegisterBody, visitor: Visitor): Promise<SignIn> {
  const now = dependencies.clock.now()
  if (body.birthMonth !== undefined && ageBandOf(body.birthMonth, now) === 'under-13') throw problem('too-young')
  refuseStolenPassword(body.password, 'password')
  return dependencies.signUps.take(emailKey(body.email), () => findOrAdd(dependencies, body, visitor, now))
}

async function findOrAdd(
  dependencies: AccountDependencies,
  body: RegisterBody,
  visitor: Visitor,
  now: Date,
): Promise<SignIn> {
  const { db } = dependencies
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const accounts = await findAccountsOf(db, body.email)
    const known = await whosePassword(dependencies, accounts, body.password, visitor)
    if (known !== undefined) return admit(dependencies, { user: known, visitor, isRemembered: true })
    const passwordHash = await hashPassword(body.password, visitor.network)
    const made = await inTransaction(db, async (tx) => {
      const account = { ...newUser(dependencies, body, now), passwordHash }
      const user = await addAccount(dependencies, tx, { account, holder: accounts.holder }, now)
      if (user === undefined) return undefined
      const admitted = { user, visitor, isRemembered: true, isExpected: true }
      return { user, ...(await beginSignIn(dependencies, tx, admitted, now)) }
    })
    if (made !== undefined) return answerSignIn(dependencies, made.user, made.issued, made.deviceToken)
  }
  throw problem('conflict')
}

function newUser({ ids }: AccountDependencies, { email, name, birthMonth }: RegisterBody, now: Date) {
  const age = birthMonth === undefined ? {} : { isAgeStated: true, minorUntil: minorUntil(birthMonth, now) ?? null }
  return { id: ids.next(), email, name, role: 'USER', ...age } as const
}

/**
 * Adds the account and owes the address a mail. `undefined` when the address is no longer held by whom the password was
 * compared with: somebody was faster, and may have had the same password.
 */
async function addAccount(
  dependencies: AccountDependencies,
  tx: Executor,
  { account, holder }: { account: NewUser; holder: StoredUser | undefined },
  now: Date,
): Promise<StoredUser | undefined> {
  if ((await findUserByEmail(tx, account.email))?.id !== holder?.id) return undefined
  const user = await (holder === undefined ? insertUser(tx, account, now) : insertClaimant(tx, account, now))
  if (user === undefined) return undefined
  if (holder === undefined) await welcome(tx, dependencies, user, now)
  await recordSecurityEvent(tx, 'account-created', { userId: user.id }, now)
  await sendConfirmation(dependencies, tx, user, now)
  return { ...user, confirmationSentAt: now }
}
