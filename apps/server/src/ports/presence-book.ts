/** Stores when sessions were last open on a page, for all servers. */
export interface PresenceBook {
  /** @param at epoch ms */
  record(sessionIds: readonly string[], at: number): Promise<void>
}
