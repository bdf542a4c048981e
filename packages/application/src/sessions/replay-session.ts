import { patchBetween, REPLAY_STRETCH, type ReplayFrame, type ReplayStretch, type SeatView } from '@placard/contract'
import { type CampaignState, evolve, type SeatId, type SessionEvent, transcriptOf } from '@placard/engine'
import type { HostParts, SessionRef } from './host-parts.ts'
import { loadSession } from './loaded.ts'
import { done, type Outcome, refused } from './problem.ts'
import { wireView } from './shapes.ts'
import { seatOfPerson } from './store-progress.ts'

export interface ReplayRequest extends SessionRef {
  /** Log position the stretch follows; 0 for the first. */
  readonly after?: number | undefined
}

/**
 * A stretch of a concluded session as the person's seat saw it at the time, frame by frame; what others kept to
 * themselves stays so. `not-found` for somebody else's session, and for one that is not over.
 */
export async function replaySession(parts: HostParts, request: ReplayRequest): Promise<Outcome<ReplayStretch>> {
  const { sessionId, personId, after = 0 } = request
  const session = await loadSession(parts.store, parts.cache, sessionId)
  const seat = session && seatOfPerson(session.header, personId)
  if (session?.state.status !== 'concluded' || seat === undefined) return refused('not-found')
  const end = session.state.seq
  const upTo = Math.min(end, after + REPLAY_STRETCH)
  const events = await parts.store.events(sessionId, 0, upTo)
  return done({ after, upTo, end, frames: framesOf(events, after, seat) })
}

/** Frames at the lines of the record after a position; the first one whole. */
function framesOf(events: readonly SessionEvent[], after: number, seat: SeatId): ReplayFrame[] {
  const lines = new Set(transcriptOf(events.slice(after), after).map(({ seq }) => seq))
  const frames: ReplayFrame[] = []
  let state: CampaignState | undefined
  let before: SeatView | undefined
  for (const event of events) {
    state = evolve(state, event)
    if (!lines.has(state.seq)) continue
    const view = wireView(state, seat)
    frames.push({ seq: state.seq, at: event.at, patch: patchBetween(before, view) ?? { in: {} } })
    before = view
  }
  return frames
}
