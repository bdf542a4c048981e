import type { OwnEngineKind } from '@placard/contract'
import { anthropicFormat } from './anthropic-format.ts'
import { geminiFormat } from './gemini-format.ts'
import { openAiFormat } from './openai-format.ts'
import type { WireFormat } from './wire-format.ts'

/** The interface of each kind of model that a user may add. */
export const WIRE_FORMATS: Readonly<Record<OwnEngineKind, WireFormat>> = {
  gemini: geminiFormat,
  anthropic: anthropicFormat,
  'openai-compatible': openAiFormat,
}
