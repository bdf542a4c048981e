import { describe, expect, it } from 'vitest'
import { domainOf, plotScales } from './plot-scales.ts'

const MARGINS = { top: 10, end: 20, bottom: 30, start: 40 }

describe('the scales of a plot', () => {
  const { x, y } = plotScales({ width: 500, height: 300 }, MARGINS, { x: [0, 1], y: [0, 10] })

  it.each([
    { value: 0, pixel: 40, because: 'the least stands at the start margin' },
    { value: 0.5, pixel: 260, because: 'half lies half way' },
    { value: 1, pixel: 480, because: 'the greatest stands before the end margin' },
  ] as const)('x of $value is $pixel: $because', ({ value, pixel }) => {
    expect(x(value)).toBe(pixel)
  })

  it.each([
    { value: 0, pixel: 270, because: 'y grows upwards from the foot' },
    { value: 10, pixel: 10, because: 'the greatest stands under the top margin' },
  ] as const)('y of $value is $pixel: $because', ({ value, pixel }) => {
    expect(y(value)).toBe(pixel)
  })

  it('never turn round where there is no room', () => {
    const narrow = plotScales({ width: 10, height: 10 }, MARGINS, { x: [0, 1], y: [0, 1] })
    expect(narrow.x(1)).toBeGreaterThan(narrow.x(0))
    expect(narrow.y(1)).toBeLessThan(narrow.y(0))
  })
})

describe('the domain of values', () => {
  it.each([
    { values: [0.2, 0.6], domain: [0.18, 0.62], because: 'there is room on both sides' },
    { values: [0, 1], domain: [0, 1], because: 'the bounds hold' },
    { values: [0.5], domain: [0.49, 0.51], because: 'a single value needs room as well' },
    { values: [], domain: [0, 1], because: 'nothing is everything' },
  ] as const)('of $values is $domain: $because', ({ values, domain }) => {
    const [least, most] = domainOf(values)
    expect(least).toBeCloseTo(domain[0])
    expect(most).toBeCloseTo(domain[1])
  })
})
