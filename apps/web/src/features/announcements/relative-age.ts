import { announcementMessages } from './messages.en.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24
const WEEK_HOURS = 168

/** Relative age: just now, then whole hours, from 24 hours whole days, from 168 hours the date. */
export function relativeAge(createdAt: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - createdAt.getTime()) / HOUR_MS)
  if (hours < 1) return announcementMessages.justNow
  if (hours < DAY_HOURS) return announcementMessages.hoursAgo(hours)
  if (hours < WEEK_HOURS) return announcementMessages.daysAgo(Math.floor(hours / DAY_HOURS))
  return announcementMessages.date(createdAt)
}
