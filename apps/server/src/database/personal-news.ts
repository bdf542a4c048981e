/** Notice that a user's own data changed, with the device that did it where it is known. */
export interface PersonalNews {
  /** `everybody` when notices may have been lost: all pages have to reload. */
  readonly userId: string | 'everybody'
  readonly device: string | undefined
}

/**
 * NOTIFY channel of the notices between servers. The statement that changes the data also notifies: a rollback notifies
 * nobody.
 */
export const PERSONAL_CHANNEL = 'placard_people'

/** Payload when a user's settings change. Ids only: the values are fetched. */
export function settingsNews(userId: string, device: string): string {
  return `settings ${userId} ${device}`
}

/** Parses a payload; undefined for one of another server version that is unknown here. */
export function readPersonalNews(payload: string): PersonalNews | undefined {
  const [what, userId, device] = payload.split(' ')
  return what === 'settings' && userId !== undefined ? { userId, device } : undefined
}
