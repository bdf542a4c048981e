import type { HearingProviderId } from '@placard/contract'
import { embedded } from './embedded/embedded.ts'
import { gemini } from './gemini.ts'
import type { HearingKind } from './hearing-kind.ts'
import { openAiCompatible } from './openai-compatible.ts'
import { system } from './system.ts'

/** Every kind of those who hear by its id. */
export const HEARING_PROVIDER_KINDS = {
  gemini,
  'openai-compatible': openAiCompatible,
  embedded,
  system,
} as const satisfies Readonly<Record<HearingProviderId, HearingKind>>
