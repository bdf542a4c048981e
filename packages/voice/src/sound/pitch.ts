import type { Sound } from './wav.ts'

/** Bounds of the pitch of a speaker, in Hz. */
const PITCH = { least: 60, most: 400 } as const
const FRAME_SECONDS = 0.032
/** How like itself a frame is, one period later, where somebody's voice sounds. */
const VOICED = 0.7
/** A multiple of the period fits nearly as well: it has to fit so much better than the period itself. */
const LONGER_BY = 0.03
/** Mean square below which a frame is silence. */
const SILENCE = 150 ** 2
/** The samples are thinned out so much for it: a period is exact to some percent then. */
const EVERY = 2

/** Spacing of a pitch track. */
export const HOP_SECONDS = 0.01

/** The period of a voice every hundredth of a second, in samples; 0 where no voice sounds. */
export function periodsOf({ samples, rate }: Sound): readonly number[] {
  const thin = new Float32Array(Math.floor(samples.length / EVERY))
  for (let at = 0; at < thin.length; at++) thin[at] = samples[at * EVERY] ?? 0
  const thinRate = rate / EVERY
  const frame = Math.round(FRAME_SECONDS * thinRate)
  const lags = { least: Math.floor(thinRate / PITCH.most), most: Math.ceil(thinRate / PITCH.least) }
  const frames = Math.floor((samples.length / rate - FRAME_SECONDS) / HOP_SECONDS)
  return Array.from({ length: Math.max(0, frames) }, (_, at) => {
    const start = Math.round(at * HOP_SECONDS * thinRate)
    return EVERY * periodAt(thin.subarray(start, start + frame + lags.most), frame, lags)
  })
}

/** The shift by which a frame is most like itself, by normalised correlation; 0 where it is like itself at none. */
function periodAt(part: Float32Array, frame: number, lags: { readonly least: number; readonly most: number }): number {
  const own = energy(part, 0, frame)
  if (own / frame < SILENCE) return 0
  let best = { lag: 0, likeness: 0 }
  let shifted = energy(part, lags.least, frame)
  for (let lag = lags.least; lag <= lags.most && lag + frame <= part.length; lag++) {
    let product = 0
    for (let at = 0; at < frame; at++) product += (part[at] ?? 0) * (part[at + lag] ?? 0)
    const likeness = product / Math.sqrt(own * shifted + 1)
    if (likeness > best.likeness + (lag > 1.5 * best.lag ? LONGER_BY : 0)) best = { lag, likeness }
    shifted += (part[lag + frame] ?? 0) ** 2 - (part[lag] ?? 0) ** 2
  }
  return best.likeness >= VOICED ? best.lag : 0
}

function energy(part: Float32Array, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at++) sum += (part[at] ?? 0) ** 2
  return sum
}
