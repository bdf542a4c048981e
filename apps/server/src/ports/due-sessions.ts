import type { SessionHeader } from '@placard/application'

/** A session under lease: this server alone may advance it until the lease expires. */
export interface LeasedSession {
  readonly header: SessionHeader
  /** Fencing token: rises with every lease; an append under an older one is refused. */
  readonly fence: number
  /** When a page of the session was last open, epoch ms. */
  readonly lastSeenAt: number
}

/** The queue of due sessions, shared by all servers on one database. */
export interface DueSessions {
  /** Leases up to `limit` sessions that are due at `now` (epoch ms) and that no other server holds, longest due first. */
  claim(now: number, limit: number): Promise<readonly LeasedSession[]>
  /** Releases the lease of a session without an append, due at `nextDueAt`; no effect when the lease was lost. */
  release(lease: LeasedSession, nextDueAt: number | undefined): Promise<void>
  /** When the next session without a lease will be due; undefined when none will. */
  nextDueAt(now: number): Promise<number | undefined>
  /**
   * Recovers from a clock that was put back: sessions due later than any session can be become due now; leases and
   * presence of running sessions that lie as far ahead are corrected too.
   */
  recallFuture(now: number, latest: number): Promise<void>
}
