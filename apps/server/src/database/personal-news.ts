/** Somebody's own data changed, on the device named where it is known. */
export interface PersonalNews {
  /** `everybody` when news may have been lost: all pages have to look. */
  readonly userId: string | 'everybody'
  readonly device: string | undefined
}

/** Channel on which servers hear of it. The statement that changes the data also tells: nobody hears of what is undone. */
export const PERSONAL_CHANNEL = 'placard_people'

/** What is told when a person's settings change. Ids only: what they chose is asked for. */
export function settingsNews(userId: string, device: string): string {
  return `settings ${userId} ${device}`
}

/** Reads what was told; undefined when another version of the server tells something this one has no use for. */
export function readPersonalNews(payload: string): PersonalNews | undefined {
  const [what, userId, device] = payload.split(' ')
  return what === 'settings' && userId !== undefined ? { userId, device } : undefined
}
