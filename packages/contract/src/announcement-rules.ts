/** Type of an announcement; shown by an icon and a label. */
export const ANNOUNCEMENT_TYPES = ['info', 'warning', 'success', 'urgent'] as const
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number]

/** Priorities of announcements, lowest first; the index in the list is the weight. */
export const ANNOUNCEMENT_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export type AnnouncementPriority = (typeof ANNOUNCEMENT_PRIORITIES)[number]

/** Audiences of announcements. */
export const ANNOUNCEMENT_AUDIENCES = ['all', 'new-users', 'existing-users'] as const
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]

/** Maximum length of a title, in UTF-16 code units. */
export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 120
/** Maximum length of the content, in UTF-16 code units. */
export const ANNOUNCEMENT_CONTENT_MAX_LENGTH = 2000

/** Time during which an account counts as new. */
const NEW_ACCOUNT_MS = 14 * 24 * 60 * 60 * 1000

/**
 * The audiences a user belongs to.
 * @param accountCreatedAt when their account was created; `undefined` for a visitor, who belongs to `all` alone.
 */
export function audiencesOf(accountCreatedAt: Date | undefined, now: Date): readonly AnnouncementAudience[] {
  if (accountCreatedAt === undefined) return ['all']
  const isNew = now.getTime() - accountCreatedAt.getTime() < NEW_ACCOUNT_MS
  return ['all', isNew ? 'new-users' : 'existing-users']
}

interface Shown {
  readonly isActive: boolean
  readonly expiresAt?: string | undefined
  readonly targetAudience: AnnouncementAudience
}

/** Whether an announcement is shown to these audiences now: active, not expired, and for one of them. */
export function isAnnouncementShown(
  { isActive, expiresAt, targetAudience }: Shown,
  audiences: readonly AnnouncementAudience[],
  now: Date,
): boolean {
  const isExpired = expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime()
  return isActive && !isExpired && audiences.includes(targetAudience)
}

interface Ordered {
  readonly isPinned: boolean
  readonly priority: AnnouncementPriority
  readonly createdAt: string
}

/** Sorts announcements for display: pinned first, then by priority, then newest first. */
export function inAnnouncementOrder<One extends Ordered>(announcements: readonly One[]): One[] {
  const weight = ({ priority }: Ordered) => ANNOUNCEMENT_PRIORITIES.indexOf(priority)
  return announcements.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      weight(b) - weight(a) ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt),
  )
}
