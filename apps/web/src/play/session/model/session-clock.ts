import type { SeatView } from '@placard/contract'

type Clock = SeatView['clock']

/**
 * The host advances a session's clock by at most this much at once (session ms), so a page without updates for longer
 * must stop its own clock.
 */
const LONGEST_STEP_MS = 30_000

/** Session time at a wall-clock time (epoch ms). `skewMs` is how far this device's clock is ahead of the host's. */
export function sessionTimeAt(clock: Clock, now: number, skewMs = 0): number {
  if (!clock.running) return clock.elapsedMs
  const step = Math.max(0, Math.min(LONGEST_STEP_MS, (now - skewMs - clock.asOf) * clock.pace))
  return Math.min(clock.durationMs, clock.elapsedMs + step)
}

export function remainingAt(clock: Clock, now: number, skewMs = 0): number {
  return Math.max(0, clock.durationMs - sessionTimeAt(clock, now, skewMs))
}

/**
 * Estimates how far this device's clock is ahead of the host's, from when lines were written and when they arrived.
 * Latency only ever adds, so the smallest difference seen is the best estimate.
 */
export function learnSkew(known: number | undefined, writtenAt: number, receivedAt: number): number {
  const seen = receivedAt - writtenAt
  return known === undefined ? seen : Math.min(known, seen)
}
