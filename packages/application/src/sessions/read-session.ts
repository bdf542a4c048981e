import type { Debrief, SessionDetail, SessionSummary } from '@placard/contract'
import type { SessionHeader } from '../ports/event-store.ts'
import type { HostParts, SessionRef } from './host-parts.ts'
import { loadSession } from './loaded.ts'
import { done, type Outcome, refused } from './problem.ts'
import { summaryOf, wireDebrief, wireEntries, wireView } from './shapes.ts'
import { seatOfPerson } from './store-progress.ts'

/** Sessions in one list. */
const LISTED = 50

/**
 * One session as the person's seat sees it: view, transcript after a log position, debrief once concluded.
 * `not-found` also for somebody else's session: whether it exists is nobody's business.
 */
export async function getSession(
  parts: HostParts,
  { sessionId, personId, after = 0 }: SessionRef & { readonly after?: number | undefined },
): Promise<Outcome<SessionDetail>> {
  const session = await loadSession(parts.store, parts.cache, sessionId)
  const seat = session && seatOfPerson(session.header, personId)
  if (!session || seat === undefined) return refused('not-found')
  const { header, state } = session
  const isOver = state.status === 'concluded'
  const events = await parts.store.events(sessionId, isOver ? 0 : after, state.seq)
  return done({
    session: summaryOf(header),
    view: wireView(state, seat),
    entries: isOver ? wireEntries(events.slice(after), after) : wireEntries(events, after),
    ...(isOver ? { debrief: wireDebrief(events, seat) } : {}),
  })
}

/** The debrief of a concluded session; `not-found` before that. */
export async function debriefSession(parts: HostParts, { sessionId, personId }: SessionRef): Promise<Outcome<Debrief>> {
  const detail = await getSession(parts, { sessionId, personId })
  if (!detail.ok) return detail
  return detail.value.debrief ? done(detail.value.debrief) : refused('not-found')
}

/** A person's sessions, most recently played first. */
export async function listSessions(parts: HostParts, personId: string): Promise<SessionSummary[]> {
  const headers: readonly SessionHeader[] = await parts.store.list(personId, LISTED)
  return headers.map(summaryOf)
}

/** The log position up to which a session is stored. */
export async function savedPosition(
  parts: HostParts,
  { sessionId, personId }: SessionRef,
): Promise<Outcome<{ saved: true; seq: number }>> {
  const session = await loadSession(parts.store, parts.cache, sessionId)
  if (!session || seatOfPerson(session.header, personId) === undefined) return refused('not-found')
  return done({ saved: true, seq: session.state.seq })
}
