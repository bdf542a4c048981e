/** This server among those on the database. */
export interface ThisServer {
  readonly id: string
  readonly startedAt: Date
  /** Requests that are being worked on here, by names of the caller's choice. */
  readonly running: Set<string>
  /**
   * Whether the end of another server's lease says that it died. Where the database was away, all leases have ended and
   * nobody has died: the others are given the time to say so.
   */
  mayJudge(): boolean
  /** Does something as soon as the database answers, again and again until it succeeds. */
  whenHeard(work: () => Promise<void>): void
}
