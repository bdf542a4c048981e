import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bargainOf } from '../../bargaining/solutions/bargain.ts'
import { type Bargain, utilitiesOf } from '../../bargaining/solutions/space.ts'
import { aBargain, everyDeal } from '../../testing/bargains.ts'
import { type PassingCounts, passingCounts } from './passing.ts'

const anyBargain = fc.integer({ min: 0, max: 0xffffffff }).map(aBargain)

function plainCounts(bargain: Bargain): PassingCounts {
  const met = everyDeal(bargain).map((deal) => {
    return utilitiesOf(bargain, deal).map((utility, seat) => utility >= (bargain.reservations[seat] ?? 0))
  })
  const required = bargain.required ?? []
  const passing = met.filter((seats) => {
    return required.every((seat) => seats[seat] === true) && seats.filter(Boolean).length >= seats.length - 1
  })
  const unanimous = met.filter((seats) => seats.every(Boolean))
  return { deals: met.length, passing: passing.length, unanimous: unanimous.length }
}

describe('passingCounts', () => {
  it('counts what plain enumeration counts', () => {
    fc.assert(
      fc.property(anyBargain, (bargain) => {
        expect(passingCounts(bargain)).toEqual(plainCounts(bargain))
      }),
    )
  })

  it('counts deals whose fractional sums meet a reservation exactly', () => {
    const tables = [
      [
        [0.1, 0.3],
        [0.2, 0.4],
        [0.3, 0.1],
      ],
      [
        [0.3, 0.1],
        [0.2, 0.1],
        [0.1, 0.3],
      ],
    ]
    const bargain = { tables, reservations: [0.1 + 0.2 + 0.3, 0.3 + 0.2 + 0.1] }
    expect(passingCounts(bargain)).toEqual(plainCounts(bargain))
  })

  const tables = [[[0, 1]], [[0, 1]], [[1, 0]]]
  it.each([
    { reservations: [1, 1, 1], required: [], passing: 1, unanimous: 0, because: 'one of three may be left out' },
    { reservations: [1, 1, 1], required: [2], passing: 0, unanimous: 0, because: 'the one left out may block' },
    { reservations: [0, 0, 0], required: [2], passing: 2, unanimous: 2, because: 'a reservation of 0 is met by all' },
    { reservations: [1, 1, 2], required: [], passing: 1, unanimous: 0, because: 'one seat can never be satisfied' },
  ])(
    'of $reservations with $required required: $passing pass, $because',
    ({ because: _, required, reservations, ...rest }) => {
      expect(passingCounts({ tables, reservations, required })).toEqual({ deals: 2, ...rest })
    },
  )
})

describe('bargainOf', () => {
  it('lets no deal with a red line reach the reservation of the seat that drew it', () => {
    const table = [
      [0.1, 0.5],
      [0, 0.5],
    ]
    const seat = { table, reservation: 0.2, redLines: [{ issue: 0, option: 1 }] }
    const bargain = bargainOf([seat])
    expect(everyDeal(bargain).filter((deal) => (utilitiesOf(bargain, deal)[0] ?? 0) >= 0.2)).toEqual([[0, 1]])
    expect(seat.table[0]).toEqual([0.1, 0.5])
  })
})
