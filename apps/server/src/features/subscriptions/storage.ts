import { STORAGE_KINDS, type StorageUse } from '@placard/contract'
import { claimRoom, readStoredBytes, releaseRoom } from '../../database/storage-rows.ts'
import { problem } from '../../http/problems.ts'
import type { StorageGate, StoringUser } from '../../ports/storage-gate.ts'
import { subscriptionMessages } from './messages.en.ts'
import { planOf, type UsageDependencies } from './usage.ts'

/** Storage without a limit is not claimed either. */
async function limitOf(dependencies: UsageDependencies, user: StoringUser): Promise<number | null> {
  return user.role === 'ADMIN' ? null : (await planOf(dependencies, user.id)).limits.storedBytes
}

/** Enforces the storage limit of a user's current plan; administrators have none. */
export function createStorageGate(dependencies: UsageDependencies): StorageGate {
  const { db, clock } = dependencies
  async function attempt<Result>(user: StoringUser, bytes: number, work: () => Promise<Result>, limit: number | null) {
    if (limit === null) return { result: await work() }
    const claim = { userId: user.id, bytes: Math.ceil(bytes), limit, now: clock.now() }
    if (!(await claimRoom(db, claim))) return undefined
    try {
      return { result: await work() }
    } finally {
      // an unreleased claim expires
      await releaseRoom(db, claim).catch(() => undefined)
    }
  }
  return {
    async ifRoom(user, bytes, work) {
      return (await attempt(user, bytes, work, await limitOf(dependencies, user)))?.result
    },
    async storing(user, bytes, work) {
      const limit = await limitOf(dependencies, user)
      const done = await attempt(user, bytes, work, limit)
      if (done === undefined) {
        throw problem('storage-limit-reached', { message: subscriptionMessages.storageFull(limit ?? 0) })
      }
      return done.result
    },
  }
}

/** A user's storage and its limit. */
export async function readStorage(dependencies: UsageDependencies, user: StoringUser): Promise<StorageUse> {
  const stored = await readStoredBytes(dependencies.db, user.id)
  const kinds = STORAGE_KINDS.map((kind) => ({ kind, ...stored[kind] }))
  return {
    usedBytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
    limitBytes: await limitOf(dependencies, user),
    kinds,
  }
}
