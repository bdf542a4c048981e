import { RECORDING_TYPES, type RecordingType } from '@placard/contract'

const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** The first bytes of each container. */
const SIGNS: Readonly<Record<RecordingType, (bytes: Uint8Array) => boolean>> = {
  'audio/webm': (bytes) => latin(bytes, 0, 4) === '\x1aE\xdf\xa3',
  'audio/mp4': (bytes) => latin(bytes, 4, 8) === 'ftyp',
  'audio/ogg': (bytes) => latin(bytes, 0, 4) === 'OggS',
  'audio/wav': (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WAVE',
}

/** What a file is by its content, whatever it is called; undefined for no recording. */
export function recordingTypeOf(bytes: Uint8Array): RecordingType | undefined {
  return RECORDING_TYPES.find((type) => SIGNS[type](bytes))
}
