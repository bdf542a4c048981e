import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { powerOf, rootOf } from './power.ts'

describe('powerOf', () => {
  it.each([
    { base: 0.5, exponent: 4, expected: 0.0625, because: 'a whole exponent multiplies' },
    { base: 0.5, exponent: 0.25, expected: 0.8408964152537145, because: 'a quarter is two square roots' },
    { base: 2, exponent: 0, expected: 1, because: 'anything to the power 0 is 1' },
    { base: 0, exponent: 0, expected: 1, because: '0 to the power 0 is 1 by convention' },
    { base: 0, exponent: 0.5, expected: 0, because: 'a root of nothing is nothing' },
    { base: 9, exponent: 1.5, expected: 27, because: 'whole and half part multiply' },
  ])('$base to the $exponent is $expected, $because', ({ base, exponent, expected }) => {
    expect(powerOf(base, exponent)).toBeCloseTo(expected, 12)
  })

  it('agrees with the host to nine digits on the exponents concessions use', () => {
    const base = fc.double({ min: 1e-6, max: 1, noNaN: true })
    const exponent = fc.double({ min: 0.1, max: 20, noNaN: true })
    fc.assert(
      fc.property(base, exponent, (left, right) => {
        const host = left ** right
        expect(Math.abs(powerOf(left, right) - host)).toBeLessThanOrEqual(1e-9 * Math.max(host, 1e-9))
      }),
    )
  })

  it.each([
    [-1, 1],
    [1, -1],
    [Number.NaN, 1],
    [1, Infinity],
  ])('refuses %s to the %s as a bug', (base, exponent) => {
    expect(() => powerOf(base, exponent)).toThrow(RangeError)
  })
})

describe('rootOf', () => {
  it('is undone by the power', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e40, noNaN: true }), fc.integer({ min: 1, max: 16 }), (value, n) => {
        expect(rootOf(value, n) ** n / value).toBeCloseTo(1, 9)
      }),
    )
  })

  it.each([
    { value: 0, n: 8, expected: 0, because: 'nothing has no other root' },
    { value: 7, n: 1, expected: 7, because: 'the first root is the value' },
    { value: 1, n: 6, expected: 1, because: 'one is its own root' },
    { value: 6031872, n: 6, expected: 13.492, because: 'the base game has this mean surplus at its Nash deal' },
  ])('the root of $value of degree $n is $expected, $because', ({ value, n, expected }) => {
    expect(rootOf(value, n)).toBeCloseTo(expected, 3)
  })

  it.each([
    [-1, 2],
    [4, 0],
    [4, 1.5],
    [Number.NaN, 2],
  ])('refuses the root of %s of degree %s as a bug', (value, n) => {
    expect(() => rootOf(value, n)).toThrow(RangeError)
  })
})
