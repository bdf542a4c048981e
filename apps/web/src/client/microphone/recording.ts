import { resampled, wavOf } from '@placard/voice'
import type { Recording } from '../gateways/hearing-gateway.ts'

/** Samples a second that every recogniser here works with. */
const RECORDING_RATE = 16_000
const LOUDEST = 32_767

/** A finished recording of the parts of a sound. @param file the same as a file, where the browser has made one. */
export function recordingOf(parts: readonly Float32Array[], rate: number, file: Blob | undefined): Recording {
  const samples = resampled(joined(parts), rate, RECORDING_RATE)
  return { samples, rate: RECORDING_RATE, file: file ?? wavFileOf(samples) }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function wavFileOf(samples: Float32Array): Blob {
  const whole = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * LOUDEST)
  return new Blob([wavOf({ samples: whole, rate: RECORDING_RATE })], { type: 'audio/wav' })
}
