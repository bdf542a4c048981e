/** Texts of imported sessions. */
export const importedMessages = {
  mark: 'Imported',
  why: 'Imported from a demo: what it came to is what a browser says, and was not found by this server.',
} as const
