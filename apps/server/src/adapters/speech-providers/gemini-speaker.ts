import { ApiError, GoogleGenAI, Modality } from '@google/genai'
import { VENDOR_ADDRESSES } from '@placard/contract'
import { ModelProviderError } from '@placard/language/models'
import { voiceOf, wavOf } from '@placard/voice'
import type { SpeechConfiguration } from '../../config/voice-configuration.ts'
import type { SpeechOrder } from '../../ports/speech.ts'
import { serviceFault, speechFetch } from './asked-service.ts'
import type { SpeechProvider } from './speech-kind.ts'

/** How a style is asked for. */
const MANNERS = {
  authoritative: 'Firm and formal, like the head of a delegation.',
  professional: 'Calm and clear, like a diplomat at a conference.',
  conversational: 'Friendly and natural, as in a conversation in the corridor.',
  narrative: 'Warm and measured, like somebody who tells a story.',
} as const satisfies Readonly<Record<SpeechOrder['style'], string>>

/** Samples a second of sound without a header, unless it says otherwise. */
const USUAL_RATE = 24_000

/** Speech by Google's Gemini API, a whole text at a time. */
export function geminiSpeaker({ model = '', apiKey = '', url }: SpeechConfiguration): SpeechProvider {
  const client = new GoogleGenAI({
    apiKey,
    // the environment may say otherwise
    vertexai: false,
    // the address names the version
    httpOptions: { baseUrl: url ?? VENDOR_ADDRESSES.gemini, apiVersion: '', fetch: speechFetch },
  })
  return {
    model: `${url ?? ''} ${model}`,
    // it hears from the text which language it is
    speaks: () => true,
    async speak(order, { signal }) {
      try {
        const answer = await client.models.generateContent({
          model,
          ...contentOf(order),
          config: configOf(order, signal),
        })
        return soundIn(answer.candidates?.[0]?.content?.parts?.[0]?.inlineData)
      } catch (error) {
        signal.throwIfAborted()
        throw serviceFault(error, error instanceof ApiError ? { status: error.status, body: error.message } : undefined)
      }
    },
    close: async () => undefined,
  }
}

/** The text alone is spoken: how, stands in a field of its own. A `<` would begin a mark of speech. */
function contentOf({ text, style, speed }: SpeechOrder) {
  const pace = speed < 1 ? ' Slowly.' : speed > 1 ? ' Briskly.' : ''
  const speechMetadata = { style: `${MANNERS[style]}${pace}` }
  return { contents: [{ role: 'user', parts: [{ text: text.replaceAll('<', '&lt;'), speechMetadata }] }] }
}

function configOf({ voiceId, language }: SpeechOrder, abortSignal: AbortSignal) {
  return {
    abortSignal,
    responseModalities: [Modality.AUDIO],
    speechConfig: {
      voiceConfig: { prebuiltVoiceConfig: { voiceName: voiceOf(voiceId).name } },
      languageCode: language.split('-')[0] ?? language,
    },
  }
}

/** @throws {ModelProviderError} where there is no sound: 200 with nothing in it is a failure too. */
export function soundIn(data: { readonly data?: string; readonly mimeType?: string } | undefined): Uint8Array {
  const bytes = Buffer.from(data?.data ?? '', 'base64')
  if (bytes.length === 0) throw new ModelProviderError('empty')
  const { mimeType = '' } = data ?? {}
  if (!/^audio\/(?:l16|pcm)\b/i.test(mimeType)) return new Uint8Array(bytes)
  // older models give samples without a header
  const rate = Number(/rate=(\d{4,6})/.exec(mimeType)?.[1] ?? USUAL_RATE)
  const samples = Int16Array.from({ length: Math.floor(bytes.length / 2) }, (_, at) => bytes.readInt16LE(at * 2))
  return wavOf({ samples, rate })
}
