/** Sentences of the calls about announcements. */
export const announcementMessages = {
  expiryPassed: 'An announcement cannot end in the past. Leave the end date empty, or choose a later time.',
  nothingToChange: 'Name at least one field to change.',
} as const
