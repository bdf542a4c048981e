import { powerOf } from '../primitives/random/power.ts'

/**
 * Aspiration level over time (the concession curve): `r + (best − r)(1 − t^(1/β))`, from the seat's best deal at the
 * start down to its reservation at the end. `timeRatio` is the elapsed share, clamped to 0…1; β below 1 holds out
 * (Boulware), above 1 concedes early (Conceder).
 */
export function targetAt(reservation: number, best: number, timeRatio: number, beta: number): number {
  const elapsed = Math.min(1, Math.max(0, timeRatio))
  return reservation + (best - reservation) * (1 - concededAt(elapsed, beta))
}

/**
 * Share of the concession made so far. Memoised: a room asks for the same time repeatedly, so each β caches its last
 * result.
 */
function concededAt(elapsed: number, beta: number): number {
  const last = lastConceded.get(beta)
  if (last?.elapsed === elapsed) return last.ratio
  const ratio = powerOf(elapsed, 1 / beta)
  if (lastConceded.size >= MOST_KEPT) lastConceded.clear()
  lastConceded.set(beta, { elapsed, ratio })
  return ratio
}

const lastConceded = new Map<number, { readonly elapsed: number; readonly ratio: number }>()
/** Cache limit; more than there are combinations of mode and difficulty. */
const MOST_KEPT = 64
