/** Texts of imported sessions. */
export const importedMessages = {
  mark: 'Imported',
  why: 'Imported from a demo: the result was reported by a browser and not verified by this server.',
} as const
