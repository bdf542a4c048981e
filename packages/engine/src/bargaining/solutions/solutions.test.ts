import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Deal } from '../../model/committee/issue.ts'
import { aBargain, everyDeal } from '../../testing/bargains.ts'
import { egalitarian, gini, kalaiSmorodinsky, nashRatio, nashSolution, utilitarian } from './solutions.ts'
import { type Bargain, enumerateDeals, utilitiesOf } from './space.ts'

const anyBargain = fc.integer({ min: 0, max: 0xffffffff }).map(aBargain)

/** First deal with the greatest value, and how many reach it: what every solution must equal. */
function first(bargain: Bargain, value: (utilities: number[]) => number): { deal: Deal; value: number; ties: number } {
  const deals = everyDeal(bargain)
  const values = deals.map((deal) => value(utilitiesOf(bargain, deal)))
  const most = Math.max(...values)
  return {
    deal: deals[values.indexOf(most)] ?? [],
    value: most,
    ties: values.filter((one) => one === most).length,
  }
}

function surpluses({ reservations }: Bargain, utilities: readonly number[]): number[] {
  return utilities.map((utility, seat) => utility - (reservations[seat] ?? 0))
}

describe('the exact solutions', () => {
  it('find the Nash deal, its product and its ties as plain enumeration does', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const plain = first(bargain, (utilities) => {
          const gains = surpluses(bargain, utilities)
          return gains.every((gain) => gain > 0) ? gains.reduce((product, gain) => product * gain, 1) : -Infinity
        })
        const expected = plain.value > 0 ? { deal: plain.deal, product: plain.value, ties: plain.ties } : undefined
        expect(nashSolution(bargain)).toEqual(expected)
      }),
    )
  })

  it('find the egalitarian and the utilitarian deal as plain enumeration does', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const least = first(bargain, (utilities) => Math.min(...surpluses(bargain, utilities)))
        expect(egalitarian(bargain)).toEqual({ deal: least.deal, minSurplus: least.value })
        const most = first(bargain, (utilities) => utilities.reduce((sum, utility) => sum + utility, 0))
        expect(utilitarian(bargain)).toEqual({ deal: most.deal, sum: most.value })
      }),
    )
  })

  it('find the Kalai–Smorodinsky deal among seats that can all gain', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const ideal = bargain.tables.map((table) => table.reduce((sum, row) => sum + Math.max(...row), 0))
        const spans = surpluses(bargain, ideal)
        fc.pre(spans.every((span) => span > 0))
        const even = first(bargain, (utilities) => {
          return Math.min(...surpluses(bargain, utilities).map((gain, seat) => gain / (spans[seat] ?? 1)))
        })
        expect(kalaiSmorodinsky(bargain)).toEqual({ deal: even.deal, minRatio: even.value })
      }),
    )
  })

  it('visit every deal once, last issue fastest, with the sums of the tables', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const seen: { deal: number[]; utilities: number[] }[] = []
        enumerateDeals(bargain, (utilities, deal) => seen.push({ deal: [...deal], utilities: [...utilities] }))
        expect(seen).toEqual(everyDeal(bargain).map((deal) => ({ deal, utilities: utilitiesOf(bargain, deal) })))
      }),
    )
  })

  it('find the same deal by branch and bound above a million deals', () => {
    // Seven issues of eight options, 2,097,152 deals; each issue is settled best by what both seats want of it together.
    const row = [0, 1, 2, 3, 4, 5, 6, 7]
    const tables = [
      Array.from({ length: 7 }, () => row),
      Array.from({ length: 7 }, () => row.map((score) => 7 - score)),
    ]
    const bargain = { tables, reservations: [20, 20] }
    // 49 points to share: 24 and 25 above 20 make 4 × 5, the greatest product.
    expect(nashSolution(bargain)?.product).toBe(20)
    expect(egalitarian(bargain).minSurplus).toBe(4)
  })
})

describe('nashRatio', () => {
  const bargain: Bargain = { tables: [[[0, 4, 9]], [[9, 5, 1]]], reservations: [0, 1] }

  it.each([
    { deal: [1], ratio: 1, because: 'it is the Nash deal, 4 × 4' },
    { deal: [0], ratio: 0, because: 'the first seat is at its reservation' },
    { deal: [2], ratio: 0, because: 'the second seat is at its reservation' },
  ])('is $ratio at deal $deal, $because', ({ deal, ratio }) => {
    expect(nashRatio(bargain, deal)).toBe(ratio)
  })

  it('is 0 everywhere when no deal leaves everybody a surplus', () => {
    expect(nashRatio({ ...bargain, reservations: [9, 9] }, [1])).toBe(0)
  })

  it('is the geometric mean share of the surplus at the Nash deal', () => {
    const wider: Bargain = { tables: [[[2, 8]], [[2, 2]], [[1, 1]]], reservations: [0, 0, 0] }
    expect(nashRatio(wider, [0])).toBeCloseTo((4 / 16) ** (1 / 3), 12)
  })

  it('never leaves 0…1', () => {
    fc.assert(
      fc.property(anyBargain, (any) => {
        for (const deal of everyDeal(any)) {
          const ratio = nashRatio(any, deal)
          expect(ratio >= 0 && ratio <= 1).toBe(true)
        }
      }),
    )
  })
})

describe('gini', () => {
  it.each([
    { values: [1, 1, 1, 1], expected: 0, because: 'all gain the same' },
    { values: [0, 0, 0, 4], expected: 0.75, because: 'one of four has it all' },
    { values: [1, 3], expected: 0.25, because: 'a quarter would have to change hands' },
    { values: [0, 0], expected: 0, because: 'nobody gained anything' },
    { values: [-5, 5], expected: 0.5, because: 'a loss counts as nothing gained' },
    { values: [], expected: 0, because: 'nobody is there' },
  ])('of $values is $expected, $because', ({ values, expected }) => {
    expect(gini(values)).toBeCloseTo(expected, 12)
  })
})
