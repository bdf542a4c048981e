import { describe, expect, it } from 'vitest'
import { rankCorrelation } from './rank-correlation.ts'

describe('rank correlation', () => {
  it.each([
    { one: [1, 2, 3, 4], other: [10, 20, 30, 99], found: 1, because: 'only the order counts' },
    { one: [1, 2, 3, 4], other: [4, 3, 2, 1], found: -1, because: 'the order is turned' },
    { one: [1, 2, 3], other: [5, 5, 5], found: 0, because: 'equal values have no order' },
    { one: [1, 2, 2, 3], other: [1, 2, 3, 4], found: 0.9487, because: 'equal values share the mean of their ranks' },
  ])('is $found of $one and $other: $because', ({ one, other, found }) => {
    expect(rankCorrelation(one, other)).toBeCloseTo(found, 4)
  })
})
