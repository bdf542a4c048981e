/** Texts of branches of a session. */
export const branchMessages = {
  goBack: 'Go back to this moment',
  goBackTo: (time: string) => `Go back to the moment at ${time} in a new session`,
  goingBack: 'Going back …',
  goBackFailed: 'The session could not be opened at that moment',
} as const
