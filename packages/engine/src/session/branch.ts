import { replay } from '../fold/evolve.ts'
import type { SessionEvent } from '../model/session/event.ts'
import type { CampaignState } from '../model/session/state.ts'
import { isFloorTakenBy } from './floor-taken.ts'

/** A new session that begins as another one did. */
export interface Branch {
  /** The log position of the other session up to which it is the same. */
  readonly seq: number
  readonly events: readonly SessionEvent[]
  readonly state: CampaignState
}

/** Events only the first of a command's can be: between them and what is before them nothing is half done. */
const FIRST_OF_A_COMMAND: ReadonlySet<SessionEvent['kind']> = new Set([
  'act-taken',
  'act-withdrawn',
  'clock-advanced',
  'closing-answered',
  'session-paused',
  'session-resumed',
])

/**
 * Goes back to a moment of a session: a log of its own that begins with the other's events up to the last position, at
 * or before `upTo`, at which nothing was half done. Time since then does not count: the branch is paused where the
 * other stood and goes on now (epoch ms). Undefined for an empty log.
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
