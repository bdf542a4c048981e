import { patchBetween, REPLAY_STRETCH, type ReplayFrame, type ReplayStretch, type SeatView } from '@placard/contract'
import { type CampaignState, evolve, type SeatId, type SessionEvent, transcriptOf } from '@placard/engine'
import type { SessionDependencies, SessionRef } from './dependencies.ts'
import { loadSession } from './loaded.ts'
import { done, type Outcome, refused } from './problem.ts'
import { wireView } from './shapes.ts'
import { seatOfPerson } from './store-progress.ts'

/** Slice size: events folded and frames made before yielding to other work, some ten milliseconds. */
const EVENTS_A_TURN = 500
const FRAMES_A_TURN = 50

export interface ReplayRequest extends SessionRef {
  /** Log position before the first frame; 0 for the beginning. */
  readonly after?: number | undefined
}

/**
 * Frames of a concluded session as the user's seat saw them at the time; other seats' secrets stay hidden. `not-found`
 * for another user's session, and for one that is not over.
 */
export async function replaySession(
  dependencies: SessionDependencies,
  request: ReplayRequest,
): Promise<Outcome<ReplayStretch>> {
  const { sessionId, userId, after = 0 } = request
  const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
  const seat = session && seatOfPerson(session.header, userId)
  if (session?.state.status !== 'concluded' || seat === undefined) return refused('not-found')
  const end = session.state.seq
  const upTo = Math.min(end, after + REPLAY_STRETCH)
  const before = await stateAt(dependencies, sessionId, Math.min(after, end))
  const events = await dependencies.store.events(sessionId, after, upTo)
  return done({ after, upTo, end, frames: await framesOf(dependencies, { events, after, before, seat }) })
}

/** The state at a log position; undefined for position 0. */
async function stateAt(
  { store, pause }: SessionDependencies,
  sessionId: string,
  at: number,
): Promise<CampaignState | undefined> {
  let state: CampaignState | undefined
  for (let from = 0; from < at; from += EVENTS_A_TURN) {
    for (const event of await store.events(sessionId, from, Math.min(at, from + EVENTS_A_TURN)))
      state = evolve(state, event)
    await pause?.()
  }
  return state
}

interface Stretch {
  readonly events: readonly SessionEvent[]
  readonly after: number
  readonly before: CampaignState | undefined
  readonly seat: SeatId
}

/** Frames at the lines of the transcript after a position; the first frame is complete. */
async function framesOf(
  { pause }: SessionDependencies,
  { events, after, before, seat }: Stretch,
): Promise<ReplayFrame[]> {
  const lines = new Set(transcriptOf(events, after).map(({ seq }) => seq))
  const frames: ReplayFrame[] = []
  let state = before
  let shown: SeatView | undefined
  for (const event of events) {
    state = evolve(state, event)
    if (!lines.has(state.seq)) continue
    const view = wireView(state, seat)
    frames.push({ seq: state.seq, at: event.at, patch: patchBetween(shown, view) ?? { in: {} } })
    shown = view
    if (frames.length % FRAMES_A_TURN === 0) await pause?.()
  }
  return frames
}
