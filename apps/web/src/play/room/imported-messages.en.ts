/** What is said of sessions that came from outside. */
export const importedMessages = {
  mark: 'Imported',
  why: 'Imported from a demo: what it came to is what a browser says, and was not found by this server.',
} as const
