import { powerOf } from '../random/power.ts'

/**
 * The utility a seat holds out for at a time: `r + (best − r)(1 − t^(1/β))`, from its best deal at the start down to its
 * reservation at the end. `timeRatio` is the elapsed share, clamped to 0…1; β below 1 holds out, above 1 concedes early.
 */
export function targetAt(reservation: number, best: number, timeRatio: number, beta: number): number {
  const elapsed = Math.min(1, Math.max(0, timeRatio))
  return reservation + (best - reservation) * (1 - powerOf(elapsed, 1 / beta))
}
