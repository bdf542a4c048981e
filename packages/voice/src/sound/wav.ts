/** Sound of one channel, samples from -32,768 to 32,767. */
export interface Sound {
  readonly samples: Int16Array
  /** Samples a second. */
  readonly rate: number
}

const HEADER_BYTES = 44
const BYTES_A_SAMPLE = 2

/** The sound as a WAV file: 16 bits, one channel, little-endian. */
export function wavOf({ samples, rate }: Sound): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * BYTES_A_SAMPLE
  const file = new Uint8Array(HEADER_BYTES + dataBytes)
  const view = new DataView(file.buffer)
  const name = (at: number, text: string) => file.set(new TextEncoder().encode(text), at)
  name(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * BYTES_A_SAMPLE, true)
  view.setUint16(32, BYTES_A_SAMPLE, true)
  view.setUint16(34, BYTES_A_SAMPLE * 8, true)
  name(36, 'data')
  view.setUint32(40, dataBytes, true)
  // plain loops: the iterators of typed arrays take ten times as long for a minute of sound
  for (let at = 0; at < samples.length; at++) view.setInt16(HEADER_BYTES + at * BYTES_A_SAMPLE, samples[at] ?? 0, true)
  return file
}

/** The sound of a WAV file of 16 bits and one channel; undefined for anything else. */
export function soundOf(file: Uint8Array): Sound | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const isNamed = (at: number, text: string) => new TextDecoder('latin1').decode(file.subarray(at, at + 4)) === text
  if (file.length < HEADER_BYTES || !isNamed(0, 'RIFF') || !isNamed(8, 'WAVE')) return undefined
  let format: { readonly rate: number } | undefined
  for (let at = 12; at + 8 <= file.length; ) {
    const bytes = view.getUint32(at + 4, true)
    const start = at + 8
    if (isNamed(at, 'fmt ') && bytes >= 16 && start + 16 <= file.length) {
      const isPlain = view.getUint16(start, true) === 1 && view.getUint16(start + 2, true) === 1
      if (!isPlain || view.getUint16(start + 14, true) !== 16) return undefined
      format = { rate: view.getUint32(start + 4, true) }
    }
    if (isNamed(at, 'data')) {
      if (format === undefined) return undefined
      // a length that was never filled in means: to the end
      const length = Math.floor(Math.min(bytes, file.length - start) / BYTES_A_SAMPLE)
      const samples = new Int16Array(length)
      for (let n = 0; n < length; n++) samples[n] = view.getInt16(start + n * BYTES_A_SAMPLE, true)
      return { rate: format.rate, samples }
    }
    at = start + bytes + (bytes % 2)
  }
  return undefined
}
