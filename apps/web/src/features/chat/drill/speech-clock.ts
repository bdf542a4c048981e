import { DRILL_USED_SECONDS_MAX } from '@placard/contract'
import * as z from 'zod/mini'

/** Absences up to this count as a reload: the clock keeps running. In ms. */
const RELOAD_MS = 10_000

/** Clock of the speech in progress; instants in ms since 1970 UTC. */
export const SpeechClock = z.object({
  startedAt: z.number(),
  /** Total paused time in ms, without the current pause. */
  stoodMs: z.number(),
  /** Start of the current pause; null while the clock runs. */
  stoodSince: z.nullable(z.number()),
  /** When a page last saw the clock running. */
  seenAt: z.number(),
})
export type SpeechClock = z.infer<typeof SpeechClock>

export function begun(now: number): SpeechClock {
  return { startedAt: now, stoodMs: 0, stoodSince: null, seenAt: now }
}

export function paused(clock: SpeechClock, now: number): SpeechClock {
  return clock.stoodSince === null ? { ...clock, stoodSince: now, seenAt: now } : clock
}

export function resumed(clock: SpeechClock, now: number): SpeechClock {
  if (clock.stoodSince === null) return clock
  const stood = Math.max(0, now - clock.stoodSince)
  return { ...clock, stoodMs: clock.stoodMs + stood, stoodSince: null, seenAt: now }
}

/** Whole seconds of speaking, never negative: a device clock that was set back counts as no time. */
export function usedSeconds(clock: SpeechClock, now: number): number {
  const until = clock.stoodSince ?? now
  const ms = until - clock.startedAt - clock.stoodMs
  return Math.min(DRILL_USED_SECONDS_MAX, Math.max(0, Math.floor(ms / 1000)))
}

/** Restores a stored clock: it keeps running after a reload; after a longer absence it was paused when last seen. */
export function takenUp(clock: SpeechClock, now: number): SpeechClock {
  const isRunning = clock.stoodSince === null
  return isRunning && now - clock.seenAt > RELOAD_MS ? { ...clock, stoodSince: clock.seenAt } : clock
}
