import { ownEngineCalls } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { OwnEngineGateway } from '../../client/gateways/own-engine-gateway.ts'

/** The models of a signed-in user: the server keeps their keys and calls the vendors. */
export function createServerOwnEngines(call: Call): OwnEngineGateway {
  return {
    calledFrom: 'server',
    list: () => call(ownEngineCalls.list, {}),
    add: ({ kind, model, key }) => call(ownEngineCalls.add, { body: { kind, model, key } }),
    async remove(ownEngineId) {
      await call(ownEngineCalls.remove, { params: { ownEngineId } })
    },
    test: ({ kind, model, key }, signal) => call(ownEngineCalls.test, { body: { kind, model, key }, signal }),
  }
}
