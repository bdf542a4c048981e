import { ModelProviderError } from '@placard/language/models'
import { primaryLanguage } from '@placard/voice'
import * as z from 'zod'
import { modelName } from '../../config/language-configuration.ts'
import type { HearingConfiguration } from '../../config/voice-configuration.ts'
import { openAiCompatible as compatibleModels } from '../model-providers/openai-compatible.ts'
import { bearer, below, probePath } from '../model-providers/requests.ts'
import { serviceFault, speechFetch } from '../speech-providers/asked-service.ts'
import type { HearingKind, HearingProvider, Sound } from './hearing-kind.ts'
import { hintsOf } from './hints.ts'
import { serviceText } from './service-text.ts'
import { wavOfSpeech } from './sound-file.ts'

/** A server with the transcription API of OpenAI, usually one of the operator's own. */
export const openAiCompatible: HearingKind = {
  id: 'openai-compatible',
  variables: {
    ...compatibleModels.variables,
    model: {
      name: 'OPENAI_COMPATIBLE_TRANSCRIBE_MODEL',
      schema: modelName,
      expected: 'the name of a model that hears, such as whisper-1, together with OPENAI_COMPATIBLE_URL',
    },
  },
  create: async (configuration) => compatibleHearing(configuration),
  async probe({ apiKey, url = '' }) {
    await probePath(url, '/models', bearer(apiKey))
  },
}

const Transcript = z.object({ text: z.string() })

function compatibleHearing({ model = '', apiKey, url = '' }: HearingConfiguration): HearingProvider {
  return {
    id: 'openai-compatible',
    isCommandsOnly: false,
    // such servers decode what this one cannot
    unable: () => undefined,
    async hear(sound, { signal }) {
      try {
        const answer = await speechFetch(below(url, '/audio/transcriptions'), {
          method: 'POST',
          headers: bearer(apiKey),
          body: formOf(sound, model),
          signal,
        })
        const body = await answer.text()
        if (!answer.ok) throw serviceFault(undefined, { status: answer.status, body })
        return serviceText(textIn(body))
      } catch (error) {
        signal.throwIfAborted()
        throw serviceFault(error)
      }
    },
  }
}

function formOf({ bytes, type, speech, language, room }: Sound, model: string): FormData {
  const form = new FormData()
  const [file, kind] = speech === undefined ? [new Uint8Array(bytes), type] : [wavOfSpeech(speech), 'audio/wav']
  form.set('file', new Blob([file], { type: kind }), `speech.${kind.replace('audio/', '')}`)
  form.set('model', model)
  form.set('response_format', 'json')
  if (language !== undefined) form.set('language', primaryLanguage(language))
  const hints = room === undefined ? [] : hintsOf(room)
  if (hints.length > 0) form.set('prompt', `${hints.join(', ')}.`)
  return form
}

function textIn(body: string): string {
  try {
    return Transcript.parse(JSON.parse(body)).text
  } catch {
    throw new ModelProviderError('unavailable', { cause: 'no transcript' })
  }
}
