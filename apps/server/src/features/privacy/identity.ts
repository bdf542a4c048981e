import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  IDENTITY_CODE_LENGTH,
  IDENTITY_CODE_MINUTES,
  IDENTITY_VERIFIED_MINUTES,
  type IdentityMethod,
  type IdentityState,
} from '@placard/contract'
import { deriveKey } from '../../crypto/derive-key.ts'
import { type Executor, inTransaction } from '../../database/executor.ts'
import { problem } from '../../http/problems.ts'
import type { SignedInUser } from '../../ports/access.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { keepCode, noteVerified, readCheck, tryCode, useCode } from './identity-rows.ts'
import { privacyMessages } from './messages.en.ts'
import { RIGHTS_PATH } from './request-mails.ts'

const MINUTE_MS = 60_000

type IdentityDependencies = Pick<PrivacyDependencies, 'db' | 'clock' | 'random' | 'secret' | 'mail' | 'isPassword'>

/** Whether a person has shown who they are, and how they can. */
export async function identityOf({ db, clock }: IdentityDependencies, user: SignedInUser): Promise<IdentityState> {
  const check = await readCheck(db, user.familyId, clock.now())
  const hasAddress = user.emailVerifiedAt !== null
  return {
    verifiedUntil: check?.verifiedUntil.toISOString() ?? null,
    methods: [
      { method: 'password', isOffered: true, reason: null },
      { method: 'email', isOffered: hasAddress, reason: hasAddress ? null : 'address-not-confirmed' },
      { method: 'phone', isOffered: false, reason: 'no-channel' },
      { method: 'security_questions', isOffered: false, reason: 'not-set-up' },
    ],
  }
}

/**
 * Mails a code. A new one replaces the one before.
 * @throws {Problem} `conflict` when the account has no confirmed address.
 */
export async function sendCode(dependencies: IdentityDependencies, user: SignedInUser): Promise<{ expiresAt: string }> {
  const { db, clock, random, mail } = dependencies
  if (user.emailVerifiedAt === null) throw problem('conflict', { message: privacyMessages.addressNotConfirmed })
  const code = newCode(random)
  const expiresAt = new Date(clock.now().getTime() + IDENTITY_CODE_MINUTES * MINUTE_MS)
  await inTransaction(db, async (tx) => {
    await keepCode(tx, { userId: user.id, hash: hashOf(dependencies, user.id, code), expiresAt })
    const data = { name: user.name, code, minutes: IDENTITY_CODE_MINUTES, path: RIGHTS_PATH }
    await mail.post({ to: user.email, template: 'identity-code', data, userId: user.id, until: expiresAt }, tx)
  })
  return { expiresAt: expiresAt.toISOString() }
}

/** Verifies who is calling. @returns whether what they gave fits. */
export async function verify(
  dependencies: IdentityDependencies,
  user: SignedInUser,
  { method, value }: { readonly method: IdentityMethod; readonly value: string },
): Promise<boolean> {
  const { db, clock } = dependencies
  if (!(await fits(dependencies, user, method, value))) return false
  const verifiedUntil = new Date(clock.now().getTime() + IDENTITY_VERIFIED_MINUTES * MINUTE_MS)
  await noteVerified(db, { familyId: user.familyId, method, verifiedUntil })
  return true
}

async function fits(
  dependencies: IdentityDependencies,
  user: SignedInUser,
  method: IdentityMethod,
  value: string,
): Promise<boolean> {
  if (method === 'password') return dependencies.isPassword(user.id, value)
  // no other way is offered; see `identityOf`
  if (method !== 'email') return false
  const { db, clock } = dependencies
  const kept = await tryCode(db, user.id, clock.now())
  const given = hashOf(dependencies, user.id, value.trim())
  if (kept === undefined || kept.length !== given.length || !timingSafeEqual(kept, given)) return false
  // of two who give it at once one is first
  return useCode(db, user.id, given)
}

/**
 * How the sign-in of a request was verified.
 * @throws {Problem} `identity-unverified`
 */
export async function requireVerified(db: Executor, { familyId }: SignedInUser, now: Date): Promise<IdentityMethod> {
  const check = await readCheck(db, familyId, now)
  if (check === undefined) throw problem('identity-unverified')
  return check.method
}

function newCode(random: PrivacyDependencies['random']): string {
  // 48 bits: the bias of the remainder is below one in a million
  const number = Buffer.from(random.bytes(6)).readUIntBE(0, 6)
  return String(number % 10 ** IDENTITY_CODE_LENGTH).padStart(IDENTITY_CODE_LENGTH, '0')
}

/** Keyed: eight digits are guessed from a bare hash. */
function hashOf({ secret }: Pick<PrivacyDependencies, 'secret'>, userId: string, code: string): Uint8Array {
  return createHmac('sha256', deriveKey(secret, 'identity-codes')).update(`${userId} ${code}`).digest()
}
