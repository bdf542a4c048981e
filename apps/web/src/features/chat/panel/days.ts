import type { Conversation } from '@placard/contract'

/** Relative day of a conversation's last change. */
export type Day = 'pinned' | 'today' | 'yesterday' | 'week' | 'earlier'

const DAYS: readonly Day[] = ['pinned', 'today', 'yesterday', 'week', 'earlier']

function dayOf({ isPinned, updatedAt }: Conversation, midnight: Date): Day {
  if (isPinned) return 'pinned'
  const at = Date.parse(updatedAt)
  const before = (days: number) => new Date(midnight).setDate(midnight.getDate() - days)
  if (at >= before(0)) return 'today'
  if (at >= before(1)) return 'yesterday'
  return at >= before(7) ? 'week' : 'earlier'
}

/** Groups conversations by day, keeping their order. @param now ms since 1970; days are in the local time zone. */
export function daysOf(conversations: readonly Conversation[], now: number) {
  const midnight = new Date(now)
  midnight.setHours(0, 0, 0, 0)
  return DAYS.map((day) => ({
    day,
    conversations: conversations.filter((conversation) => dayOf(conversation, midnight) === day),
  })).filter((group) => group.conversations.length > 0)
}
