import type { SessionHost } from '@placard/application'
import type { DueSessions, LeasedSession } from '../../ports/due-sessions.ts'

/** A session goes on this long after the last page left it. */
const ABSENCE_MS = 120_000
/** A session that says it is due but finds nothing to do is asked again after this much of its own time. */
const EMPTY_WAIT_MS = 1_000
/** Nothing in a session is due later than this: a later date was written under a clock that has been put back since. */
export const LATEST_DUE_MS = 60_000

/** What a tick works with. */
export interface TickDependencies {
  readonly host: Pick<SessionHost, 'advanceSession' | 'submitCommand' | 'takeClock'>
  readonly sessions: DueSessions
  /** Runs work that may append under the lease only, and nothing else on the session meanwhile. */
  readonly underLease: <Result>(lease: LeasedSession, work: () => Promise<Result>) => Promise<Result>
  /** Epoch ms. */
  readonly now: () => number
  /** Whether this server knows of somebody who looks at the session. */
  readonly isWatched: (sessionId: string) => boolean
  /** For how many ms this server has run with a clock that did not jump: of what was before, dates say nothing. */
  readonly steadyMs: () => number
}

/** Does what one leased session owes, and pauses it when nobody has been there for a while. */
export async function tickSession(dependencies: TickDependencies, lease: LeasedSession): Promise<void> {
  const { sessionId } = lease.header
  if (isAbandoned(dependencies, lease)) return pause(dependencies, lease)
  const advanced = await dependencies.underLease(lease, () => dependencies.host.advanceSession(sessionId))
  if (!advanced.ok || advanced.value.appended > 0) return
  const { nextDueAt } = advanced.value
  const now = dependencies.now()
  if (nextDueAt !== undefined && nextDueAt > now + LATEST_DUE_MS) {
    return dependencies.underLease(lease, () => dependencies.host.takeClock(sessionId))
  }
  const earliest = now + EMPTY_WAIT_MS / lease.header.pace
  await dependencies.sessions.release(lease, nextDueAt === undefined ? undefined : Math.max(nextDueAt, earliest))
}

function isAbandoned({ isWatched, now, steadyMs }: TickDependencies, { header, lastSeenAt }: LeasedSession): boolean {
  return !isWatched(header.sessionId) && Math.min(now() - lastSeenAt, steadyMs()) >= ABSENCE_MS
}

async function pause(dependencies: TickDependencies, lease: LeasedSession): Promise<void> {
  const { sessionId, userId } = lease.header
  await dependencies.underLease(lease, () =>
    dependencies.host.submitCommand({ sessionId, userId, command: { kind: 'pause' } }),
  )
}
