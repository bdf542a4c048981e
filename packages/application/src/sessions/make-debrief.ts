import { Debrief } from '@placard/contract'
import { type DebriefProgress, debriefSteps, type SeatId, type SessionEvent } from '@placard/engine'

/**
 * Version of debriefs: raised whenever the same log would give another debrief, or another format. Debriefs stored
 * under another version are recomputed.
 */
export const DEBRIEF_FORMAT = 1

/** `debriefSteps` through the contract's strict schema: fields not named there cannot get out. */
export function* wireDebriefSteps(events: readonly SessionEvent[], seat: SeatId): Generator<DebriefProgress, Debrief> {
  return Debrief.parse(yield* debriefSteps(events, seat))
}

/** The debrief of a whole log (one JSON list), as JSON. */
export function debriefOfLog(log: string, seat: SeatId, onProgress: (progress: DebriefProgress) => void): string {
  const steps = wireDebriefSteps(JSON.parse(log), seat)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return JSON.stringify(value)
    onProgress(value)
  }
}
