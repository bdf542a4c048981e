/** A frame of loudness, in seconds. */
const FRAME_SECONDS = 0.02
/** What stays before and after speech, in seconds: quiet consonants begin and end it. */
const MARGIN_SECONDS = 0.2
/** Quieter than this is silence, in decibels below full scale. */
const SILENT_DB = -55
/** Sound whose loudness varies less, in decibels, is noise: speech is louder and softer by the syllable. */
const STEADY_DB = 9
/** The same for what is loud of it: a fan that is switched on for a moment. The least in 36 spoken words was 6. */
const STEADY_LOUD_DB = 3
/** So much of it, in seconds, tells: the first sound of a word that is broken off is steady too. */
const STEADY_LEAST_SECONDS = 0.3
/** Where between the room's noise and the loudest speech it begins. */
const BEGINS_AT = 0.3
/** Shorter bursts are knocks and clicks, in seconds. */
const SPEECH_LEAST_SECONDS = 0.1

/** The part of a sound in which somebody may be speaking; undefined for silence, steady noise and knocks. */
export function speechIn(samples: Float32Array, rate: number): Float32Array | undefined {
  const size = Math.round(FRAME_SECONDS * rate)
  const loudness = Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    decibels(samples, at * size, size),
  )
  const sorted = loudness.toSorted((a, b) => a - b)
  const [floor, peak] = [Math.max(shareOf(sorted, 0.05), SILENT_DB - STEADY_DB), shareOf(sorted, 0.98)]
  if (peak < SILENT_DB || peak - floor < STEADY_DB) return undefined
  const isLoud = (db: number) => db > floor + BEGINS_AT * (peak - floor)
  const loud = sorted.filter(isLoud)
  const loudSeconds = loud.length * FRAME_SECONDS
  if (loudSeconds < SPEECH_LEAST_SECONDS) return undefined
  const isSteady = shareOf(loud, 0.9) - shareOf(loud, 0.1) < STEADY_LOUD_DB
  if (isSteady && loudSeconds > STEADY_LEAST_SECONDS) return undefined
  const margin = Math.round(MARGIN_SECONDS * rate)
  const from = Math.max(0, loudness.findIndex(isLoud) * size - margin)
  return samples.subarray(from, Math.min(samples.length, (loudness.findLastIndex(isLoud) + 1) * size + margin))
}

function shareOf(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NEGATIVE_INFINITY
}

/** Loudness of a part of a sound, in decibels below full scale. */
export function decibels(samples: Float32Array, from = 0, length = samples.length): number {
  let power = 0
  for (let at = from; at < from + length; at++) power += (samples[at] ?? 0) ** 2
  return 10 * Math.log10(power / length + 1e-12)
}
