import type { SessionDetail, SessionSummary } from '@placard/contract'
import type { SeatId } from '@placard/engine'
import type { DebriefStanding } from '../ports/debriefs.ts'
import type { SessionHeader } from '../ports/event-store.ts'
import type { SessionDependencies, SessionRef } from './dependencies.ts'
import { expectedDealOf } from './expected-deal.ts'
import { type LoadedSession, loadSession } from './loaded.ts'
import { done, type Outcome, refused } from './problem.ts'
import { drawOf, summaryOf, wireEntries, wireView } from './shapes.ts'
import { seatOfPerson } from './store-progress.ts'

/** Limit of sessions in a list. */
const LISTED = 50

type DetailRequest = SessionRef & { readonly after?: number | undefined }

/**
 * A session as the user's seat sees it: view and transcript after a log position, and its draw once concluded.
 * `not-found` also for another user's session: its existence is not revealed.
 */
export async function getSession(
  dependencies: SessionDependencies,
  request: DetailRequest,
): Promise<Outcome<SessionDetail>> {
  const seated = await seatedIn(dependencies, request)
  return seated ? done(await detailOf(dependencies, seated, request)) : refused('not-found')
}

/**
 * `getSession` with the debrief of a concluded session: the debrief itself, the progress of making it, or why there is
 * none.
 */
export async function getWholeSession(
  dependencies: SessionDependencies,
  request: DetailRequest,
): Promise<Outcome<SessionDetail>> {
  const seated = await seatedIn(dependencies, request)
  if (!seated) return refused('not-found')
  const detail = await detailOf(dependencies, seated, request)
  if (seated.session.state.status !== 'concluded') return done(detail)
  return done({ ...detail, ...partOf(await standingOf(dependencies, request.userId, seated)) })
}

/** The state of a concluded session's debrief; `not-found` before the conclusion. */
export async function debriefSession(
  dependencies: SessionDependencies,
  ref: SessionRef,
): Promise<Outcome<DebriefStanding>> {
  const seated = await seatedIn(dependencies, ref)
  if (seated?.session.state.status !== 'concluded') return refused('not-found')
  return done(await standingOf(dependencies, ref.userId, seated))
}

interface Seated {
  readonly session: LoadedSession
  readonly seat: SeatId
}

async function seatedIn(
  dependencies: SessionDependencies,
  { sessionId, userId }: SessionRef,
): Promise<Seated | undefined> {
  const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
  const seat = session && seatOfPerson(session.header, userId)
  return session && seat !== undefined ? { session, seat } : undefined
}

async function detailOf(
  dependencies: SessionDependencies,
  { session, seat }: Seated,
  { userId, after = 0 }: DetailRequest,
): Promise<SessionDetail> {
  const { header, state } = session
  const draw = drawOf(header, state)
  const events = await dependencies.store.events(header.sessionId, after, state.seq)
  const shown = { session: summaryOf(header, userId), view: wireView(state, seat), entries: wireEntries(events, after) }
  return draw === undefined ? shown : { ...shown, draw }
}

/** The expected settlement is not stored with a debrief, as the catalogue may change. */
async function standingOf(
  dependencies: SessionDependencies,
  userId: string,
  { session, seat }: Seated,
): Promise<DebriefStanding> {
  const { header, state } = session
  const standing = await dependencies.debriefs.ask({ sessionId: header.sessionId, userId, seat, seq: state.seq })
  if (standing.status !== 'ready') return standing
  const expected = expectedDealOf(await dependencies.catalogue.get(state.campaignId), state, seat)
  return { status: 'ready', debrief: { ...standing.debrief, expected } }
}

function partOf(standing: DebriefStanding): Pick<SessionDetail, 'debrief' | 'debriefFault' | 'debriefProgress'> {
  switch (standing.status) {
    case 'ready':
      return { debrief: standing.debrief }
    case 'pending':
      return { debriefProgress: standing.progress }
    case 'refused':
      return { debriefFault: standing.fault }
  }
}

/**
 * Whether a session is concluded and the user holds a seat in it; false alike for a missing, another user's or a
 * running one.
 */
export async function hasRecord(
  dependencies: SessionDependencies,
  { sessionId, userId }: SessionRef,
): Promise<boolean> {
  const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
  return session?.state.status === 'concluded' && seatOfPerson(session.header, userId) !== undefined
}

/** A user's sessions, most recently played first. */
export async function listSessions(dependencies: SessionDependencies, userId: string): Promise<SessionSummary[]> {
  const headers: readonly SessionHeader[] = await dependencies.store.list(userId, LISTED)
  return headers.map((header) => summaryOf(header, userId))
}

/** The log position up to which a session is stored. */
export async function savedPosition(
  dependencies: SessionDependencies,
  { sessionId, userId }: SessionRef,
): Promise<Outcome<{ saved: true; seq: number }>> {
  const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
  if (!session || seatOfPerson(session.header, userId) === undefined) return refused('not-found')
  return done({ saved: true, seq: session.state.seq })
}
