/** Sentences of the calls about announcements. */
export const announcementMessages = {
  expiryPassed: 'An announcement cannot end in the past. Leave the end out, or choose a later moment.',
  nothingToChange: 'Name at least one field to change.',
} as const
