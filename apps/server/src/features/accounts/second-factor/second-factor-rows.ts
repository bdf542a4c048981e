import { createHmac } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@placard/contract'
import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { Randomness } from '../../../crypto/randomness.ts'
import { opened, sealed } from '../../../crypto/sealed.ts'
import { recoveryCodes, secondFactors } from '../../../database/account-schema.ts'
import type { Executor } from '../../../database/executor.ts'

/** 32 letters and digits without look-alikes; a code of ten has 50 bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 10

/** An authenticator app as it is stored. */
export type SecondFactor = typeof secondFactors.$inferSelect

/** The authenticator app of an account, confirmed or not. */
export async function findSecondFactor(db: Executor, userId: string): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/** Stores an unconfirmed secret, replacing an earlier one. `false` when a confirmed one exists. */
export async function keepUnconfirmed(
  db: Executor,
  { userId, secret, key, random }: { userId: string; secret: Uint8Array; key: Uint8Array; random: Randomness },
  now: Date,
): Promise<boolean> {
  const fresh = { secret: sealed(key, secret, random), createdAt: now, lastStep: 0 }
  const kept = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ userId: secondFactors.userId })
  return kept.length > 0
}

/** The decrypted secret; `undefined` when it was encrypted under another key. */
export function secretOf({ secret }: SecondFactor, key: Uint8Array): Uint8Array | undefined {
  try {
    return opened(key, secret)
  } catch {
    return undefined
  }
}

/** Marks a time step as used. `false` when its code was used before (a replay). */
export async function bookStep(db: Executor, userId: string, step: number, confirmedAt?: Date): Promise<boolean> {
  const booked = await db
    .update(secondFactors)
    .set({ lastStep: step, ...(confirmedAt === undefined ? {} : { confirmedAt }) })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return booked.length > 0
}

/** Turns the second factor off. @returns whether it was on. */
export async function deleteSecondFactor(db: Executor, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const gone = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Replaces the recovery codes; the new ones are shown this once. */
export async function renewRecoveryCodes(
  db: Executor,
  { userId, key, random }: { userId: string; key: Uint8Array; random: Randomness },
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const letters = Array.from(random.bytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`
  })
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(key, code) })))
  return codes
}

/** Redeems a recovery code. `false` when it is none, or was used before. */
export async function useRecoveryCode(
  db: Executor,
  { userId, key, code }: { userId: string; key: Uint8Array; code: string },
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(key, code)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

/** Number of recovery codes left. */
export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** Ignores blanks, dashes and capitals, which people add when they copy codes. */
function hashOf(key: Uint8Array, code: string): Uint8Array {
  return createHmac('sha256', key)
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()
}
