import { wavOf, wholeSamples } from '@placard/voice'
import { RECOGNISER_RATE } from '@placard/voice/hearing'

/** Speech as a WAV file at 16 kHz, which every service understands. */
export function wavOfSpeech(speech: Float32Array): Uint8Array<ArrayBuffer> {
  return wavOf({ samples: wholeSamples(speech), rate: RECOGNISER_RATE })
}
