import type { SeatView } from '@placard/contract'

/** How the text does by the player's own brief: private, and a word rather than a number. */
export type Brief = {
  readonly word: 'worse' | 'acceptable' | 'strong'
  /** Share of the way from nothing to the best deal, 0…1, for the meter. */
  readonly ratio: number
  /** Where on the meter no deal is as good. */
  readonly walkAwayRatio: number
}

/** Above this share of the way from the walk-away point to the best deal a text is a strong result. */
const STRONG_RATIO = 0.5

/**
 * Measures the text against the player's brief. At the walk-away point itself a deal is no better than none.
 */
export function briefOf({ utilityOfText, reservation, best }: SeatView['own']): Brief {
  const range = Math.max(1e-9, best - reservation)
  const share = (utilityOfText - reservation) / range
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return {
    word: share <= 0 ? 'worse' : share < STRONG_RATIO ? 'acceptable' : 'strong',
    ratio: clamp(utilityOfText / Math.max(1e-9, best)),
    walkAwayRatio: clamp(reservation / Math.max(1e-9, best)),
  }
}
