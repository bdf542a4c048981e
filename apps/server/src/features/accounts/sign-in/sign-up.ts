import { ageBandOf, minorUntil, type RegisterBody } from '@placard/contract'
import { emailKey, visibleEmail } from '../../../addresses/email-key.ts'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import { lockAddress } from '../../../database/lock-address.ts'
import { problem } from '../../../http/problems.ts'
import type { NewNameWatch, NoteInput } from '../../../ports/input-watch.ts'
import { sendConfirmation } from '../links/address-confirmation.ts'
import { type AccountsOfAddress, findAccountsOf, findOpenedBy, hashByAll } from '../shared/address-passwords.ts'
import type { PasswordAttempt } from '../shared/attempt-limits.ts'
import { type AccountDependencies, answerSignIn, beginSignIn, type SignIn } from '../shared/begin-sign-in.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import { refuseOwnAddress, refuseStolenPassword } from '../shared/stolen-passwords.ts'
import { findHolder, insertClaimant, insertUser, type NewUser, type StoredUser } from '../shared/user-rows.ts'
import type { Visitor } from '../shared/visitor.ts'
import { admit, whosePassword } from './sign-in.ts'

/** Sign-ups of one address on several servers at once get out of each other's way after so many tries. */
const ATTEMPTS = 5

/** Who asks to sign up, and what they may try. */
interface Applicant {
  readonly visitor: Visitor
  readonly attempt: PasswordAttempt
  readonly watchName: NewNameWatch
}

/**
 * Creates an account and signs it in. Whether the address has an account already is not told: its password signs in to
 * it, another password makes a provisional account that looks the same, and the mail says what is the matter.
 * @throws {Problem} `too-young`, before anything is kept; `validation-failed` for a dangerous name and a stolen password;
 * `account-suspended` and `second-factor-required` only to who knows the password.
 */
export async function signUp(
  dependencies: AccountDependencies,
  body: RegisterBody,
  applicant: Applicant,
): Promise<SignIn> {
  const now = dependencies.clock.now()
  if (body.birthMonth !== undefined && ageBandOf(body.birthMonth, now) === 'under-13') throw problem('too-young')
  const noteName = applicant.watchName(body.name)
  refuseStolenPassword(body.password, 'password')
  refuseOwnAddress(body.password, body.email, 'password')
  return dependencies.signUps.runExclusive(emailKey(body.email), () =>
    findOrAdd(dependencies, body, { ...applicant, noteName }, now),
  )
}

async function findOrAdd(
  dependencies: AccountDependencies,
  body: RegisterBody,
  { visitor, attempt, noteName }: Applicant & { readonly noteName: NoteInput | undefined },
  now: Date,
): Promise<SignIn> {
  const { db } = dependencies
  for (let round = 0; round < ATTEMPTS; round++) {
    const accounts = await findAccountsOf(db, dependencies, emailKey(body.email))
    const { hashes, own: passwordHash } = await hashByAll(accounts, body.password, visitor.network)
    const { user: known, refusal } = await whosePassword(db, accounts, hashes, attempt)
    if (known !== undefined) return admit(dependencies, { user: known, visitor, isRemembered: true })
    if (refusal !== undefined) throw refusal
    const made = await inTransaction(db, async (tx) => {
      const user = await addAccount(
        dependencies,
        tx,
        { ...newUser(dependencies, body, now), passwordHash },
        accounts,
        now,
      )
      if (user === undefined) return undefined
      // others at a table see it
      await noteName?.(tx, user.id)
      const admitted = { user, visitor, isRemembered: true, isExpected: true }
      return { user, ...(await beginSignIn(dependencies, tx, admitted, now)) }
    })
    if (made !== undefined) return answerSignIn(dependencies, made.user, made.issued, made.deviceToken)
  }
  throw problem('conflict')
}

function newUser({ ids }: AccountDependencies, { email, name, birthMonth }: RegisterBody, now: Date) {
  const age = birthMonth === undefined ? {} : { isAgeStated: true, minorUntil: minorUntil(birthMonth, now) ?? null }
  return { id: ids.next(), email: visibleEmail(email), name, role: 'USER', ...age } as const
}

/**
 * Adds the account and owes the address a mail. `undefined` when somebody was faster: the address is no longer held by
 * whom the password was compared with, or another account of it has the same password by now.
 */
async function addAccount(
  dependencies: AccountDependencies,
  tx: Executor,
  account: NewUser,
  { key, holder: compared }: AccountsOfAddress,
  now: Date,
): Promise<StoredUser | undefined> {
  await lockAddress(tx, key)
  const holder = await findHolder(tx, key)
  if (holder?.id !== compared?.id) return undefined
  if ((await findOpenedBy(tx, { key, holder }, [account.passwordHash])).length > 0) return undefined
  const user = await (holder === undefined ? insertUser(tx, account, now) : insertClaimant(tx, account, now))
  if (user === undefined) return undefined
  await dependencies.accountHooks.opened(tx, { id: user.id, emailKey: key }, now)
  await recordSecurityEvent(tx, 'account-created', { userId: user.id }, now)
  await sendConfirmation(dependencies, tx, user, now)
  return { ...user, confirmationSentAt: now }
}
