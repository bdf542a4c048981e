import { type EngineOffer, engineCalls, PROVIDER_PLACES } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** Registers the call that names the engines which may answer. */
export function registerEngines(app: App, dependencies: Dependencies): void {
  implement(app, dependencies, engineCalls.offer, async () => offerOf(dependencies))
}

function offerOf({ configuration }: Pick<Dependencies, 'configuration'>): EngineOffer {
  const { models, hasEmbedded } = configuration.language
  return {
    models: models.map(({ provider, model }) => ({ provider, model, place: PROVIDER_PLACES[provider] })),
    hasBuiltIn: hasEmbedded,
  }
}
