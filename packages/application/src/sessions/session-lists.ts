import type { SessionChange } from '@placard/contract'
import type { SeatHolder, SessionHeader } from '../ports/event-store.ts'

/** A header with one of its people changed; undefined when there is nobody to change. */
function withHolder(
  header: SessionHeader,
  isMeant: (holder: SeatHolder) => boolean,
  change: (holder: SeatHolder) => SeatHolder,
): SessionHeader | undefined {
  if (!header.people.some(isMeant)) return undefined
  return { ...header, people: header.people.map((holder) => (isMeant(holder) ? change(holder) : holder)) }
}

const isListed = (userId: string) => (holder: SeatHolder) => holder.userId === userId && holder.removedAt === undefined

/** A session as its user has renamed or pinned it; undefined when it is not in their lists. */
export function relisted(
  header: SessionHeader,
  userId: string,
  { title, isPinned }: SessionChange,
): SessionHeader | undefined {
  return withHolder(header, isListed(userId), ({ isPinned: wasPinned, ...holder }) => ({
    ...holder,
    ...(title === undefined ? {} : { title }),
    ...((isPinned ?? wasPinned) ? { isPinned: true } : {}),
  }))
}

/** A session that its user has deleted at an instant, or why that cannot be done. */
export function unlisted(
  header: SessionHeader,
  userId: string,
  at: number,
): SessionHeader | 'running' | 'unknown-session' {
  if (!header.people.some(isListed(userId))) return 'unknown-session'
  if (header.status === 'active') return 'running'
  return withHolder(header, isListed(userId), (holder) => ({ ...holder, removedAt: at })) ?? 'unknown-session'
}

/** A session that its user takes back into their lists; undefined when it was not deleted at or after an instant. */
export function listedAgain(header: SessionHeader, userId: string, since: number): SessionHeader | undefined {
  const isMeant = ({ userId: holder, removedAt }: SeatHolder) => holder === userId && (removedAt ?? -1) >= since
  return withHolder(header, isMeant, ({ removedAt: _, ...holder }) => holder)
}

/** A session without those who had deleted it before an instant; undefined when nobody is left who has it. */
export function withoutRemoved(header: SessionHeader, before: number): SessionHeader | undefined {
  const people = header.people.filter(({ removedAt }) => removedAt === undefined || removedAt >= before)
  if (people.length === header.people.length) return header
  const [heir] = people
  const isOwned = people.some(({ userId }) => userId === header.userId)
  return heir && { ...header, people, userId: isOwned ? header.userId : heir.userId }
}
