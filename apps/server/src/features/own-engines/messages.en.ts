/** Refusals about models of one's own. */
export const ownEngineMessages = {
  withdrawn: 'This site’s administrator does not allow models with keys of your own.',
  full: (most: number) => `You can add ${most} models. Delete one to add another.`,
} as const
