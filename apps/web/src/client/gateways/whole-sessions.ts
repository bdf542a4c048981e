/** A session of the demo as a list of what can be moved shows it. */
export interface WholeSessionName {
  readonly sessionId: string
  readonly title: string
  /** ISO alpha-3. */
  readonly country: string
  /** When it was opened, epoch ms. */
  readonly createdAt: number
  /** Log position of the last event. */
  readonly seq: number
}

/** A session of the demo, whole: the log as JSON lines, and the fingerprint of what it adds up to. */
export interface WholeSession {
  readonly seed: number
  readonly stateHash: string
  readonly log: string
  readonly from: { readonly sessionId: string; readonly seq: number } | undefined
}

/** The sessions of the demo with their whole logs, which only the demo gives out: they may move into an account. */
export interface WholeSessions {
  /** Every session of the demo, oldest first. */
  nameSessions(): Promise<readonly WholeSessionName[]>
  /** One session with its whole log. */
  exportSession(sessionId: string): Promise<WholeSession>
}
