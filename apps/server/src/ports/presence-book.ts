/** Where it is kept when a session was last looked at, for all servers to see. */
export interface PresenceBook {
  /** @param at epoch ms */
  record(sessionIds: readonly string[], at: number): Promise<void>
}
