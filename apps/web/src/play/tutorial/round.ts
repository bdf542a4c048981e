import type { StartSession } from '@placard/contract'

/**
 * The tutorial round: an island State with much to win, at twice the speed of the clock, so that ten minutes of session
 * time take five and the vote comes after about four.
 */
export const TUTORIAL_ROUND = {
  campaignId: 'first-round',
  country: 'FJI',
  pace: 2,
} as const satisfies StartSession
