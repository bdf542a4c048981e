import { deriveKey } from '../crypto/derive-key.ts'
import type { Executor } from '../database/executor.ts'
import { type HandOver, moveOwned } from '../database/moving-owned.ts'
import { endPaymentsOf } from '../features/subscriptions/payment-endings.ts'
import { recallUsage, rememberUsage } from '../features/subscriptions/remembered-usage.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** An account that comes or goes, with what makes the spellings of its address one. */
export interface Member {
  readonly id: string
  readonly emailKey: string
}

/** What a new account of an address begins with, in the transaction that makes it. */
export async function welcome(
  tx: Executor,
  { secret }: Pick<Dependencies, 'secret'>,
  { id, emailKey }: Member,
  now: Date,
): Promise<void> {
  await recallUsage(tx, { userId: id, emailKey, key: usageKey(secret) }, now)
}

/** What is seen to before an account is deleted, in the transaction that deletes it. Nothing outside is waited for. */
export async function bidFarewell(
  tx: Executor,
  { secret }: Pick<Dependencies, 'secret'>,
  { id, emailKey }: Member,
  now: Date,
): Promise<void> {
  await rememberUsage(tx, { userId: id, emailKey, key: usageKey(secret) }, now)
  await endPaymentsOf(tx, id, now)
}

/**
 * Moves what was made in one account of a person into another, before the first is deleted, in the same transaction.
 * Keys, sign-ins and settings stay behind; a plan moves where the other account has none.
 */
export async function handOver(tx: Executor, { from, into }: HandOver, now: Date): Promise<void> {
  await moveOwned(tx, { from, into })
  await endPaymentsOf(tx, from, now)
}

function usageKey(secret: string): Uint8Array {
  return deriveKey(secret, 'remembered-usage')
}
