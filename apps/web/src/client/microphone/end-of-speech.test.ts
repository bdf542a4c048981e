import { decibels } from '@placard/voice'
import { describe, expect, it } from 'vitest'
import { endOfSpeech } from './end-of-speech.ts'

const RATE = 16_000
const BLOCK = 320
const BLOCK_MS = 20

type Part = { readonly ms: number; readonly loudness: number; readonly kind: 'speech' | 'steady' }
const speech = (ms: number, loudness = 0.15): Part => ({ ms, loudness, kind: 'speech' })
const steady = (ms: number, loudness = 0.001): Part => ({ ms, loudness, kind: 'steady' })
/** Four syllables a second, with a short closure between them. */
const syllable = (seconds: number) => Math.max(0.02, Math.sin(seconds * 4 * Math.PI) ** 2)

/** A sound of several parts on top of a room's hiss, the same each time. */
function soundOf(parts: readonly Part[]): Float32Array {
  let seed = 7
  const hiss = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 1_073_741_824 - 1
  }
  const samples = parts.flatMap(({ ms, loudness, kind }) =>
    Array.from({ length: (ms * RATE) / 1000 }, (_, at) => {
      const seconds = at / RATE
      const shape = kind === 'speech' ? syllable(seconds) : 1
      return loudness * shape * Math.sin(seconds * 2 * Math.PI * 180) + 0.001 * hiss()
    }),
  )
  return Float32Array.from(samples)
}

/** When somebody began and ended to speak in a sound, in ms from its beginning. */
function signsIn(parts: readonly Part[], { isEchoing = false } = {}) {
  const sound = soundOf(parts)
  const watch = endOfSpeech()
  const signs: { readonly sign: string; readonly at: number }[] = []
  for (let at = 0; at + BLOCK <= sound.length; at += BLOCK) {
    const sign = watch.push(decibels(sound, at, BLOCK), BLOCK_MS, isEchoing)
    if (sign !== undefined) signs.push({ sign, at: ((at + BLOCK) / RATE) * 1000 })
  }
  return signs
}
const namesOf = (signs: readonly { readonly sign: string }[]) => signs.map(({ sign }) => sign).join(' ')

describe('the end of speech', () => {
  it.each([
    { parts: [steady(3_000, 0)], signs: '', because: 'it is quiet' },
    { parts: [steady(500, 0), speech(1_500), steady(1_000, 0)], signs: 'began ended', because: 'somebody has spoken' },
    { parts: [speech(1_500), steady(1_000, 0)], signs: 'began ended', because: 'they spoke from the first moment' },
    {
      parts: [steady(500, 0), speech(1_000), steady(300, 0), speech(1_000), steady(1_000, 0)],
      signs: 'began ended',
      because: 'a pause of 300 ms is part of a sentence',
    },
    {
      parts: [steady(500, 0), speech(1_000), steady(900, 0), speech(1_000), steady(900, 0)],
      signs: 'began ended began ended',
      because: 'these are two turns',
    },
    { parts: [steady(500, 0), steady(60, 0.8), steady(1_000, 0)], signs: '', because: 'a knock is short' },
    {
      parts: [steady(500, 0), speech(1_000), steady(250, 0), steady(20, 0.8), steady(400, 0)],
      signs: 'began ended',
      because: 'a click after it is no speech',
    },
    { parts: [steady(500, 0), speech(2_000, 0.004), steady(900, 0)], signs: '', because: 'somebody speaks next door' },
    {
      parts: [steady(3_000, 0.02), speech(1_500, 0.3), steady(1_200, 0.02)],
      signs: 'began ended began ended',
      because: 'a loud fan is taken for speech once, and then is the room',
    },
    {
      parts: [steady(1_000, 0), steady(6_000, 0.05)],
      signs: 'began ended',
      because: 'a fan that is switched on is taken for speech, and soon is the room',
    },
    { parts: [steady(500, 0), speech(12_000), steady(900, 0)], signs: 'began ended', because: 'a long speech is one' },
  ])('is told as "$signs", because $because', ({ parts, signs }) => {
    expect(namesOf(signsIn(parts))).toBe(signs)
  })

  it.each([0.05, 0.15, 0.5])('comes 450 to 700 ms after speech of loudness %f', (loudness) => {
    const signs = signsIn([steady(1_000, 0), speech(2_000, loudness), steady(1_500, 0)])
    const [began, ended] = signs
    expect((began?.at ?? 0) - 1_000).toBeLessThan(300)
    expect((ended?.at ?? 0) - 3_000).toBeGreaterThanOrEqual(450)
    expect((ended?.at ?? 0) - 3_000).toBeLessThanOrEqual(700)
  })

  it.each([
    { loudness: 0.01, isEchoing: false, signs: 'began ended', because: 'nothing else is heard' },
    { loudness: 0.01, isEchoing: true, signs: '', because: 'it may be the page itself' },
    { loudness: 0.3, isEchoing: true, signs: 'began ended', because: 'somebody talks over the page' },
  ])('is told as "$signs" of speech of $loudness, because $because', ({ loudness, isEchoing, signs }) => {
    expect(namesOf(signsIn([steady(1_000, 0), speech(1_500, loudness), steady(900, 0)], { isEchoing }))).toBe(signs)
  })
})
