import { speakEmbedded } from '../../flite/index.ts'
import { RECOGNISER_RATE } from '../recogniser.ts'
import { resampled } from '../resampled.ts'

/** A sentence as a microphone in a room would record it. */
export interface Recording {
  readonly text: string
  readonly voiceId: string
  /** Loudness of speech above the room's noise, in decibels. */
  readonly aboveNoise: number
  /** Of the noise. */
  readonly seed: number
}

/** Silence before and after the sentence, in samples. */
const PAUSE = RECOGNISER_RATE / 4
/** Quieter samples are pauses within the sentence. */
const SPEECH_LEAST = 0.01

/** Records a sentence: spoken by the embedded synthesizer, with noise as of fans and streets (pink). */
export function recorded(flite: WebAssembly.Module, { text, voiceId, aboveNoise, seed }: Recording): Float32Array {
  const sound = speakEmbedded(flite, { text, voiceId, speed: 1, style: 'professional' })
  const spoken = resampled(
    Float32Array.from(sound.samples, (sample) => sample / 32_768),
    sound.rate,
    RECOGNISER_RATE,
  )
  const loud = spoken.filter((sample) => Math.abs(sample) > SPEECH_LEAST)
  const noise = pinkNoise(spoken.length + 2 * PAUSE, seed)
  const gain = (powerOf(loud) * 10 ** (-aboveNoise / 20)) / powerOf(noise)
  return noise.map((sample, at) => sample * gain + (spoken[at - PAUSE] ?? 0))
}

function powerOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))
}

/** Noise whose power falls with its frequency, by three smoothed whites (Kellet). */
function pinkNoise(length: number, seed: number): Float32Array {
  const random = randomOf(seed)
  let [low, middle, high] = [0, 0, 0]
  return Float32Array.from({ length }, () => {
    const white = random() * 2 - 1
    low = 0.997_65 * low + white * 0.099_046
    middle = 0.963 * middle + white * 0.296_516_4
    high = 0.57 * high + white * 1.052_691_3
    return low + middle + high + white * 0.1848
  })
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
