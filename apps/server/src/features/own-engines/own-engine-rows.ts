import {
  OWN_ENGINES_MAX,
  type OwnEngine,
  type OwnEngineKind,
  type OwnKeyBody,
  VENDOR_ADDRESSES,
} from '@placard/contract'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { deriveKey } from '../../crypto/derive-key.ts'
import { opened, sealed } from '../../crypto/sealed.ts'
import type { Database, Executor } from '../../database/executor.ts'
import { inTransaction } from '../../database/executor.ts'
import { ownEngines } from '../../database/own-engine-schema.ts'
import { users } from '../../database/schema.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** A user's model with its key, for the moment of a call. */
export interface OpenedEngine {
  readonly kind: OwnEngineKind
  readonly model: string
  readonly key: string
}

const SHOWN = { id: ownEngines.id, kind: ownEngines.kind, model: ownEngines.model } as const

function shown({
  id,
  kind,
  model,
}: {
  readonly id: string
  readonly kind: OwnEngineKind
  readonly model: string
}): OwnEngine {
  return { id, kind, model, address: VENDOR_ADDRESSES[kind], hasKey: true }
}

/** The models of a user, oldest first, without their keys. */
export async function listOwnEngines(db: Executor, userId: string): Promise<OwnEngine[]> {
  const rows = await db
    .select(SHOWN)
    .from(ownEngines)
    .where(eq(ownEngines.userId, userId))
    .orderBy(asc(ownEngines.createdAt), asc(ownEngines.id))
  return rows.map(shown)
}

type Sealing = Pick<Dependencies, 'secret' | 'random' | 'ids' | 'clock'> & { readonly db: Database }

/** Adds a model with its key encrypted; undefined when the user has as many as there may be. */
export function addOwnEngine(
  { db, secret, random, ids, clock }: Sealing,
  userId: string,
  { kind, model, key }: OwnKeyBody,
): Promise<OwnEngine | undefined> {
  return inTransaction(db, async (tx) => {
    // two at once would both find room
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [held] = await tx.select({ many: count() }).from(ownEngines).where(eq(ownEngines.userId, userId))
    if ((held?.many ?? 0) >= OWN_ENGINES_MAX) return undefined
    const id = ids.next()
    const sealedKey = sealed(keyOf(secret), new TextEncoder().encode(key), random, id)
    await tx.insert(ownEngines).values({ id, userId, kind, model, sealedKey, createdAt: clock.now() })
    return shown({ id, kind, model })
  })
}

/** Deletes a model and its key. False when the user has no such model. */
export async function removeOwnEngine(db: Executor, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(ownEngines).where(and(eq(ownEngines.id, id), eq(ownEngines.userId, userId)))
  return removed.rowCount === 1
}

/** A model of a user with its key; undefined when they have no such model, or the server's secret is another by now. */
export async function openOwnEngine(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  userId: string,
  id: string,
): Promise<OpenedEngine | undefined> {
  const [row] = await db
    .select({ ...SHOWN, sealedKey: ownEngines.sealedKey })
    .from(ownEngines)
    .where(and(sql`${ownEngines.id} = ${id}::uuid`, eq(ownEngines.userId, userId)))
  if (row === undefined) return undefined
  try {
    const { kind, model, sealedKey } = row
    return { kind, model, key: new TextDecoder().decode(opened(keyOf(secret), sealedKey, id)) }
  } catch {
    return undefined
  }
}

function keyOf(secret: string): Uint8Array {
  return deriveKey(secret, 'own-engine-keys')
}
