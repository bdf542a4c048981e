import { describe, expect, it } from 'vitest'
import { measuresOf } from '../testing/measures.ts'
import { periodsOf } from './pitch.ts'
import { repitched } from './repitched.ts'
import type { Sound } from './wav.ts'

const RATE = 16_000

/** A voice without a mouth: harmonics, the higher the fainter. */
function hum(hz: number): Sound {
  const harmonics = Array.from({ length: Math.floor(1_600 / hz) }, (_, at) => at + 1)
  const samples = Int16Array.from({ length: RATE }, (_, at) =>
    harmonics.reduce((sum, n) => sum + (6_000 / n) * Math.cos((2 * Math.PI * n * hz * at) / RATE), 0),
  )
  return { samples, rate: RATE }
}

function noise(): Int16Array {
  let state = 7
  return Int16Array.from({ length: RATE }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 16) % 8_000
  }).map((value) => value - 4_000)
}

describe('the pitch of a sound', () => {
  it.each([80, 120, 170, 240])('is found: %i Hz', (hz) => {
    expect(measuresOf(hum(hz)).pitch / hz).toBeCloseTo(1, 1)
  })

  it.each([
    { samples: new Int16Array(RATE), because: 'it is silent' },
    { samples: noise(), because: 'it is noise' },
    { samples: new Int16Array(10), because: 'it is too short' },
  ])('is none where $because', ({ samples }) => {
    expect(periodsOf({ samples, rate: RATE }).filter((period) => period > 0)).toEqual([])
  })
})

describe('a sound at another pitch', () => {
  it.each([0.8, 0.9, 1.15, 1.35])('has it moved by the factor, and is as long: %f', (factor) => {
    const moved = repitched(hum(120), factor)
    expect(measuresOf(moved).pitch / (120 * factor)).toBeCloseTo(1, 1)
    expect(moved.samples.length).toBe(RATE)
    expect(moved.rate).toBe(RATE)
  })

  it('is left as it is where nothing is to be moved, or there is nothing', () => {
    const sound = hum(120)
    expect(repitched(sound, 1)).toBe(sound)
    expect(repitched({ samples: new Int16Array(), rate: RATE }, 1.2).samples).toHaveLength(0)
  })
})
