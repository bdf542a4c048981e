import { VENDOR_ADDRESSES } from '@placard/contract'
import { ModelProviderError } from '@placard/language/models'
import { modelName } from '../../config/language-configuration.ts'
import { gemini as geminiModels } from '../model-providers/gemini.ts'
import { probePath } from '../model-providers/requests.ts'
import type { SpeechKind } from './speech-kind.ts'

/** Google's Gemini API. */
export const gemini: SpeechKind = {
  id: 'gemini',
  variables: {
    ...geminiModels.variables,
    model: {
      name: 'GEMINI_VOICE_MODEL',
      schema: modelName,
      expected:
        'the name of a Gemini model that speaks, such as gemini-3.8-flash-lite-tts, together with GEMINI_API_KEY',
    },
  },
  async create(configuration) {
    return (await import('./gemini-speaker.ts')).geminiSpeaker(configuration)
  },
  async probe({ model = '', apiKey = '', url = VENDOR_ADDRESSES.gemini }) {
    if (model === '') throw new ModelProviderError('bad-request')
    await probePath(url, `/models/${encodeURIComponent(model)}`, { 'x-goog-api-key': apiKey })
  },
}
