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
  /** Whether a user has nothing they say sent to services. */
  readonly isKeptIn: (userId: string) => Promise<boolean>
}

/** Registers the call that names the engines which may answer. */
export function registerEngines(app: App, dependencies: Dependencies, sources: EngineSources): void {
  implement(app, dependencies, engineCalls.offer, async ({ user }) => {
    const [ownEngines, withdrawn, isKeptIn] = await Promise.all([
      sources.ownEnginesOf(user.id),
      sources.withdrawn(),
      sources.isKeptIn(user.id),
    ])
    return offerOf(dependencies, { ownEngines, withdrawn, isKeptIn })
  })
}

function offerOf(
  { configuration }: Pick<Dependencies, 'configuration'>,
  {
    ownEngines,
    withdrawn,
    isKeptIn,
  }: {
    readonly ownEngines: OwnEngine[]
    readonly withdrawn: ReadonlySet<RuledEngine>
    readonly isKeptIn: boolean
  },
): EngineOffer {
  const { models: configured, hasEmbedded } = configuration.language
  const all = configured.map(({ provider, model }) => ({ provider, model, place: PROVIDER_PLACES[provider] }))
  const allowed = all.filter(({ provider }) => !withdrawn.has(provider))
  return {
    models: isKeptIn ? [] : allowed,
    withheld: isKeptIn ? allowed : [],
    withdrawn: all.filter(({ provider }) => withdrawn.has(provider)),
    hasBuiltIn: hasEmbedded,
    ownEngines,
    isOwnAllowed: !withdrawn.has('own'),
  }
}
