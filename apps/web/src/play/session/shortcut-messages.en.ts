/** The keys of a session, for the sheet of shortcuts and the palette. */
export const shortcutMessages = {
  group: 'This session',
  composer: 'Write in the composer',
  motion: 'Move to vote',
  vote: 'Go to your ballot',
  send: 'Send',
  newLine: 'New line',
  seats: 'Move between seats',
  undo: 'Undo the last reading',
  delegates: 'Delegates',
  exit: 'Exit the campaign…',
} as const
