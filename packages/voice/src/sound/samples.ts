const LOUDEST = 32_767

/** Samples from -1 to 1 as whole numbers of 16 bits; what is louder is cut. */
export function wholeSamples(samples: Float32Array): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(samples.length)
  // a plain loop, for the reason that `wavOf` gives
  for (let at = 0; at < samples.length; at++) whole[at] = Math.max(-1, Math.min(1, samples[at] ?? 0)) * LOUDEST
  return whole
}

/** The parts of a sound, one after the other. */
export function joinedSamples(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
