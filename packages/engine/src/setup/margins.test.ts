import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDeal } from '../testing/bargains.ts'
import { type Band, type Claim, commonMargin, PASSING_BAND, seatInTheWay, spanOf } from './draw-margin.ts'

/** A claim to a table: what the status quo (option 0 everywhere), the best and the worst deal are worth follows from it. */
function aClaim(table: readonly (readonly number[])[], overrides: Partial<Claim> = {}): Claim {
  const sumOf = (pick: (row: readonly number[]) => number) => table.reduce((sum, row) => sum + pick(row), 0)
  return {
    table,
    statusQuo: sumOf((row) => row[0] ?? 0),
    best: sumOf((row) => Math.max(...row)),
    worst: sumOf((row) => Math.min(...row)),
    firmness: 1,
    price: 0,
    ...overrides,
  }
}

/** How many deals pass (at most one seat below what it asks) and how many suit everybody, counted the plain way. */
function countedAt(claims: readonly Claim[], margin: number) {
  const tables = claims.map(({ table }) => table)
  const deals = everyDeal({ tables, reservations: [] })
  const short = deals.map((deal) =>
    claims.filter((claim) => {
      const utility = deal.reduce((sum, option, issue) => sum + (claim.table[issue]?.[option] ?? 0), 0)
      return utility < claim.statusQuo - claim.price + margin * spanOf(claim) - 1e-9
    }),
  )
  const withAtMost = (count: number) => short.filter((missing) => missing.length <= count).length
  return { deals: deals.length, passing: withAtMost(1), unanimous: withAtMost(0) }
}

const score = fc.integer({ min: 0, max: 100 }).map((whole) => whole / 100)
const aTable = fc.array(fc.array(score, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 })
const someClaims = fc
  .array(fc.record({ table: aTable, firmness: fc.double({ min: 0.7, max: 1.4, noNaN: true }) }), {
    minLength: 3,
    maxLength: 5,
  })
  .map((claims) => claims.map(({ table, firmness }) => aClaim(table, { firmness })))

describe('the common margin', () => {
  const keeps = (band: Band) =>
    fc.assert(
      fc.property(someClaims, (claims) => {
        const margin = commonMargin(claims, band)
        fc.pre(margin !== undefined)
        const { deals, passing, unanimous } = countedAt(claims, margin ?? 0)
        expect(passing).toBeGreaterThanOrEqual(band.least * deals)
        expect(passing).toBeLessThanOrEqual(band.most * deals)
        expect(unanimous).toBeGreaterThanOrEqual(1)
        expect(margin).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )

  it('leaves as many deals passing as it promises, and one that suits everybody', () => keeps(PASSING_BAND))

  it('keeps a wider promise as well', () => keeps({ least: 0, aimed: 0.08, most: 0.5 }))

  it('is none where every seat is best served by the status quo', () => {
    const content = [1, 2, 3].map(() =>
      aClaim([
        [1, 0.5, 0.2, 0],
        [1, 0.4, 0.3, 0.1],
      ]),
    )
    expect(commonMargin(content, PASSING_BAND)).toBeUndefined()
  })

  it('is none where too many deals suit everybody: a session has to be bargained', () => {
    const easy = [1, 2, 3].map(() =>
      aClaim([
        [0, 1, 1, 1],
        [0, 1, 1, 1],
      ]),
    )
    expect(commonMargin(easy, PASSING_BAND)).toBeUndefined()
  })
})

describe('what a whole margin stands for', () => {
  it.each([
    { overrides: {}, span: 1, because: 'the most there is to gain over the status quo' },
    { overrides: { firmness: 1.3 }, span: 1.3, because: 'a firm seat counts it higher' },
    { overrides: { price: 0.5 }, span: 1.5, because: 'a seat that would pay a price counts from further down' },
    { overrides: { best: 0 }, span: 1e-6, because: 'with nothing to gain it is next to nothing, and never nothing' },
  ])('with $overrides is $span: $because', ({ overrides, span }) => {
    expect(spanOf(aClaim([[0, 1]], overrides))).toBeCloseTo(span, 12)
  })
})

describe('the seat in the way', () => {
  const reaching = [[0, 0.5, 0.8, 1]]
  const content = [[1, 0.5, 0.2, 0]]

  it.each([
    {
      claims: [aClaim(reaching), aClaim(content), aClaim(reaching), aClaim(content)],
      band: PASSING_BAND,
      seat: 1,
      because: 'hardly a deal betters it, and with the other like it nothing passes',
    },
    {
      claims: [aClaim(reaching), aClaim(reaching), aClaim([[0.5, 0.4, 0.6, 0.55]], { best: 1 })],
      band: PASSING_BAND,
      seat: 2,
      because: 'enough deals pass, and it gains least by the fairest of them',
    },
  ])('is number $seat: $because', ({ claims, band, seat }) => expect(seatInTheWay(claims, band)).toBe(seat))

  it('is no seat that would pay a price rather than stand alone', () => {
    const paying = aClaim(content, { price: 1.1 })
    expect(seatInTheWay([aClaim(reaching), aClaim(content), aClaim(content), paying], PASSING_BAND)).toBe(1)
    expect(seatInTheWay([aClaim(reaching), paying, aClaim(content), aClaim(content)], PASSING_BAND)).toBe(2)
  })
})
