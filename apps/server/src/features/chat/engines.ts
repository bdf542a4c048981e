import { type EngineOffer, engineCalls, type OwnEngine, PROVIDER_PLACES, type RuledEngine } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** What decides which engines a user may choose. */
export interface EngineSources {
  /** The models that a user has added. */
  readonly ownEnginesOf: (userId: string) => Promise<OwnEngine[]>
  /** What an administrator has withdrawn from everybody. */
  readonly withdrawn: () => Promise<ReadonlySet<RuledEngine>>
}

/** Registers the call that names the engines which may answer. */
export function registerEngines(app: App, dependencies: Dependencies, sources: EngineSources): void {
  implement(app, dependencies, engineCalls.offer, async ({ user }) =>
    offerOf(dependencies, await sources.ownEnginesOf(user.id), await sources.withdrawn()),
  )
}

function offerOf(
  { configuration }: Pick<Dependencies, 'configuration'>,
  ownEngines: OwnEngine[],
  withdrawn: ReadonlySet<RuledEngine>,
): EngineOffer {
  const { models: configured, hasEmbedded } = configuration.language
  const all = configured.map(({ provider, model }) => ({ provider, model, place: PROVIDER_PLACES[provider] }))
  return {
    models: all.filter(({ provider }) => !withdrawn.has(provider)),
    withdrawn: all.filter(({ provider }) => withdrawn.has(provider)),
    hasBuiltIn: hasEmbedded,
    ownEngines,
    isOwnAllowed: !withdrawn.has('own'),
  }
}
