import { modelName } from '../../config/language-configuration.ts'
import type { LiveConfiguration, LiveVariables } from '../../config/voice-configuration.ts'
import { gemini as geminiModels } from '../model-providers/gemini.ts'
import { gemini as speech } from '../speech-providers/gemini.ts'

/** Google's Gemini Live API, the only one of its kind so far. */
export const LIVE_KIND: LiveVariables & { readonly probe: (configuration: LiveConfiguration) => Promise<void> } = {
  id: 'gemini',
  variables: {
    ...geminiModels.variables,
    model: {
      name: 'GEMINI_LIVE_MODEL',
      schema: modelName,
      expected:
        'the name of a Gemini model that hears and speaks, such as gemini-3.8-live, together with GEMINI_API_KEY',
    },
  },
  // no session is begun for it: those are counted
  probe: (configuration) => speech.probe(configuration),
}
