import { RECORDING_MAX_SECONDS } from '@placard/contract'
import { RECOGNISER_RATE } from '@placard/voice/hearing'
import { describe, expect, it } from 'vitest'
import { decodeRecording } from './decode.ts'
import { spokenWav, wavFile } from './testing/recordings.ts'
import { aacRecording, BROWSER_RECORDING, mp4Recording, oggRecording } from './testing/remuxed.ts'

const [OGG, OPUS_IN_MP4, AAC, LONG_AAC] = await Promise.all([
  oggRecording(),
  mp4Recording(),
  aacRecording(2),
  aacRecording(RECORDING_MAX_SECONDS + 1),
])

/** A second of syllables at any rate. */
const tone = (rate: number, seconds = 1) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => {
    const second = at / rate
    return (second % 1 < 0.5 ? 0.3 * Math.abs(Math.sin(second * 25)) : 0) * Math.sin(second * 2_000)
  })
const bytes = (...values: readonly (number | string)[]) =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value, 'latin1')])))

/** A WAV file of any format, from its parts. */
function oddWav({ kind = 1, channels = 1, rate = 16_000, bits = 16 }, data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(kind, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE((rate * channels * bits) / 8, 28)
  head.writeUInt16LE((channels * bits) / 8, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(data.length, 40)
  return new Uint8Array(Buffer.concat([head, data]))
}

const floats = (samples: Float32Array) => new Uint8Array(samples.buffer)
const bothChannels = (samples: Float32Array) =>
  Float32Array.from({ length: samples.length * 2 }, (_, at) => samples[at >> 1] ?? 0)

describe('a recording that can be decoded', () => {
  it.each([
    { file: spokenWav('point of order'), because: 'it is a WAV file at 16 kHz' },
    { file: wavFile(tone(48_000), 48_000), because: 'its rate is that of a sound card' },
    { file: wavFile(tone(8_000), 8_000), because: 'its rate is that of a telephone' },
    {
      file: oddWav({ kind: 3, bits: 32, channels: 2 }, floats(bothChannels(tone(16_000)))),
      because: 'it has two channels of fractions',
    },
    {
      file: oddWav(
        { bits: 8 },
        Uint8Array.from(tone(16_000), (sample) => 128 + sample * 127),
      ),
      because: 'it has bytes',
    },
    { file: BROWSER_RECORDING, because: 'Chromium recorded it: Opus in WebM, two channels at 48 kHz' },
    { file: OGG, because: 'it is Opus in Ogg, as of Firefox' },
    { file: OPUS_IN_MP4, because: 'it is Opus in MP4' },
    { file: spokenWav('point of order').subarray(0, 40_000), because: 'what came before it broke off is enough' },
  ])('is speech at 16 kHz: $because', async ({ file }) => {
    const decoded = await decodeRecording(file)
    expect(decoded.ok && decoded.speech.length / RECOGNISER_RATE).toBeGreaterThan(0.4)
  })
})

describe('a recording without speech', () => {
  it.each([
    { file: new Uint8Array(), fault: 'empty', because: 'it has no bytes' },
    { file: wavFile(new Float32Array(0)), fault: 'empty', because: 'it has no samples' },
    { file: wavFile(new Float32Array(16_000)), fault: 'nothing-heard', because: 'it is silent' },
    { file: wavFile(tone(8_000, RECORDING_MAX_SECONDS + 1), 8_000), fault: 'too-long', because: 'it has 61 seconds' },
    { file: bytes('<html><audio></audio></html>'), fault: 'unreadable', because: 'it is a page' },
    {
      file: bytes('OggS', 0, 2, 'not a page of Ogg at all, only its first letters'),
      fault: 'unreadable',
      because: 'it only begins like Ogg',
    },
    { file: bytes(0x1a, 0x45, 0xdf, 0xa3, 0xff, 0xff, 0xff), fault: 'unreadable', because: 'it only begins like WebM' },
    {
      file: bytes(0, 0, 0, 0x20, 'ftypM4A ', 'garbage that follows'),
      fault: 'unreadable',
      because: 'it only begins like MP4',
    },
    { file: BROWSER_RECORDING.subarray(0, 300), fault: 'empty', because: 'it ends with its header' },
    { file: BROWSER_RECORDING.subarray(0, 5_000), fault: 'unreadable', because: 'half of it is missing' },
    { file: AAC, fault: 'not-decoded', because: 'there is AAC in it' },
    {
      file: LONG_AAC,
      fault: 'too-long',
      because: 'it says so, whoever may decode it',
    },
    { file: bytes('RIFF', 0, 0, 0, 0, 'WAVE'), fault: 'unreadable', because: 'it only begins like WAV' },
    { file: oddWav({ kind: 85 }, new Uint8Array(100)), fault: 'unreadable', because: 'there is MP3 in it' },
    {
      file: oddWav({ channels: 40 }, new Uint8Array(8_000)),
      fault: 'unreadable',
      because: 'nobody records 40 channels',
    },
    {
      file: oddWav({ rate: 1 }, new Uint8Array(8_000)),
      fault: 'unreadable',
      because: 'one sample a second is no sound',
    },
  ])('is refused as $fault because $because', async ({ file, fault }) => {
    expect(await decodeRecording(file)).toEqual({ ok: false, fault })
  })
})
