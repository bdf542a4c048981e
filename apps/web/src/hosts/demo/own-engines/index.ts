import type { OwnEngine } from '@placard/contract'
import { addBrowserEngine } from '../../../client/engines/browser-engines.ts'
import { ownBrowserEngine } from '../../../client/engines/own-browser-engine.ts'
import { tryModel } from '../../../client/engines/wire/try-model.ts'
import type { OwnEngineGateway } from '../../../client/gateways/own-engine-gateway.ts'
import { KeptOwnEngines, openOwnEngineDatabase } from './kept-own-engines.ts'
import { KeyVault } from './key-vault.ts'

/** The models of this browser's user, which the page then asks itself. */
export async function createOwnEngines(
  kept: KeptOwnEngines,
  send: typeof fetch,
  newId: () => string,
): Promise<OwnEngineGateway> {
  const removals = new Map<string, () => void>()
  const offer = (engine: OwnEngine) => {
    const keyOf = () => kept.keyOf(engine.id)
    removals.set(engine.id, addBrowserEngine(ownBrowserEngine(engine, { send, keyOf })))
  }
  for (const engine of await kept.all()) offer(engine)
  return {
    calledFrom: 'browser',
    list: async () => ({ engines: await kept.all(), isAllowed: true }),
    async add(draft) {
      const engine = await kept.add(newId(), draft)
      offer(engine)
      return engine
    },
    async remove(id) {
      await kept.remove(id)
      removals.get(id)?.()
      removals.delete(id)
    },
    test: (draft, signal) => tryModel(send, draft, signal),
  }
}

/** @throws where the browser denies storage, or the page has no encryption because it came unencrypted. */
export async function openOwnEngines(): Promise<OwnEngineGateway> {
  const database = await openOwnEngineDatabase(indexedDB)
  const kept = new KeptOwnEngines(database, new KeyVault(database, crypto.subtle))
  return createOwnEngines(
    kept,
    (input, init) => fetch(input, init),
    () => crypto.randomUUID(),
  )
}
