/** Texts in shared copies of conversations. */
export const shareMessages = {
  notShared: 'A file that was not shared',
} as const
