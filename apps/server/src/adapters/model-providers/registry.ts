import type { ModelProviderId } from '@placard/contract'
import { anthropic } from './anthropic.ts'
import { gemini } from './gemini.ts'
import { openAiCompatible } from './openai-compatible.ts'
import type { ProviderKind } from './provider-kind.ts'

/** Every kind of provider, by its id, in the default order of fallback. */
export const PROVIDER_KINDS = {
  gemini,
  'openai-compatible': openAiCompatible,
  anthropic,
} as const satisfies Readonly<Record<ModelProviderId, ProviderKind>>
