import type { SessionHost } from '@placard/application'
import type { DueSessions, LeasedSession } from '../../ports/due-sessions.ts'

/** How long a session runs on after the last page left it. */
const ABSENCE_MS = 120_000
/** Retry delay, in the session's own time, of a session that says it is due but has nothing to do. */
const EMPTY_WAIT_MS = 1_000
/** Latest due time: a later one was written under a clock that has been put back since. */
export const LATEST_DUE_MS = 60_000

/** Dependencies of a tick. */
export interface TickDependencies {
  readonly host: Pick<SessionHost, 'advanceSession' | 'submitCommand' | 'takeClock'>
  readonly sessions: DueSessions
  /** Runs work that may append under the lease only, with the session's mutex. */
  readonly underLease: <Result>(lease: LeasedSession, work: () => Promise<Result>) => Promise<Result>
  /** Epoch ms. */
  readonly now: () => number
  /** Whether the session has a subscriber on this server. */
  readonly isWatched: (sessionId: string) => boolean
  /** For how many ms this server's clock has run without a jump: earlier timestamps are not comparable. */
  readonly steadyMs: () => number
}

/** Advances one leased session, and pauses it when it has been unwatched for a while. */
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
