import type { SessionEvent } from '../model/session/event.ts'

/**
 * Whether an event gives the floor to a seat for the act right after it: in a moderated caucus in which no seat waits,
 * a speaker takes the floor, and the log has that first.
 */
export function isFloorTakenBy(next: SessionEvent, event: SessionEvent | undefined): boolean {
  if (event?.kind !== 'floor-given' || next.kind !== 'act-taken') return false
  return event.seat === next.seat && event.at === next.at && event.now === next.now
}
