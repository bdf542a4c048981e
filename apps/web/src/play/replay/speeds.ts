/** How many times faster than the session a replay runs. */
export const SPEEDS = [1, 4, 16, 60] as const
export type Speed = (typeof SPEEDS)[number]
