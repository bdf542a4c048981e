import fc from 'fast-check'
import type { Bargain } from '../solutions/space.ts'

/** Bargains small enough to solve by hand: whole scores, so that ties are real and sums exact. */
export const aBargain: fc.Arbitrary<Bargain> = fc
  .record({
    seats: fc.integer({ min: 2, max: 5 }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
    most: fc.constantFrom(2, 10, 40),
  })
  .chain(({ seats, sizes, most }) => {
    const score = fc.integer({ min: 0, max: most })
    const table = fc.tuple(...sizes.map((size) => fc.array(score, { minLength: size, maxLength: size })))
    return fc.record({
      tables: fc.array(table, { minLength: seats, maxLength: seats }),
      reservations: fc.array(fc.integer({ min: 0, max: most * sizes.length }), { minLength: seats, maxLength: seats }),
      required: fc.subarray(Array.from({ length: seats }, (_, seat) => seat)),
    })
  })

/** Every deal of a bargain, the plain way. */
export function everyDeal({ tables }: Bargain): number[][] {
  let deals: number[][] = [[]]
  for (const row of tables[0] ?? []) {
    deals = deals.flatMap((deal) => row.map((_, option) => [...deal, option]))
  }
  return deals
}
