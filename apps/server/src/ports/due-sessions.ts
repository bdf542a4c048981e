import type { SessionHeader } from '@placard/application'

/** A session this server alone may advance until the lease ends. */
export interface LeasedSession {
  readonly header: SessionHeader
  /** Grows with every lease; an append under an older one is refused. */
  readonly fence: number
  /** When somebody was last seen looking at the session, epoch ms. */
  readonly lastSeenAt: number
}

/** Sessions that owe something, shared by all servers on one database. */
export interface DueSessions {
  /** Leases up to `limit` sessions that are due at `now` (epoch ms) and that no other server holds, longest due first. */
  claim(now: number, limit: number): Promise<readonly LeasedSession[]>
  /** Gives a session back that was not appended to, due at `nextDueAt`; nothing happens when the lease was lost. */
  release(lease: LeasedSession, nextDueAt: number | undefined): Promise<void>
  /** When the next session will be due that nobody holds; undefined when none will. */
  nextDueAt(now: number): Promise<number | undefined>
  /**
   * Makes sessions due now that are due later than any session can be: a clock was put back. Leases and looks at running
   * sessions that lie as far ahead are brought back too.
   */
  recallFuture(now: number, latest: number): Promise<void>
}
