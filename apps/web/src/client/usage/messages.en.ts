/** Text of refusals at a monthly limit. */
export const usageMessages = { toPlans: 'See your plan' } as const
