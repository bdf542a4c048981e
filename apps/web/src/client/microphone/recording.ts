import { joinedSamples, resampled, wavOf, wholeSamples } from '@placard/voice'
import type { Recording } from '../gateways/hearing-gateway.ts'

/** Samples a second that every recogniser here works with. */
const RECORDING_RATE = 16_000

/** A finished recording of the parts of a sound. @param file the same as a file, where the browser has made one. */
export function recordingOf(parts: readonly Float32Array[], rate: number, file: Blob | undefined): Recording {
  const samples = resampled(joinedSamples(parts), rate, RECORDING_RATE)
  return { samples, rate: RECORDING_RATE, file: file ?? wavFileOf(samples) }
}

function wavFileOf(samples: Float32Array): Blob {
  return new Blob([wavOf({ samples: wholeSamples(samples), rate: RECORDING_RATE })], { type: 'audio/wav' })
}
