import type { SpeechProviderId } from '@placard/contract'
import { embedded } from './embedded/embedded.ts'
import { gemini } from './gemini.ts'
import { openAiCompatible } from './openai-compatible.ts'
import type { SpeechKind } from './speech-kind.ts'
import { system } from './system.ts'

/** Every kind of speaker by its id. */
export const SPEECH_PROVIDER_KINDS = {
  gemini,
  'openai-compatible': openAiCompatible,
  embedded,
  system,
} as const satisfies Readonly<Record<SpeechProviderId, SpeechKind>>
