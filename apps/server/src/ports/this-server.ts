/** This server among those on the database. */
export interface ThisServer {
  readonly id: string
  readonly startedAt: Date
  /** Requests in progress on this server, under names of the caller's choice. */
  readonly running: Set<string>
  /**
   * Whether an expired lease of another server means that it died. After an outage of the database all leases have
   * expired and no server has died: the others are given time to renew theirs.
   */
  mayJudge(): boolean
  /** Runs work as soon as the database answers, with retries until it succeeds. */
  whenHeard(work: () => Promise<void>): void
}
