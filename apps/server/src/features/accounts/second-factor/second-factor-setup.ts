import type { TwoFactorSetup } from '@placard/contract'
import { inTransaction } from '../../../database/executor.ts'
import { problem } from '../../../http/problems.ts'
import type { AccountDependencies } from '../shared/begin-sign-in.ts'
import { SECOND_FACTOR_IS_ON } from '../shared/messages.en.ts'
import { reauthenticate } from '../shared/reauthentication.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import { tellOfSecurity } from '../shared/security-mails.ts'
import { findUser } from '../shared/user-rows.ts'
import { authenticatorSetup, stepOfCode } from './authenticator-codes.ts'
import {
  bookStep,
  deleteSecondFactor,
  findSecondFactor,
  keepUnconfirmed,
  renewRecoveryCodes,
  secretOf,
} from './second-factor-rows.ts'

/** A secret as long as the hash it is used with, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/**
 * Generates a secret for an authenticator app; effective once a code has confirmed it.
 * @throws {Problem} `password-wrong`; `conflict` when a confirmed one exists.
 */
export async function beginTwoFactor(
  dependencies: AccountDependencies,
  { userId, currentPassword }: { userId: string; currentPassword: string },
): Promise<TwoFactorSetup> {
  const { db, clock, random, keys } = dependencies
  const user = await reauthenticate(dependencies, userId, currentPassword)
  const secret = random.bytes(SECRET_BYTES)
  const isKept = await keepUnconfirmed(db, { userId, secret, key: keys.secondFactor, random }, clock.now())
  if (!isKept) throw problem('conflict', { message: SECOND_FACTOR_IS_ON })
  return authenticatorSetup(secret, user.email)
}

/**
 * Turns the second factor on with a first code. @returns the recovery codes, shown this once.
 * @throws {Problem} `second-factor-invalid` for a wrong code, or when no secret was generated.
 */
export async function confirmTwoFactor(
  dependencies: AccountDependencies,
  { userId, code }: { userId: string; code: string },
): Promise<string[]> {
  const { db, clock, random, keys } = dependencies
  const now = clock.now()
  const codes = await inTransaction(db, async (tx) => {
    const [user, factor] = [await findUser(tx, userId), await findSecondFactor(tx, userId)]
    if (user === undefined || factor === undefined || factor.confirmedAt !== null) return undefined
    const step = stepOfCode(secretOf(factor, keys.secondFactor), code.replaceAll(/\s/g, ''), now)
    if (step === undefined || !(await bookStep(tx, userId, step, now))) return undefined
    await recordSecurityEvent(tx, 'second-factor-on', { userId }, now)
    await tellOfSecurity(dependencies, tx, { user, what: 'second-factor-on' }, now)
    return renewRecoveryCodes(tx, { userId, key: keys.recoveryCodes, random })
  })
  if (codes === undefined) throw problem('second-factor-invalid')
  return codes
}

/** Turns the second factor off. @throws {Problem} `password-wrong` */
export async function turnTwoFactorOff(
  dependencies: AccountDependencies,
  { userId, currentPassword }: { userId: string; currentPassword: string },
): Promise<void> {
  const { db, clock } = dependencies
  const user = await reauthenticate(dependencies, userId, currentPassword)
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    if (!(await deleteSecondFactor(tx, userId))) return
    await recordSecurityEvent(tx, 'second-factor-off', { userId }, now)
    await tellOfSecurity(dependencies, tx, { user, what: 'second-factor-off' }, now)
  })
}

/**
 * Replaces the recovery codes.
 * @throws {Problem} `password-wrong`; `not-found` when the second factor is off.
 */
export async function makeNewRecoveryCodes(
  dependencies: AccountDependencies,
  { userId, currentPassword }: { userId: string; currentPassword: string },
): Promise<string[]> {
  const { db, clock, random, keys } = dependencies
  const user = await reauthenticate(dependencies, userId, currentPassword)
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const factor = await findSecondFactor(tx, userId)
    if (factor === undefined || factor.confirmedAt === null) throw problem('not-found')
    await recordSecurityEvent(tx, 'recovery-codes-renewed', { userId }, now)
    await tellOfSecurity(dependencies, tx, { user, what: 'recovery-codes-renewed' }, now)
    return renewRecoveryCodes(tx, { userId, key: keys.recoveryCodes, random })
  })
}
