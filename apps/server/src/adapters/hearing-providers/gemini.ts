import { modelName } from '../../config/language-configuration.ts'
import { gemini as geminiModels } from '../model-providers/gemini.ts'
import { gemini as speech } from '../speech-providers/gemini.ts'
import type { HearingKind } from './hearing-kind.ts'

/** Google's Gemini API. */
export const gemini: HearingKind = {
  id: 'gemini',
  variables: {
    ...geminiModels.variables,
    model: {
      name: 'GEMINI_TRANSCRIBE_MODEL',
      schema: modelName,
      expected: 'the name of a Gemini model that hears, such as gemini-3.5-transcribe, together with GEMINI_API_KEY',
    },
  },
  async create(configuration) {
    return (await import('./gemini-hearing.ts')).geminiHearing(configuration)
  },
  probe: ({ provider: _, ...configuration }) => speech.probe({ provider: 'gemini', ...configuration }),
}
