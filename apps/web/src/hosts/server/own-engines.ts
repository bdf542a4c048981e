import { isOwnComputer, type OwnEngineDraft, ownEngineCalls } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { OwnEngineGateway } from '../../client/gateways/own-engine-gateway.ts'
import { offeredWhile } from '../../client/own-engines/offered-while.ts'
import type { BrowserOwnEngines } from '../../client/own-engines/open-own-engines.ts'

/**
 * The models of a signed-in user: the server keeps the keys of vendors and calls them, and this browser keeps and calls
 * those on the user's own computer, which no server can reach.
 */
export function createServerOwnEngines(call: Call, load: () => Promise<BrowserOwnEngines>): OwnEngineGateway {
  const here = () => load().catch(() => undefined)
  const isHere = async (id: string) => (await (await here())?.all())?.some((engine) => engine.id === id) === true
  const isOwn = ({ address }: OwnEngineDraft) => isOwnComputer(address)
  return {
    calledFrom: 'server',
    offer: (left) => void offeredWhile(load, left),
    async list() {
      const [{ engines, isAllowed }, own] = await Promise.all([call(ownEngineCalls.list, {}), here()])
      return { engines: [...engines, ...((await own?.all()) ?? [])], isAllowed }
    },
    async add(draft) {
      if (isOwn(draft)) return (await load()).add(draft)
      const { kind, model, key } = draft
      return call(ownEngineCalls.add, { body: { kind, model, key } })
    },
    async remove(ownEngineId) {
      if (await isHere(ownEngineId)) return (await load()).remove(ownEngineId)
      await call(ownEngineCalls.remove, { params: { ownEngineId } })
    },
    async test(draft, signal) {
      if (isOwn(draft)) return (await load()).test(draft, signal)
      const { kind, model, key } = draft
      return call(ownEngineCalls.test, { body: { kind, model, key }, signal })
    },
  }
}
