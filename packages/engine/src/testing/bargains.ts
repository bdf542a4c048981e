import type { Bargain } from '../bargaining/solutions/space.ts'
import { dice } from '../primitives/random/random.ts'

/**
 * A bargaining problem small enough for brute force, drawn from a seed: 2–5 seats, 1–4 issues of 1–4 options. Scores
 * are integers, so that ties are real and sums exact.
 */
export function aBargain(seed: number): Bargain {
  const rolled = dice(seed)
  const seats = 2 + rolled.below(4)
  const sizes = Array.from({ length: 1 + rolled.below(4) }, () => 1 + rolled.below(4))
  const most = rolled.pick([2, 10, 40]) ?? 2
  const tables = Array.from({ length: seats }, () => {
    return sizes.map((size) => Array.from({ length: size }, () => rolled.below(most + 1)))
  })
  // at most two thirds of the best deal, so that most have an agreement
  const reservations = tables.map((table) => {
    const best = table.reduce((sum, row) => sum + Math.max(...row), 0)
    return rolled.below(Math.floor((best * 2) / 3) + 1)
  })
  const required = Array.from({ length: seats }, (_, seat) => seat).filter(() => rolled.chance(0.3))
  return { tables, reservations, required }
}

/** Every deal of a bargaining problem, by brute force. */
export function everyDeal({ tables }: Bargain): number[][] {
  let deals: number[][] = [[]]
  for (const row of tables[0] ?? []) {
    deals = deals.flatMap((deal) => row.map((_, option) => [...deal, option]))
  }
  return deals
}
