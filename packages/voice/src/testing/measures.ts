import { HOP_SECONDS, periodsOf } from '../sound/pitch.ts'
import type { Sound } from '../sound/wav.ts'

/** What tells speakers apart. Only figures of the same text can be compared. */
export interface SpeakerMeasures {
  /** Median pitch, in Hz. */
  readonly pitch: number
  /** Mean envelope of the spectrum of what is voiced, in dB at the frequencies of the grid: formants are its hills. */
  readonly timbre: readonly number[]
  readonly seconds: number
}

const FRAME_SECONDS = 0.032
/** Every so many parts of a pitch track one is measured. */
const EVERY = 6
const ORDER = 18
/** A sixth of an octave apart, up to 5 kHz. */
const GRID = Array.from({ length: 28 }, (_, at) => 220 * 2 ** (at / 6))

/** Measures somebody's speech. */
export function measuresOf(sound: Sound): SpeakerMeasures {
  const { samples, rate } = sound
  const periods = periodsOf(sound)
  const length = Math.round(FRAME_SECONDS * rate)
  const envelopes = periods.flatMap((period, at) => {
    const start = Math.round(at * HOP_SECONDS * rate)
    return period === 0 || at % EVERY > 0 ? [] : [envelopeOf(samples.subarray(start, start + length), rate)]
  })
  return {
    pitch: rate / median(periods.filter((period) => period > 0)),
    timbre: GRID.map((_, band) => mean(envelopes.map((envelope) => envelope[band] ?? 0))),
    seconds: samples.length / rate,
  }
}

/**
 * How far apart two speakers sound: semitones between their pitches and dB between their timbres, as sides of a right
 * angle. Listeners hear a semitone, and a dB over the whole spectrum.
 */
export function distanceOf(one: SpeakerMeasures, other: SpeakerMeasures): number {
  const semitones = 12 * Math.log2(one.pitch / other.pitch)
  const decibels = Math.sqrt(mean(one.timbre.map((level, band) => (level - (other.timbre[band] ?? 0)) ** 2)))
  return Math.hypot(semitones, decibels)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Levels of one part in dB, their mean taken off: how loud it is says nothing of who speaks. */
function envelopeOf(part: Int16Array, rate: number): readonly number[] {
  const filter = linearPrediction(part)
  const levels = GRID.map((hz) => -10 * Math.log10(responseOf(filter, hz / rate)))
  return levels.map((level) => level - mean(levels))
}

/** Coefficients of the filter that whitens a part (autocorrelation method, Levinson and Durbin). */
function linearPrediction(part: Int16Array): readonly number[] {
  const faded = Array.from(part, (sample, at) => {
    const window = 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (part.length - 1))
    return window * (sample - 0.95 * (part[at - 1] ?? 0))
  })
  const likeness = Array.from({ length: ORDER + 1 }, (_, lag) =>
    faded.reduce((sum, value, at) => sum + value * (faded[at + lag] ?? 0), 0),
  )
  let filter: readonly number[] = [1]
  let error = likeness[0] ?? 0
  for (let order = 1; order <= ORDER; order++) {
    const sum = filter.reduce((total, value, at) => total + value * (likeness[order - at] ?? 0), 0)
    const reflection = -sum / (error || 1)
    const grown = [...filter, 0]
    filter = grown.map((value, at) => value + reflection * (grown[order - at] ?? 0))
    error *= 1 - reflection ** 2
  }
  return filter
}

/** Power that a filter lets through at a frequency. */
function responseOf(filter: readonly number[], cyclesASample: number): number {
  const angle = 2 * Math.PI * cyclesASample
  const real = filter.reduce((sum, value, at) => sum + value * Math.cos(angle * at), 0)
  const imaginary = filter.reduce((sum, value, at) => sum + value * Math.sin(angle * at), 0)
  return real ** 2 + imaginary ** 2
}
