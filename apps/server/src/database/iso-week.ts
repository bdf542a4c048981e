const DAY_MS = 24 * 60 * 60 * 1000

/** The ISO 8601 week of a moment in UTC, such as `2026-W48`. Weeks compare as texts in the order of time. */
export function isoWeekOf(at: Date): string {
  // the week belongs to the year of its Thursday
  const day = (at.getUTCDay() + 6) % 7
  const thursday = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - day + 3))
  const yearBegins = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  const week = 1 + Math.floor((thursday.getTime() - yearBegins) / (7 * DAY_MS))
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}
