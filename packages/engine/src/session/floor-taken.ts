import type { SessionEvent } from '../model/session/event.ts'

/**
 * Whether an event is the floor being given to somebody by the very act that comes next: in a moderated caucus in which
 * nobody waits, who speaks takes it, and the log has that first.
 */
export function isFloorTakenBy(next: SessionEvent, event: SessionEvent | undefined): boolean {
  if (event?.kind !== 'floor-given' || next.kind !== 'act-taken') return false
  return event.seat === next.seat && event.at === next.at && event.now === next.now
}
