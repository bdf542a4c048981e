import type { Debrief, SessionDetail, SessionSummary } from '@placard/contract'
import type { CampaignState, SeatId } from '@placard/engine'
import type { SessionHeader } from '../ports/event-store.ts'
import { expectedDealOf } from './expected-deal.ts'
import type { HostParts, SessionRef } from './host-parts.ts'
import { loadSession } from './loaded.ts'
import { done, type Outcome, refused } from './problem.ts'
import { summaryOf, wireDebrief, wireEntries, wireView } from './shapes.ts'
import { seatOfPerson } from './store-progress.ts'

/** Debriefs remembered. */
const DEBRIEFS = 32
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
  const events = await parts.store.events(sessionId, after, state.seq)
  return done({
    session: summaryOf(header),
    view: wireView(state, seat),
    entries: wireEntries(events, after),
    ...(state.status === 'concluded' ? { debrief: await debriefFor(parts, sessionId, seat, state) } : {}),
  })
}

/** A concluded session does not change: its debrief is worked out from the whole log once, as long as it is remembered. */
async function debriefFor(parts: HostParts, sessionId: string, seat: SeatId, state: CampaignState): Promise<Debrief> {
  const { seq, campaignId } = state
  const name = `${sessionId} ${seat} ${seq}`
  const known = parts.debriefs.get(name)
  if (known) return known
  const expected = expectedDealOf(await parts.catalogue.get(campaignId), state, seat)
  const debrief: Debrief = { ...wireDebrief(await parts.store.events(sessionId, 0, seq), seat), expected }
  const [oldest] = parts.debriefs.keys()
  if (parts.debriefs.size >= DEBRIEFS && oldest !== undefined) parts.debriefs.delete(oldest)
  parts.debriefs.set(name, debrief)
  return debrief
}

/** The debrief of a concluded session; `not-found` before that. */
export async function debriefSession(parts: HostParts, { sessionId, personId }: SessionRef): Promise<Outcome<Debrief>> {
  const detail = await getSession(parts, { sessionId, personId })
  if (!detail.ok) return detail
  return detail.value.debrief ? done(detail.value.debrief) : refused('not-found')
}

/** Whether a session is over and the person holds a seat in it: one question for what is missing, another's or goes on. */
export async function hasRecord(parts: HostParts, { sessionId, personId }: SessionRef): Promise<boolean> {
  const session = await loadSession(parts.store, parts.cache, sessionId)
  return session?.state.status === 'concluded' && seatOfPerson(session.header, personId) !== undefined
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
