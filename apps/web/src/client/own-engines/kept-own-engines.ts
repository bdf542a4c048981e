import { OwnEngine, type OwnEngineDraft } from '@placard/contract'
import * as z from 'zod/mini'
import { finished, resultOf } from '../storage/indexed-db.ts'
import type { KeyVault } from './key-vault.ts'

const Row = z.object({
  engine: OwnEngine,
  sealed: z.optional(z.object({ iv: z.instanceof(Uint8Array<ArrayBuffer>), data: z.instanceof(ArrayBuffer) })),
})

/** The models that the user of this browser has added, with their keys encrypted. */
export class KeptOwnEngines {
  private readonly database: IDBDatabase
  private readonly vault: KeyVault

  constructor(database: IDBDatabase, vault: KeyVault) {
    this.database = database
    this.vault = vault
  }

  async all(): Promise<readonly OwnEngine[]> {
    const rows: readonly unknown[] = await resultOf(
      this.database.transaction('engines').objectStore('engines').getAll(),
    )
    return rows.flatMap((row) => Row.safeParse(row).data?.engine ?? [])
  }

  async add(id: string, { key, ...draft }: OwnEngineDraft): Promise<OwnEngine> {
    const engine = { id, ...draft, hasKey: key !== '' }
    const sealed = key === '' ? undefined : await this.vault.seal(key, id)
    const transaction = this.database.transaction('engines', 'readwrite')
    transaction.objectStore('engines').put({ id, engine, sealed })
    await finished(transaction)
    return engine
  }

  async remove(id: string): Promise<void> {
    const transaction = this.database.transaction('engines', 'readwrite')
    transaction.objectStore('engines').delete(id)
    await finished(transaction)
  }

  /** The key of a model; empty where it has none, or was deleted. */
  async keyOf(id: string): Promise<string> {
    const row: unknown = await resultOf(this.database.transaction('engines').objectStore('engines').get(id))
    const sealed = Row.safeParse(row).data?.sealed
    return sealed === undefined ? '' : this.vault.open(sealed, id)
  }
}

/** @throws {DOMException} when the browser denies storage. */
export async function openOwnEngineDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('engines', { keyPath: 'id' })
    request.result.createObjectStore('vault')
  }
  const database = await resultOf(request)
  database.onversionchange = () => database.close()
  return database
}
