import type { SoundFile } from '../../ports/speech.ts'

/** Shortest file that holds any sound: the header of a WAV file is longer than that of an MP3 frame. */
const SHORTEST_BYTES = 45

/** The container of a sound by its first bytes; undefined for what is neither WAV nor MP3, or holds no sound. */
export function soundTypeOf(bytes: Uint8Array): SoundFile['mediaType'] | undefined {
  if (bytes.length < SHORTEST_BYTES) return undefined
  const named = (at: number, name: string) => [...name].every((letter, n) => bytes[at + n] === letter.charCodeAt(0))
  if (named(0, 'RIFF') && named(8, 'WAVE')) return 'audio/wav'
  const [first = 0, second = 0] = bytes
  // eleven bits of synchronisation, then a version and a layer that exist
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02
  return isFrame || named(0, 'ID3') ? 'audio/mpeg' : undefined
}
