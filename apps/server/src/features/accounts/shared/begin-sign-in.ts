import type { KeyedMutex } from '../../../concurrency/keyed-mutex.ts'
import { newToken } from '../../../crypto/secret-tokens.ts'
import { type Executor, inTransaction } from '../../../database/executor.ts'
import { problem } from '../../../http/problems.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { signAccessToken } from './access-tokens.ts'
import type { AccountKeys } from './keys.ts'
import { isFamiliar, rememberDevice } from './known-device-rows.ts'
import { tellReader } from './reader-mails.ts'
import { type IssuedFamily, startFamily } from './refresh-family-rows.ts'
import { recordSecurityEvent } from './security-event-rows.ts'
import type { StoredUser } from './user-rows.ts'
import type { Visitor } from './visitor.ts'

/** Page where users manage their sign-ins. */
export const SECURITY_PATH = '/settings/security'

/** Dependencies of the account use cases. */
export type AccountDependencies = Pick<
  Dependencies,
  'db' | 'clock' | 'random' | 'ids' | 'mail' | 'access' | 'accountHooks' | 'server'
> & {
  readonly keys: AccountKeys
  /** Decoy hash of no known password: checked for unknown addresses, so that they take as long as known ones. */
  readonly decoyHash: string
  /** Serialises sign-ups of one address, so that they need not hash in vain. */
  readonly signUps: KeyedMutex
}

/** A sign-in for the answer: access token, refresh token, its lifetime, and the device token. */
export interface SignIn {
  readonly user: StoredUser
  readonly accessToken: string
  readonly refreshToken: string
  readonly family: IssuedFamily['family']
  /** The new device token; absent when no new sign-in began. */
  readonly deviceToken?: string
}

/** An authenticated user. */
export interface Admitted {
  readonly user: StoredUser
  readonly visitor: Visitor
  readonly isRemembered: boolean
  /** The account is new, or its user is signed in already: no warning of a new device is due. */
  readonly isExpected?: boolean
}

/** A sign-in that has begun, with the new device token. */
export interface Begun {
  readonly issued: IssuedFamily
  readonly deviceToken: string
}

/** Begins a sign-in within a transaction; one from an unknown device is reported by mail. */
export async function beginSignIn(
  { random, ids, mail }: AccountDependencies,
  tx: Executor,
  { user, visitor, isRemembered, isExpected = false }: Admitted,
  now: Date,
): Promise<Begun> {
  const { device, network } = visitor
  const isNew = !isExpected && !(await isFamiliar(tx, user.id, visitor, now))
  const token = newToken(random)
  const issued = await startFamily(tx, { id: ids.next(), userId: user.id, isRemembered, token, device, network }, now)
  const deviceToken = visitor.deviceToken ?? newToken(random)
  await rememberDevice(tx, user.id, deviceToken, now)
  if (isNew) {
    const data = { name: user.name, device, place: network, at: now, path: SECURITY_PATH }
    await recordSecurityEvent(tx, 'new-device', { userId: user.id }, now)
    await tellReader({ mail }, tx, user, { template: 'new-device', data })
  }
  return { issued, deviceToken }
}

/** Signs in an authenticated user without further factors. @throws {Problem} `account-suspended` */
export async function admitFully(dependencies: AccountDependencies, admitted: Admitted): Promise<SignIn> {
  const { db, clock } = dependencies
  if (admitted.user.status !== 'active') throw problem('account-suspended')
  const now = clock.now()
  const { issued, deviceToken } = await inTransaction(db, (tx) => beginSignIn(dependencies, tx, admitted, now))
  return answerSignIn(dependencies, admitted.user, issued, deviceToken)
}

/** The answer for a sign-in that began or was refreshed. */
export function answerSignIn(
  { keys, clock }: AccountDependencies,
  user: StoredUser,
  { family, token }: IssuedFamily,
  deviceToken?: string,
): SignIn {
  const subject = { userId: user.id, familyId: family.id }
  const accessToken = signAccessToken(keys.accessToken, subject, clock.now())
  return { user, accessToken, refreshToken: token, family, ...(deviceToken === undefined ? {} : { deviceToken }) }
}
