import { type Sound, soundOf, wavOf } from '@placard/voice'
import type { SoundFile } from '../../../ports/speech.ts'

/** Bytes a second of speech that is no WAV, at the rate at which services send it. */
const BYTES_A_SECOND = 8_000

/** Seconds of a sound file. */
export function secondsOf({ bytes }: SoundFile): number {
  const sound = soundOf(bytes)
  return sound === undefined ? bytes.length / BYTES_A_SECOND : sound.samples.length / sound.rate
}

/** One file of pieces that follow each other, as far as they are of one kind. @returns with how many it holds. */
export function joinedSound(
  pieces: readonly SoundFile[],
): { readonly file: SoundFile; readonly count: number } | undefined {
  const [first] = pieces
  if (first === undefined) return undefined
  const sounds = pieces.map(({ bytes }) => soundOf(bytes))
  const [head] = sounds
  const isLike = (at: number) => pieces[at]?.mediaType === first.mediaType && sounds[at]?.rate === head?.rate
  const end = pieces.findIndex((_, at) => !isLike(at))
  const count = end < 0 ? pieces.length : end
  const bytes =
    head === undefined
      ? Buffer.concat(pieces.slice(0, count).map((piece) => piece.bytes))
      : wavOf({ rate: head.rate, samples: inOne(sounds.slice(0, count).filter((sound) => sound !== undefined)) })
  return { file: { bytes, mediaType: first.mediaType }, count }
}

function inOne(sounds: readonly Sound[]): Int16Array {
  const all = new Int16Array(sounds.reduce((sum, { samples }) => sum + samples.length, 0))
  let at = 0
  for (const { samples } of sounds) {
    all.set(samples, at)
    at += samples.length
  }
  return all
}
