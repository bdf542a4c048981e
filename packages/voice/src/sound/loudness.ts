/** Mean loudness of a stretch of samples, in decibels below full scale. */
export function decibels(samples: Float32Array, from: number, length: number): number {
  let power = 0
  for (let at = from; at < from + length; at++) power += (samples[at] ?? 0) ** 2
  return 10 * Math.log10(power / length + 1e-12)
}

/** Loudness of one frame after the other; what does not fill a frame at the end is left out. */
export function loudnessOf(samples: Float32Array, frameSize: number): readonly number[] {
  return Array.from({ length: Math.floor(samples.length / frameSize) }, (_, at) =>
    decibels(samples, at * frameSize, frameSize),
  )
}
