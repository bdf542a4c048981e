import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LoadedDice } from '../../testing/loaded-dice.ts'
import { powerOf, rootOf } from './power.ts'
import { dice, drawFrom } from './random.ts'
import { saltedDice, saltedDraw } from './salted.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })
const SALT = '000102030405060708090a0b0c0d0e0f'
const anyDice = fc.oneof(
  seeds.map((seed) => dice(seed)),
  fc.string({ maxLength: 8 }).map((label) => saltedDice(SALT, label)),
)

describe('a throw', () => {
  it.each([
    { throws: 0, below: 0, between: -2, pick: 'a', because: 'the lowest throw is the first of all' },
    { throws: 0.25, below: 1, between: -1, pick: 'b', because: 'a quarter of the way is the second of four' },
    { throws: 0.5, below: 2, between: 0, pick: 'c', because: 'half the way is the third' },
    { throws: 0.999999, below: 3, between: 2, pick: 'd', because: 'the highest is the last, and never beyond it' },
  ])('of $throws is $below below 4 and $between between −2 and 2: $because', ({ throws, below, between, pick }) => {
    const thrown = new LoadedDice(throws)
    expect(thrown.below(4)).toBe(below)
    expect(thrown.between(-2, 2)).toBeCloseTo(between, 4)
    expect(thrown.pick(['a', 'b', 'c', 'd'])).toBe(pick)
  })

  it.each([
    { throws: 0.29, ratio: 0.3, happens: true, because: 'it falls below' },
    { throws: 0.3, ratio: 0.3, happens: false, because: 'a share is reached, not passed' },
    { throws: 0, ratio: 0, happens: false, because: 'what never happens never does' },
  ])('of $throws makes a chance of $ratio come true: $happens, $because', ({ throws, ratio, happens }) => {
    expect(new LoadedDice(throws).chance(ratio)).toBe(happens)
  })

  it('stays within what was asked for, with any dice', () => {
    fc.assert(
      fc.property(anyDice, fc.integer({ min: 1, max: 500 }), fc.integer(), fc.nat(1000), (thrown, bound, low, span) => {
        const whole = thrown.below(bound)
        expect(Number.isInteger(whole) && whole >= 0 && whole < bound).toBe(true)
        const value = thrown.between(low, low + span)
        expect(value >= low && value <= low + span).toBe(true)
        const list = Array.from({ length: bound }, (_, at) => at)
        expect(list).toContain(thrown.pick(list))
      }),
    )
  })

  it('comes out as often as its chance, and at every place in a list', () => {
    for (const thrown of [dice(3), saltedDice(SALT, 'chance')]) {
      const met = new Set<number | undefined>()
      let happened = 0
      for (let again = 0; again < 4_000; again++) {
        if (thrown.chance(0.25)) happened += 1
        met.add(thrown.pick([0, 1, 2, 3, 4, 5, 6]))
      }
      // 1,000 expected, standard deviation 27: five of them.
      expect(Math.abs(happened - 1_000)).toBeLessThan(137)
      expect(met.size).toBe(7)
    }
  })
})

describe('draws by label', () => {
  it('are alike for the same seed and label, and leave the seed’s own dice alone', () => {
    fc.assert(
      fc.property(seeds, fc.string(), (seed, label) => {
        const before = dice(seed).next()
        expect(drawFrom(seed, label)).toBe(drawFrom(seed, label))
        expect(dice(seed).next()).toBe(before)
      }),
    )
  })

  it('differ in about half their bits between neighbouring labels', () => {
    let bits = 0
    for (let label = 0; label < 500; label++) {
      for (let apart = drawFrom(9, label) ^ drawFrom(9, label + 1); apart !== 0; apart &= apart - 1) bits += 1
    }
    // 8,000 expected, standard deviation 63: five of them.
    expect(Math.abs(bits - 8_000)).toBeLessThan(316)
  })

  it('by a salt go on past one digest without repeating themselves', () => {
    const thrown = saltedDice(SALT, 'long')
    const values = Array.from({ length: 64 }, () => thrown.next())
    expect(new Set(values).size).toBe(64)
    expect(values[8]).toBe(saltedDraw(SALT, 'long/1') / 2 ** 32)
  })
})

describe('powers and roots', () => {
  const base = fc.double({ min: 0.001, max: 3, noNaN: true })
  const exponent = fc.double({ min: 0, max: 6, noNaN: true })

  it('multiply where exponents are added', () => {
    fc.assert(
      fc.property(base, exponent, exponent, (value, one, other) => {
        const product = powerOf(value, one) * powerOf(value, other)
        expect(powerOf(value, one + other) / product).toBeCloseTo(1, 8)
      }),
    )
  })

  it('of a share fall as the exponent grows, and rise with the share', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, exponent, exponent, (left, right, one, other) => {
        const [less, more] = [Math.min(left, right), Math.max(left, right)]
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(powerOf(more, high)).toBeLessThanOrEqual(powerOf(more, low) + 1e-9)
        expect(powerOf(less, low)).toBeLessThanOrEqual(powerOf(more, low) + 1e-9)
      }),
    )
  })

  it('undo each other, and greater values have greater roots', () => {
    const value = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(value, value, fc.integer({ min: 1, max: 12 }), (left, right, n) => {
        const [less, more] = [Math.min(left, right), Math.max(left, right)]
        expect(rootOf(less, n)).toBeLessThanOrEqual(rootOf(more, n) * (1 + 1e-12))
        expect(powerOf(rootOf(left, n), n) / left).toBeCloseTo(1, 9)
      }),
    )
  })
})
