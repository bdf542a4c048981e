/** A demo session in the list of sessions that can be moved. */
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

/** A whole demo session: the log as JSON lines, and the hash of its final state. */
export interface WholeSession {
  readonly seed: number
  readonly stateHash: string
  readonly log: string
  readonly from: { readonly sessionId: string; readonly seq: number } | undefined
}

/** Export of demo sessions with their whole logs, to be moved into an account; the server has no such call. */
export interface WholeSessions {
  /** Every session of the demo, oldest first. */
  nameSessions(): Promise<readonly WholeSessionName[]>
  /** One session with its whole log. */
  exportSession(sessionId: string): Promise<WholeSession>
}
