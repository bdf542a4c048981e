import { ModelProviderError } from '@placard/language/models'
import { placeInGender } from '@placard/voice'
import { modelName } from '../../config/language-configuration.ts'
import type { SpeechConfiguration } from '../../config/voice-configuration.ts'
import type { SpeechOrder } from '../../ports/speech.ts'
import { openAiCompatible as compatibleModels } from '../model-providers/openai-compatible.ts'
import { bearer, below, probePath } from '../model-providers/requests.ts'
import { serviceFault, speechFetch } from './asked-service.ts'
import type { SpeechKind, SpeechProvider } from './speech-kind.ts'

/** The names of voices that this API has; servers that have others know these too. */
const NAMES = {
  female: ['nova', 'shimmer', 'coral', 'sage', 'alloy'],
  male: ['onyx', 'echo', 'fable', 'ash', 'ballad', 'verse'],
} as const

/** A server that speaks the audio API of OpenAI, usually one of the operator's own. */
export const openAiCompatible: SpeechKind = {
  id: 'openai-compatible',
  variables: {
    ...compatibleModels.variables,
    model: {
      name: 'OPENAI_COMPATIBLE_SPEECH_MODEL',
      schema: modelName,
      expected: 'the name of a model that speaks, such as kokoro, together with OPENAI_COMPATIBLE_URL',
    },
  },
  create: async (configuration) => compatibleSpeaker(configuration),
  async probe({ apiKey, url = '' }) {
    await probePath(url, '/models', bearer(apiKey))
  },
}

function compatibleSpeaker({ model = '', apiKey, url = '' }: SpeechConfiguration): SpeechProvider {
  return {
    model: `${url} ${model}`,
    // the wire does not say; most such models speak several
    speaks: () => true,
    async speak({ text, voiceId, speed }, { signal }) {
      const body = { model, input: text, voice: nameOf(voiceId), response_format: 'wav', speed }
      try {
        const answer = await speechFetch(below(url, '/audio/speech'), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...bearer(apiKey) },
          body: JSON.stringify(body),
          signal,
        })
        if (!answer.ok) throw serviceFault(undefined, { status: answer.status, body: await answer.text() })
        const bytes = new Uint8Array(await answer.arrayBuffer())
        if (bytes.length === 0) throw new ModelProviderError('empty')
        return bytes
      } catch (error) {
        signal.throwIfAborted()
        throw serviceFault(error)
      }
    },
    close: async () => undefined,
  }
}

/** The server's voice for one of ours: of its gender, as different ones as it has. */
function nameOf(voiceId: SpeechOrder['voiceId']): string {
  const { gender, at } = placeInGender(voiceId)
  const names = NAMES[gender]
  return names[at % names.length] ?? names[0]
}
