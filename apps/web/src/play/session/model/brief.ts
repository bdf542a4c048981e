import type { SeatView } from '@placard/contract'

/** How well the text serves the player's brief: private, and a word rather than a number. */
export type Brief = {
  readonly word: 'worse' | 'acceptable' | 'strong'
  /** Share of the best deal's utility, 0…1, for the meter. */
  readonly ratio: number
  /** The reservation value (BATNA) on the meter. */
  readonly reservationRatio: number
}

/** Share of the range from the reservation value to the best deal above which a text is a strong result. */
const STRONG_RATIO = 0.5

/** Rates the text by the player's brief. At the reservation value itself a deal is no better than none. */
export function briefOf({ utilityOfText, reservation, best }: SeatView['own']): Brief {
  const range = Math.max(1e-9, best - reservation)
  const share = (utilityOfText - reservation) / range
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return {
    word: share <= 0 ? 'worse' : share < STRONG_RATIO ? 'acceptable' : 'strong',
    ratio: clamp(utilityOfText / Math.max(1e-9, best)),
    reservationRatio: clamp(reservation / Math.max(1e-9, best)),
  }
}
