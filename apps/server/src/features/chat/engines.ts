import { type EngineOffer, engineCalls, type OwnEngine, PROVIDER_PLACES } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** The models that a user has added. */
export type OwnEnginesOf = (userId: string) => Promise<OwnEngine[]>

/** Registers the call that names the engines which may answer. */
export function registerEngines(app: App, dependencies: Dependencies, ownEnginesOf: OwnEnginesOf): void {
  implement(app, dependencies, engineCalls.offer, async ({ user }) =>
    offerOf(dependencies, await ownEnginesOf(user.id)),
  )
}

function offerOf({ configuration }: Pick<Dependencies, 'configuration'>, ownEngines: OwnEngine[]): EngineOffer {
  const { models, hasEmbedded } = configuration.language
  return {
    models: models.map(({ provider, model }) => ({ provider, model, place: PROVIDER_PLACES[provider] })),
    hasBuiltIn: hasEmbedded,
    ownEngines,
  }
}
