import { LLMock } from '@copilotkit/aimock'
import type { ModelProviderError, ModelProviders, ModelProvidersDependencies, TokenUse } from '@placard/language/models'
import { type LanguageConfiguration, readLanguage } from '../../../config/language-configuration.ts'
import { PROVIDER_KINDS } from '../../model-providers/registry.ts'
import { createModelProviders } from '../create-model-providers.ts'

/** The supported wire formats. */
export const WIRE_FORMATS = [
  { name: 'gemini', place: 'cloud', model: 'gemini-x' },
  { name: 'openai-compatible', place: 'own-server', model: 'llama-x' },
  { name: 'anthropic', place: 'cloud', model: 'claude-x' },
] as const
export type WireFormat = (typeof WIRE_FORMATS)[number]['name']

/** The API key of every request. */
export const TEST_KEY = 'test-key-0123456789'

/** Every wire format on one loopback port. */
export function aVendor(): LLMock {
  return new LLMock({ port: 0, chunkSize: 5 })
}

/** Configuration of a server whose models are all served by the vendor, in this order unless another is given. */
export function languageOver(
  { url }: Pick<LLMock, 'url'>,
  names: readonly WireFormat[],
  order?: readonly (WireFormat | 'embedded')[],
): LanguageConfiguration {
  const read = readLanguage(
    { ...variablesOf(names, url), ...(order && { PLACARD_LANGUAGE_ORDER: order.join() }) },
    Object.values(PROVIDER_KINDS),
  )
  if (!read.ok) throw new Error(read.rejection.join())
  return read.language
}

/** Providers of these names over the vendor, with what they reported. */
export async function providersOver(
  vendor: Pick<LLMock, 'url'>,
  names: readonly WireFormat[],
  changes: Partial<ModelProvidersDependencies> = {},
  order?: readonly (WireFormat | 'embedded')[],
): Promise<{
  readonly providers: ModelProviders
  readonly hasEmbedded: boolean
  readonly faults: { engine: string; error: ModelProviderError }[]
  readonly tokens: TokenUse[]
}> {
  const language = languageOver(vendor, names, order)
  const faults: { engine: string; error: ModelProviderError }[] = []
  const tokens: TokenUse[] = []
  const providers = await createModelProviders(language, {
    now: () => performance.now(),
    pause: async () => undefined,
    onFault: (engine, error) => faults.push({ engine, error }),
    onTokens: (used) => tokens.push(used),
    ...changes,
  })
  return { providers, hasEmbedded: language.hasEmbedded, faults, tokens }
}

function variablesOf(names: readonly WireFormat[], address: string) {
  const all = {
    gemini: { GEMINI_API_KEY: TEST_KEY, GEMINI_MODEL: 'gemini-x', GEMINI_URL: `${address}/v1beta` },
    'openai-compatible': { OPENAI_COMPATIBLE_URL: `${address}/v1`, OPENAI_COMPATIBLE_MODEL: 'llama-x' },
    anthropic: { ANTHROPIC_API_KEY: TEST_KEY, ANTHROPIC_MODEL: 'claude-x', ANTHROPIC_URL: `${address}/v1` },
  }
  return Object.assign({}, ...names.map((name) => all[name]))
}
