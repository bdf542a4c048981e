import type { LanguageConfiguration, ModelConfiguration } from '../../config/language-configuration.ts'
import { type EngineParts, Engines } from './engines.ts'
import { modelFetch } from './model-fetch.ts'
import type { ProvidedModel } from './model-rung.ts'
import type { Rung } from './rung.ts'

/** The models that are set up, in their order. The code that speaks to them is loaded only where there is one. */
export async function createEngines(
  { models }: Pick<LanguageConfiguration, 'models'>,
  parts: Omit<EngineParts, 'rungs'>,
): Promise<Engines> {
  return new Engines({ ...parts, rungs: await Promise.all(models.map(rungOf)) })
}

async function rungOf(configuration: ModelConfiguration): Promise<Rung> {
  const { modelRung } = await import('./model-rung.ts')
  const { rung, model } = configuration
  const place = rung === 'openai-compatible' ? 'own-server' : 'cloud'
  return modelRung({ rung, model, place }, await modelOf(configuration))
}

async function modelOf({ rung, model, apiKey, url }: ModelConfiguration): Promise<ProvidedModel> {
  const settings = {
    fetch: modelFetch,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(url === undefined ? {} : { baseURL: url }),
  }
  switch (rung) {
    case 'gemini':
      return (await import('@ai-sdk/google')).createGoogle(settings)(model)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const own = { name: 'openai-compatible', baseURL: url ?? '', includeUsage: true }
      return createOpenAICompatible({ ...settings, ...own })(model)
    }
  }
}
