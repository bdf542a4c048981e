import type { SpeechPause } from '@placard/contract'
import { decibels } from '../hearing/speech-in.ts'

/** A frame in which it is asked whether somebody speaks, in seconds. */
const FRAME_SECONDS = 0.02
/** Spacing of the loudness that is told, in seconds. */
export const STEP_SECONDS = 0.25
/** Shorter silence is within words and between them, in seconds. */
const PAUSE_LEAST_SECONDS = 0.5
/** Quieter than this is silence whatever the room, in decibels below full scale. */
const SILENT_DB = -60
/** Sound whose loudness varies less, in decibels, is noise. */
const STEADY_DB = 9
/** Where between the room's noise and the loudest speech it begins. */
const BEGINS_AT = 0.3
/** Shorter bursts are knocks and clicks, in seconds. */
const BURST_SECONDS = 0.06

/** What the sound of one stretch of a speech tells, from its first word to its last. */
export interface SpokenPart {
  readonly seconds: number
  /** Decibels below full scale, one for each quarter of a second. */
  readonly loudness: readonly number[]
  readonly pauses: readonly SpeechPause[]
}

/** Frames from the first to before the last. */
type Stretch = readonly [from: number, to: number]

/** Measures a stretch of speech; undefined where nobody speaks. */
export function spokenPart(samples: Float32Array, rate: number): SpokenPart | undefined {
  const size = Math.round(FRAME_SECONDS * rate)
  const frames = Math.floor(samples.length / size)
  const spoken = spokenStretches(Array.from({ length: frames }, (_, at) => decibels(samples, at * size, size)))
  const [first, last] = [spoken[0], spoken.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const sound = samples.subarray(first[0] * size, last[1] * size)
  return {
    seconds: hundredths(sound.length / rate),
    loudness: stepsOf(sound, Math.round(STEP_SECONDS * rate)),
    pauses: spoken.slice(1).map(([from], at) => {
      const ended = spoken[at]?.[1] ?? from
      return {
        at: hundredths((ended - first[0]) * FRAME_SECONDS),
        seconds: hundredths((from - ended) * FRAME_SECONDS),
      }
    }),
  }
}

/** Stretches of speech between pauses. */
function spokenStretches(loudness: readonly number[]): readonly Stretch[] {
  const sorted = loudness.toSorted((a, b) => a - b)
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NEGATIVE_INFINITY
  const [floor, peak] = [Math.max(share(0.05), SILENT_DB - STEADY_DB), share(0.98)]
  if (peak < SILENT_DB || peak - floor < STEADY_DB) return []
  const limit = floor + BEGINS_AT * (peak - floor)
  const stretches: Stretch[] = []
  for (let at = 0; at < loudness.length; ) {
    const to = endOfLoud(loudness, at, limit)
    if ((to - at) * FRAME_SECONDS >= BURST_SECONDS) stretches.push([at, to])
    at = to + 1
  }
  return stretches.reduce<Stretch[]>(withoutGaps, [])
}

/** The frame after those from here on that are loud. */
function endOfLoud(loudness: readonly number[], from: number, limit: number): number {
  let to = from
  while ((loudness[to] ?? Number.NEGATIVE_INFINITY) > limit) to += 1
  return to
}

/** Adds a stretch to those before, as one with the last where no pause is between. */
function withoutGaps(before: Stretch[], next: Stretch): Stretch[] {
  const last = before.at(-1)
  const isApart = last === undefined || (next[0] - last[1]) * FRAME_SECONDS >= PAUSE_LEAST_SECONDS
  return isApart ? [...before, next] : [...before.slice(0, -1), [last[0], next[1]]]
}

function stepsOf(sound: Float32Array, size: number): readonly number[] {
  const count = Math.max(1, Math.ceil(sound.length / size))
  return Array.from({ length: count }, (_, at) => {
    const length = Math.min(size, sound.length - at * size)
    return Math.max(-120, Math.round(decibels(sound, at * size, length)))
  })
}

export const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100
