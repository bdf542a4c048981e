import { HOP_SECONDS, periodsOf } from './pitch.ts'
import type { Sound } from './wav.ts'

/** Spacing of marks where no voice sounds. */
const UNVOICED_SECONDS = 0.008
/** How far from where it is expected the next pulse of a voice is looked for, as a share of the period. */
const SEARCH = 0.2

/** A pulse of a voice, or a place where none sounds; in samples. */
interface Mark {
  readonly at: number
  readonly period: number
  readonly isVoiced: boolean
}

/**
 * The same speech at another pitch and no other speed: the pulses of the voice are set closer together or further apart
 * (TD-PSOLA, Moulines and Charpentier 1990). Formants stay where they are.
 */
export function repitched(sound: Sound, factor: number): Sound {
  if (factor === 1) return sound
  const marks = marksOf(sound)
  const sum = new Float32Array(sound.samples.length)
  let nearest = 0
  for (let at = marks[0]?.at ?? sum.length; at < sum.length; ) {
    while (
      Math.abs((marks[nearest + 1]?.at ?? Number.POSITIVE_INFINITY) - at) < Math.abs((marks[nearest]?.at ?? 0) - at)
    ) {
      nearest += 1
    }
    const mark = marks[nearest]
    if (mark === undefined) break
    const step = mark.isVoiced ? mark.period / factor : mark.period
    addPulse(sum, sound.samples, { mark, at: Math.round(at), step })
    at += Math.max(1, step)
  }
  const samples = new Int16Array(sum.length)
  for (let n = 0; n < sum.length; n++) samples[n] = Math.max(-32_768, Math.min(32_767, Math.round(sum[n] ?? 0)))
  return { rate: sound.rate, samples }
}

/** Adds the sound around a mark, fading in and out over a period, so loud that overlaps are as loud as before. */
function addPulse(
  sum: Float32Array,
  samples: Int16Array,
  { mark, at, step }: { readonly mark: Mark; readonly at: number; readonly step: number },
): void {
  const half = Math.round(mark.period)
  const loudness = Math.min(1, step / mark.period)
  for (let n = -half; n <= half; n++) {
    const to = at + n
    if (to < 0 || to >= sum.length) continue
    const window = loudness * (0.5 + 0.5 * Math.cos((Math.PI * n) / half))
    sum[to] = (sum[to] ?? 0) + window * (samples[mark.at + n] ?? 0)
  }
}

function marksOf(sound: Sound): readonly Mark[] {
  const { samples, rate } = sound
  const periods = periodsOf(sound)
  const hop = HOP_SECONDS * rate
  const marks: Mark[] = []
  for (let at = 0; at < samples.length; ) {
    const period = periods[Math.floor(at / hop)] ?? 0
    const isVoiced = period > 0
    const step = isVoiced ? period : UNVOICED_SECONDS * rate
    const place = isVoiced ? pulseNear(samples, at, SEARCH * period) : Math.round(at)
    marks.push({ at: place, period: step, isVoiced })
    at = Math.max(at + 1, place + step)
  }
  return marks
}

/** Where the wave is highest. */
function pulseNear(samples: Int16Array, at: number, reach: number): number {
  let best = Math.round(at)
  for (let n = Math.max(0, Math.round(at - reach)); n <= at + reach && n < samples.length; n++) {
    if ((samples[n] ?? 0) > (samples[best] ?? 0)) best = n
  }
  return best
}
