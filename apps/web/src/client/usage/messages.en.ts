/** Texts of what is refused because the month has no more. */
export const usageMessages = { toPlans: 'See your plan' } as const
