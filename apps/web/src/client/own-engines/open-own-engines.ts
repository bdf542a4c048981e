import type { OwnEngine } from '@placard/contract'
import { addBrowserEngine } from '../engines/browser-engines.ts'
import { ownBrowserEngine } from '../engines/own-browser-engine.ts'
import { tryModel } from '../engines/wire/try-model.ts'
import type { OwnEngineGateway } from '../gateways/own-engine-gateway.ts'
import { KeptOwnEngines, openOwnEngineDatabase } from './kept-own-engines.ts'
import { KeyVault } from './key-vault.ts'

/** The models that a browser keeps for its user, and which its page asks itself. */
export interface BrowserOwnEngines extends Omit<OwnEngineGateway, 'calledFrom' | 'list' | 'offer'> {
  all(): Promise<readonly OwnEngine[]>
  /** Offers them among the engines of this page, from now on. */
  offer(): Promise<void>
  /** Takes them from the engines of this page. */
  withdraw(): void
}

/** @param send calls the models. */
export function createOwnEngines(kept: KeptOwnEngines, send: typeof fetch, newId: () => string): BrowserOwnEngines {
  const offered = new Map<string, () => void>()
  let isOffering = false
  function offer(engine: OwnEngine): void {
    if (!isOffering || offered.has(engine.id)) return
    const keyOf = () => kept.keyOf(engine.id)
    offered.set(engine.id, addBrowserEngine(ownBrowserEngine(engine, { send, keyOf })))
  }
  return {
    all: () => kept.all(),
    async offer() {
      isOffering = true
      for (const engine of await kept.all()) offer(engine)
    },
    withdraw() {
      isOffering = false
      for (const take of offered.values()) take()
      offered.clear()
    },
    async add(draft) {
      const engine = await kept.add(newId(), draft)
      offer(engine)
      return engine
    },
    async remove(id) {
      await kept.remove(id)
      offered.get(id)?.()
      offered.delete(id)
    },
    test: (draft, signal) => tryModel(send, draft, signal),
  }
}

/**
 * @param name of the database: each user of a browser has one of their own.
 * @throws where the browser denies storage, or the page has no encryption because it came unencrypted.
 */
export async function openOwnEngines(name: string): Promise<BrowserOwnEngines> {
  const database = await openOwnEngineDatabase(indexedDB, name)
  const kept = new KeptOwnEngines(database, new KeyVault(database, crypto.subtle))
  return createOwnEngines(
    kept,
    (input, init) => fetch(input, init),
    () => crypto.randomUUID(),
  )
}
