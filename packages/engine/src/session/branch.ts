import { replay } from '../fold/evolve.ts'
import type { SessionEvent } from '../model/session/event.ts'
import type { CampaignState } from '../model/session/state.ts'
import { isFloorTakenBy } from './floor-taken.ts'

/** A new session forked from another one's log. */
export interface Branch {
  /** The log position of the other session up to which both are the same. */
  readonly seq: number
  readonly events: readonly SessionEvent[]
  readonly state: CampaignState
}

/** Events that only come first in a command's: before them, the command before is complete. */
const FIRST_OF_A_COMMAND: ReadonlySet<SessionEvent['kind']> = new Set([
  'act-taken',
  'act-withdrawn',
  'clock-advanced',
  'closing-answered',
  'session-paused',
  'session-resumed',
])

/**
 * Forks a session: a new log that begins with the other's events up to the last position, at or before `upTo`, between
 * two commands. Time since then does not count: the branch is paused at the other's session time and resumes now (epoch
 * ms). Undefined for an empty log.
 */
export function branchOf(
  events: readonly SessionEvent[],
  upTo: number,
  { sessionId, now }: { readonly sessionId: string; readonly now: number },
): Branch | undefined {
  const seq = wholePosition(events, upTo)
  const kept = events
    .slice(0, seq)
    .map((event) => (event.kind === 'session-opened' ? renamed(event, sessionId) : event))
  const last = kept.at(-1)
  if (!last) return undefined
  const { at } = last
  if (replay(kept).status === 'active') kept.push({ kind: 'session-paused', at, now: last.now })
  kept.push({ kind: 'session-resumed', at, now })
  return { seq, events: kept, state: replay(kept) }
}

function wholePosition(events: readonly SessionEvent[], upTo: number): number {
  for (let seq = Math.min(Math.floor(upTo), events.length - 1); seq > 1; seq--) {
    const next = events[seq]
    if (next && FIRST_OF_A_COMMAND.has(next.kind) && !isFloorTakenBy(next, events[seq - 1])) return seq
  }
  return Math.min(1, events.length)
}

function renamed(event: Extract<SessionEvent, { kind: 'session-opened' }>, sessionId: string): SessionEvent {
  return { ...event, state: { ...event.state, sessionId } }
}
