import type { RecordingFault } from '@placard/contract'
import { RECOGNISER_RATE, resampled, speechIn } from '@placard/voice/hearing'
import { decodeContainer } from './decode-container.ts'
import { decodeWav } from './decode-wav.ts'
import { recordingTypeOf } from './recording-kind.ts'

/** The speech of a recording at `RECOGNISER_RATE`, without the silence around it, or why there is none. */
export type DecodedSpeech =
  | { readonly ok: true; readonly speech: Float32Array<ArrayBuffer> }
  | { readonly ok: false; readonly fault: RecordingFault }

/** Decodes a recording of at most 2 MB: some ten milliseconds for a second of sound. */
export async function decodeRecording(file: Uint8Array): Promise<DecodedSpeech> {
  if (file.length === 0) return { ok: false, fault: 'empty' }
  const type = recordingTypeOf(file)
  if (type === undefined) return { ok: false, fault: 'unreadable' }
  const decoded = type === 'audio/wav' ? decodeWav(file) : await decodeContainer(file)
  if (!decoded.ok) return decoded
  if (decoded.samples.length === 0) return { ok: false, fault: 'empty' }
  const speech = speechIn(resampled(decoded.samples, decoded.rate, RECOGNISER_RATE), RECOGNISER_RATE)
  return speech === undefined ? { ok: false, fault: 'nothing-heard' } : { ok: true, speech: new Float32Array(speech) }
}
