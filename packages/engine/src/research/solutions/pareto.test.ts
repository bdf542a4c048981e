import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bargain, utilitiesOf } from '../../bargaining/solutions/space.ts'
import { aBargain, everyDeal } from '../../testing/bargains.ts'
import { isParetoOptimal, paretoCount } from './pareto.ts'

const anyBargain = fc.integer({ min: 0, max: 0xffffffff }).map(aBargain)

/** Deals that no other deal dominates, each compared with each. */
function plainFrontier(bargain: Bargain): number[][] {
  const deals = everyDeal(bargain)
  const utilities = deals.map((deal) => utilitiesOf(bargain, deal))
  return deals.filter((_, at) => {
    const mine = utilities[at] ?? []
    return !utilities.some(
      (other) =>
        other.every((utility, seat) => utility >= (mine[seat] ?? 0)) &&
        other.some((utility, seat) => utility > (mine[seat] ?? 0)),
    )
  })
}

describe('the Pareto frontier', () => {
  it('holds exactly the deals nobody can improve on, equal ones each', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        const plain = plainFrontier(bargain)
        expect(paretoCount(bargain)).toBe(plain.length)
        const known = new Set(plain.map((deal) => deal.join()))
        for (const deal of everyDeal(bargain)) expect(isParetoOptimal(bargain, deal)).toBe(known.has(deal.join()))
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    { tables: [[[1, 2]], [[2, 1]]], count: 2, because: 'what one gains the other loses' },
    { tables: [[[1, 2]], [[1, 2]]], count: 1, because: 'both want the same' },
    { tables: [[[3, 3]], [[1, 1]]], count: 2, because: 'equal deals do not dominate each other' },
    { tables: [[[1, 1]], [[1, 2]]], count: 1, because: 'one seat is indifferent, the other is not' },
  ])('of $tables holds $count deals, $because', ({ tables, count }) => {
    expect(paretoCount({ tables, reservations: [0, 0] })).toBe(count)
  })

  it('is right where scores are fractions whose sums round', () => {
    const third = 1 / 3
    const tables = [
      [
        [0.1, third],
        [0.2, third],
      ],
      [
        [third, 0.1],
        [third, 0.2],
      ],
    ]
    const bargain = { tables, reservations: [0, 0] }
    const optimal = everyDeal(bargain).filter((deal) => isParetoOptimal(bargain, deal))
    expect(optimal).toEqual(plainFrontier(bargain))
    expect(paretoCount(bargain)).toBe(optimal.length)
  })
})
