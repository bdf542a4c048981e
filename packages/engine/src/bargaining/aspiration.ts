import { powerOf } from '../primitives/random/power.ts'

/**
 * The utility a seat holds out for at a time: `r + (best − r)(1 − t^(1/β))`, from its best deal at the start down to its
 * reservation at the end. `timeRatio` is the elapsed share, clamped to 0…1; β below 1 holds out, above 1 concedes early.
 */
export function targetAt(reservation: number, best: number, timeRatio: number, beta: number): number {
  const elapsed = Math.min(1, Math.max(0, timeRatio))
  return reservation + (best - reservation) * (1 - concededAt(elapsed, beta))
}

/** Share of the way down that is gone. A room asks at the same time again and again, so each β keeps its last answer. */
function concededAt(elapsed: number, beta: number): number {
  const last = lastConceded.get(beta)
  if (last?.elapsed === elapsed) return last.ratio
  const ratio = powerOf(elapsed, 1 / beta)
  if (lastConceded.size >= MOST_KEPT) lastConceded.clear()
  lastConceded.set(beta, { elapsed, ratio })
  return ratio
}

const lastConceded = new Map<number, { readonly elapsed: number; readonly ratio: number }>()
/** More than there are modes and difficulties. */
const MOST_KEPT = 64
