/** A sound at another rate, by straight lines; what the new rate cannot hold is averaged away before. */
export function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const ratio = from / to
  const length = Math.floor(samples.length / ratio)
  const width = Math.max(1, Math.round(ratio))
  const smooth = width === 1 ? samples : averaged(samples, width)
  return Float32Array.from({ length }, (_, at) => {
    const place = at * ratio
    const before = Math.floor(place)
    const share = place - before
    return (smooth[before] ?? 0) * (1 - share) + (smooth[before + 1] ?? 0) * share
  })
}

/** The mean of each sample and those about it. */
function averaged(samples: Float32Array, width: number): Float32Array {
  const behind = Math.floor(width / 2)
  let sum = 0
  const means = new Float32Array(samples.length)
  for (let at = -behind; at < samples.length; at++) {
    sum += (samples[at + width - behind - 1] ?? 0) - (samples[at - behind - 1] ?? 0)
    if (at >= 0) means[at] = sum / width
  }
  return means
}
