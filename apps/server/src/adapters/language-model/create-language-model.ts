import type { ChatModelPort } from '@placard/application'
import type { LanguageModel } from 'ai'
import type { LanguageConfiguration, ModelConfiguration } from '../../app/language-configuration.ts'
import { createLadder, type LadderParts } from './ladder.ts'
import type { Rung } from './rung.ts'

/** What a ladder needs beside its engines. */
export type LanguageParts = Omit<LadderParts, 'rungs' | 'last'> & {
  /** What answers without a model. */
  readonly builtIn: ChatModelPort
  /** A random word, new at each call. */
  readonly newFence: () => string
}

/**
 * What answers in the chat: the models that are set up, in their order, and the built-in assistant after them. The code
 * that speaks to models is loaded only where there is one.
 */
export async function createLanguageModel(
  { models, hasEmbedded }: LanguageConfiguration,
  { builtIn, newFence, ...parts }: LanguageParts,
): Promise<ChatModelPort> {
  const rungs = await Promise.all(models.map((model) => rungOf(model, newFence)))
  return createLadder({ ...parts, rungs, last: hasEmbedded ? builtIn : undefined })
}

async function rungOf(configuration: ModelConfiguration, newFence: () => string): Promise<Rung> {
  const { modelRung } = await import('./model-rung.ts')
  const { rung, model } = configuration
  const place = rung === 'openai-compatible' ? 'own-server' : 'cloud'
  return modelRung({ rung, model, place }, await modelOf(configuration), newFence)
}

async function modelOf({ rung, model, apiKey, url }: ModelConfiguration): Promise<Exclude<LanguageModel, string>> {
  const settings = { ...(apiKey === undefined ? {} : { apiKey }), ...(url === undefined ? {} : { baseURL: url }) }
  switch (rung) {
    case 'gemini':
      return (await import('@ai-sdk/google')).createGoogle(settings)(model)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ ...settings, name: 'openai-compatible', baseURL: url ?? '' })(model)
    }
  }
}
