import type { SeatView } from '@placard/contract'

type Clock = SeatView['clock']

/**
 * The host moves a session's clock by at most this much at once (session ms), so a page that hears nothing for longer
 * must not run on by itself.
 */
const LONGEST_STEP_MS = 30_000

/** Session time at a wall clock (epoch ms). `skewMs` is how far this device's clock is ahead of the host's. */
export function sessionTimeAt(clock: Clock, now: number, skewMs = 0): number {
  if (!clock.running) return clock.elapsedMs
  const step = Math.max(0, Math.min(LONGEST_STEP_MS, (now - skewMs - clock.asOf) * clock.pace))
  return Math.min(clock.durationMs, clock.elapsedMs + step)
}

export function remainingAt(clock: Clock, now: number, skewMs = 0): number {
  return Math.max(0, clock.durationMs - sessionTimeAt(clock, now, skewMs))
}

/**
 * How far this device's clock is ahead of the host's, learned from when lines were written and when they arrived. The
 * way here only ever adds, so the smallest difference seen is the best guess.
 */
export function learnSkew(known: number | undefined, writtenAt: number, receivedAt: number): number {
  const seen = receivedAt - writtenAt
  return known === undefined ? seen : Math.min(known, seen)
}
