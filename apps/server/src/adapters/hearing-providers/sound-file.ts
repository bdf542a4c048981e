import { wavOf } from '@placard/voice'
import { RECOGNISER_RATE } from '@placard/voice/hearing'

/** Speech as whole numbers of 16 bits. */
export function samplesOf(speech: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(speech, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767)
}

/** Speech as a WAV file at 16 kHz, which every service understands. */
export function wavOfSpeech(speech: Float32Array): Uint8Array<ArrayBuffer> {
  return wavOf({ samples: samplesOf(speech), rate: RECOGNISER_RATE })
}
