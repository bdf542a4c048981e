import {
  type ModelProvider,
  ModelProviders,
  type ModelProvidersDependencies,
  type Timers,
} from '@placard/language/models'
import type { LanguageConfiguration, ModelConfiguration } from '../../config/language-configuration.ts'
import { PROVIDER_KINDS } from '../model-providers/registry.ts'

/** Timers of this process. */
export const TIMERS: Timers = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Creates the configured model providers, in their order. The code that calls them is loaded only where there is one.
 */
export async function createModelProviders(
  { models }: Pick<LanguageConfiguration, 'models'>,
  dependencies: Omit<ModelProvidersDependencies, 'providers' | 'timers'>,
): Promise<ModelProviders> {
  return new ModelProviders({ ...dependencies, timers: TIMERS, providers: await Promise.all(models.map(providerOf)) })
}

/** Creates one provider, loading the code that calls it. */
export async function providerOf(configuration: ModelConfiguration): Promise<ModelProvider> {
  const { aiSdkProvider } = await import('../model-providers/ai-sdk-provider.ts')
  const kind = PROVIDER_KINDS[configuration.provider]
  const { id, place } = kind
  const { model, bounds, embeddingModel } = configuration
  const speaking = aiSdkProvider(
    { engine: { rung: id, model, place }, bounds },
    await kind.create(configuration),
    (request) => kind.callOptions(configuration, request),
  )
  if (embeddingModel === undefined) return speaking
  return { ...speaking, embeddings: kind.embeddings?.create({ ...configuration, model: embeddingModel }) }
}
