import { wavOf } from '@placard/voice'
import { describe, expect, it } from 'vitest'
import { soundTypeOf } from './sound-type.ts'

const padded = (...bytes: readonly number[]) => Uint8Array.from({ length: 64 }, (_, at) => bytes[at] ?? 0)
const text = (words: string) => padded(...new TextEncoder().encode(words))

describe('the container of a sound', () => {
  it.each([
    { bytes: wavOf({ samples: new Int16Array(10), rate: 16_000 }), type: 'audio/wav', because: 'our own file' },
    { bytes: wavOf({ samples: new Int16Array(), rate: 16_000 }), type: undefined, because: 'a WAV file without sound' },
    { bytes: text('ID3\u0004'), type: 'audio/mpeg', because: 'MP3 with a title' },
    { bytes: padded(0xff, 0xfb, 0x90), type: 'audio/mpeg', because: 'a frame of MPEG 1, layer III' },
    { bytes: padded(0xff, 0xf3, 0x40), type: 'audio/mpeg', because: 'a frame of MPEG 2, layer III' },
    { bytes: padded(0xff, 0xf1, 0x50), type: undefined, because: 'AAC, which has no layer' },
    { bytes: padded(0xff, 0xeb, 0x90), type: undefined, because: 'a version that does not exist' },
    { bytes: text('OggS'), type: undefined, because: 'an Ogg file' },
    { bytes: text('RIFF\u0000\u0000\u0000\u0000AVI '), type: undefined, because: 'a film' },
    { bytes: text('{"error":"no"}'), type: undefined, because: 'a refusal in words' },
    { bytes: new Uint8Array(), type: undefined, because: 'nothing' },
    { bytes: Uint8Array.from([0xff, 0xfb]), type: undefined, because: 'two bytes' },
  ])('is $type for $because', ({ bytes, type }) => {
    expect(soundTypeOf(bytes)).toBe(type)
  })
})
