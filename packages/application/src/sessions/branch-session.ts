import type { StartSession } from '@placard/contract'
import { type Branch, branchOf, decide, type SeatId } from '@placard/engine'
import type { NewSession, SessionHeader } from '../ports/event-store.ts'
import { headerAfter } from './header.ts'
import type { HostParts } from './host-parts.ts'
import { type LoadedSession, loadSession } from './loaded.ts'
import { done, invalid, type Outcome, refused } from './problem.ts'
import { seatOfPerson } from './store-progress.ts'

type From = NonNullable<StartSession['from']>

/**
 * Opens a session that goes back to a moment of another: its log begins with the other's, which stays as it is. People
 * sit where they sat. Refused: `not-found` for a session in which the person holds no seat and for one that is not over,
 * whose secrets the end of a branch would tell; `validation-failed` for another campaign than that session's.
 */
export async function openBranch(
  parts: HostParts,
  input: StartSession,
  from: From,
  personId: string,
): Promise<Outcome<NewSession>> {
  const session = await loadSession(parts.store, parts.cache, from.sessionId)
  const seat = session && seatOfPerson(session.header, personId)
  if (session?.state.status !== 'concluded' || seat === undefined) return refused('not-found')
  if (input.campaignId !== session.header.campaignId) return invalid('campaignId', 'mismatch')
  const now = parts.clock.now()
  const events = await parts.store.events(from.sessionId, 0, session.state.seq)
  const branch = branchOf(events, from.seq, { sessionId: parts.ids.sessionId(), now })
  if (!branch) return refused('not-found')
  const paced = atPace(branch, input.pace, now)
  const { state } = paced
  const header = headerOf(paced, session, { personId, seat, now })
  return done({ header, events: paced.events, snapshot: { seq: state.seq, state } })
}

/** The pace asked for, unless the clock is not this person's alone. */
function atPace(branch: Branch, pace: number | undefined, now: number): Branch {
  if (pace === undefined || pace === branch.state.clock.pace) return branch
  const decision = decide(branch.state, { kind: 'SetPace', pace }, { now })
  if (!decision.ok) return branch
  return { ...branch, events: [...branch.events, ...decision.events], state: decision.state }
}

interface Opener {
  readonly personId: string
  readonly seat: SeatId
  readonly now: number
}

function headerOf({ seq, state }: Branch, { header }: LoadedSession, { personId, seat, now }: Opener): SessionHeader {
  const opened: SessionHeader = {
    ...header,
    sessionId: state.sessionId,
    ownerId: personId,
    country: seat.toUpperCase(),
    createdAt: now,
    concludedAt: undefined,
    from: { sessionId: header.sessionId, seq },
    // who goes back to a moment has had it counted as any start
    imported: header.imported && 'played',
  }
  return headerAfter(opened, state, now)
}
