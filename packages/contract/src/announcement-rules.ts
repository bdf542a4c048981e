/** What an announcement is about; shown by an icon and a word. */
export const ANNOUNCEMENT_TYPES = ['info', 'warning', 'success', 'urgent'] as const
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number]

/** How pressing an announcement is, least first; its place in the list is its weight. */
export const ANNOUNCEMENT_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export type AnnouncementPriority = (typeof ANNOUNCEMENT_PRIORITIES)[number]

/** Whom an announcement is for. */
export const ANNOUNCEMENT_AUDIENCES = ['all', 'new-users', 'existing-users'] as const
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]

/** Longest title, in UTF-16 code units. */
export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 120
/** Longest content, in UTF-16 code units. */
export const ANNOUNCEMENT_CONTENT_MAX_LENGTH = 2000

/** An account counts as new for this long after it was created. */
const NEW_ACCOUNT_MS = 14 * 24 * 60 * 60 * 1000

/**
 * The audiences somebody belongs to.
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

/** Whether an announcement is shown to these audiences now: active, not expired, and meant for them. */
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

/** The announcements as they are listed: pinned first, then the more pressing, then the newer. */
export function inAnnouncementOrder<One extends Ordered>(announcements: readonly One[]): One[] {
  const weight = ({ priority }: Ordered) => ANNOUNCEMENT_PRIORITIES.indexOf(priority)
  return announcements.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      weight(b) - weight(a) ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt),
  )
}
