import { RECORDING_MAX_SECONDS } from '@placard/contract'
import type { Decoded } from './decoded.ts'

/** Rates of microphones, in samples a second. */
const RATES = { least: 8_000, most: 192_000 }
const CHANNELS_MOST = 2

interface Format {
  readonly channels: number
  readonly rate: number
  readonly bytes: number
  readonly isFloat: boolean
}

/** A WAV file of whole numbers of 8 to 32 bits, or of fractions of 32 bits, as one channel at its own rate. */
export function decodeWav(file: Uint8Array): Decoded {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let format: Format | undefined
  for (let at = 12; at + 8 <= file.length; ) {
    const name = view.getUint32(at)
    const length = view.getUint32(at + 4, true)
    const start = at + 8
    if (name === FORMAT) format = formatAt(view, start, length)
    if (name === DATA) {
      if (format === undefined) return { ok: false, fault: 'unreadable' }
      // a length that was never filled in means: to the end
      return samplesOf(view, { from: start, to: Math.min(start + length, file.length) }, format)
    }
    at = start + length + (length % 2)
  }
  return { ok: false, fault: 'unreadable' }
}

/** Names of parts as numbers: `fmt ` and `data`. */
const [FORMAT, DATA] = [0x666d_7420, 0x6461_7461]
/** Kinds of samples; the extended one says its own kind later. */
const [WHOLE, FRACTION, EXTENDED] = [1, 3, 0xfffe]

function formatAt(view: DataView, at: number, length: number): Format | undefined {
  if (length < 16 || at + Math.min(length, 26) > view.byteLength) return undefined
  const said = view.getUint16(at, true)
  const kind = said === EXTENDED && length >= 26 ? view.getUint16(at + 24, true) : said
  const [channels, rate, bits] = [
    view.getUint16(at + 2, true),
    view.getUint32(at + 4, true),
    view.getUint16(at + 14, true),
  ]
  const isKnown = (kind === WHOLE && [8, 16, 24, 32].includes(bits)) || (kind === FRACTION && bits === 32)
  const isSane = channels >= 1 && channels <= CHANNELS_MOST && rate >= RATES.least && rate <= RATES.most
  return isKnown && isSane ? { channels, rate, bytes: bits / 8, isFloat: kind === FRACTION } : undefined
}

function samplesOf(
  view: DataView,
  { from, to }: { readonly from: number; readonly to: number },
  format: Format,
): Decoded {
  const { channels, rate, bytes } = format
  const length = Math.max(0, Math.floor((to - from) / (bytes * channels)))
  if (length > rate * RECORDING_MAX_SECONDS) return { ok: false, fault: 'too-long' }
  const samples = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++)
      sum += sampleAt(view, from + (at * channels + channel) * bytes, format)
    samples[at] = sum / channels
  }
  return { ok: true, samples, rate }
}

function sampleAt(view: DataView, at: number, { bytes, isFloat }: Format): number {
  if (isFloat) {
    const value = view.getFloat32(at, true)
    return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
  }
  if (bytes === 1) return (view.getUint8(at) - 128) / 128
  if (bytes === 2) return view.getInt16(at, true) / 2 ** 15
  if (bytes === 3) return ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 2 ** 23
  return view.getInt32(at, true) / 2 ** 31
}
