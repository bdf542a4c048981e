import { DRILL_USED_SECONDS_MAX } from '@placard/contract'
import * as z from 'zod/mini'

/** A page that was gone no longer than this was reloaded: the clock goes on as if nothing had been. In ms. */
const RELOAD_MS = 10_000

/** The clock of a speech that is being made; instants in ms since 1970 UTC. */
export const SpeechClock = z.object({
  startedAt: z.number(),
  /** How long it has stood still in all, in ms, without the time it stands still now. */
  stoodMs: z.number(),
  /** Since when it stands still; null while it runs. */
  stoodSince: z.nullable(z.number()),
  /** When a page last saw it running. */
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

/** Whole seconds of speaking. A clock of the device that was set back counts nothing. */
export function usedSeconds(clock: SpeechClock, now: number): number {
  const until = clock.stoodSince ?? now
  const ms = until - clock.startedAt - clock.stoodMs
  return Math.min(DRILL_USED_SECONDS_MAX, Math.max(0, Math.floor(ms / 1000)))
}

/** The clock as a page finds it: after a reload it goes on, after a longer absence it has stood since it was last seen. */
export function takenUp(clock: SpeechClock, now: number): SpeechClock {
  const isRunning = clock.stoodSince === null
  return isRunning && now - clock.seenAt > RELOAD_MS ? { ...clock, stoodSince: clock.seenAt } : clock
}
