import { describe, expect, it } from 'vitest'
import { speechIn } from './speech-in.ts'

const RATE = 16_000
/** A second of sound, as loud as a function of time says. */
const second = (loudness: (seconds: number) => number) =>
  Float32Array.from({ length: RATE }, (_, at) => loudness(at / RATE) * Math.sin(at * 0.3))
const syllables = (seconds: number) => (seconds > 0.3 && seconds < 0.7 ? 0.2 * Math.abs(Math.sin(seconds * 30)) : 0.002)

describe('speech in a sound', () => {
  it.each([
    { sound: second(() => 0), isSpeech: false, because: 'it is silent' },
    { sound: second(() => 0.0005), isSpeech: false, because: 'it is as good as silent' },
    { sound: second(() => 0.2), isSpeech: false, because: 'a steady noise says nothing' },
    {
      sound: second((at) => (at > 0.3 && at < 0.7 ? 0.2 : 0.0005)),
      isSpeech: false,
      because: 'nor does one that is switched on and off',
    },
    {
      sound: second((at) => (at > 0.4 && at < 0.6 ? 0.2 : 0.0005)),
      isSpeech: true,
      because: 'a word that is broken off in its first sound is steady as well',
    },
    { sound: second((at) => (at > 0.5 && at < 0.54 ? 0.9 : 0.001)), isSpeech: false, because: 'a knock is short' },
    { sound: new Float32Array(0), isSpeech: false, because: 'there is nothing' },
    { sound: second(syllables), isSpeech: true, because: 'it is louder and softer by the syllable' },
  ])('is there: $isSpeech, because $because', ({ sound, isSpeech }) => {
    expect(speechIn(sound, RATE) !== undefined).toBe(isSpeech)
  })

  it('keeps a little before and after what is said, and no more', () => {
    const length = speechIn(second(syllables), RATE)?.length ?? 0
    expect(length / RATE).toBeGreaterThan(0.6)
    expect(length / RATE).toBeLessThan(0.9)
  })
})
