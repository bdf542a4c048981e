import type { StartSession } from '@placard/contract'
import { type Branch, branchOf, decide, type SeatId } from '@placard/engine'
import type { NewSession, SessionHeader } from '../ports/event-store.ts'
import type { SessionDependencies } from './dependencies.ts'
import { headerAfter } from './header.ts'
import { type LoadedSession, loadSession } from './loaded.ts'
import { done, invalid, type Outcome, refused } from './problem.ts'
import { seatOfPerson } from './store-progress.ts'

type From = NonNullable<StartSession['from']>

/**
 * Opens a branch: a session that goes back to a moment of another. Its log begins with a copy of the other's, which is
 * unchanged; people keep their seats. Refused: `not-found` for a session in which the user holds no seat, and for one
 * that is not over, whose secrets the end of a branch would reveal; `validation-failed` for another campaign than that
 * session's.
 */
export async function openBranch(
  dependencies: SessionDependencies,
  input: StartSession,
  from: From,
  userId: string,
): Promise<Outcome<NewSession>> {
  const session = await loadSession(dependencies.store, dependencies.cache, from.sessionId)
  const seat = session && seatOfPerson(session.header, userId)
  if (session?.state.status !== 'concluded' || seat === undefined) return refused('not-found')
  if (input.campaignId !== session.header.campaignId) return invalid('campaignId', 'mismatch')
  const now = dependencies.clock.now()
  const events = await dependencies.store.events(from.sessionId, 0, session.state.seq)
  const branch = branchOf(events, from.seq, { sessionId: dependencies.ids.sessionId(), now })
  if (!branch) return refused('not-found')
  const paced = atPace(branch, input.pace, now)
  const { state } = paced
  const header = headerOf(paced, session, { userId, seat, now })
  return done({ header, events: paced.events, snapshot: { seq: state.seq, state } })
}

/** The branch at the requested pace, unless the clock is shared with other people. */
function atPace(branch: Branch, pace: number | undefined, now: number): Branch {
  if (pace === undefined || pace === branch.state.clock.pace) return branch
  const decision = decide(branch.state, { kind: 'SetPace', pace }, { now })
  if (!decision.ok) return branch
  return { ...branch, events: [...branch.events, ...decision.events], state: decision.state }
}

interface Opener {
  readonly userId: string
  readonly seat: SeatId
  readonly now: number
}

function headerOf({ seq, state }: Branch, { header }: LoadedSession, { userId, seat, now }: Opener): SessionHeader {
  const opened: SessionHeader = {
    ...header,
    sessionId: state.sessionId,
    userId,
    // titles and pins are of the other session
    people: header.people.map((holder) => ({ userId: holder.userId, seat: holder.seat })),
    country: seat.toUpperCase(),
    createdAt: now,
    concludedAt: undefined,
    from: { sessionId: header.sessionId, seq },
    // opening a branch was already counted as a start
    imported: header.imported && 'played',
  }
  return headerAfter(opened, state, now)
}
