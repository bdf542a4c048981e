/** Refusals about models of one's own. */
export const ownEngineMessages = {
  full: (most: number) => `You can add ${most} models. Delete one to add another.`,
} as const
