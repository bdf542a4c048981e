/** Fitted on lines by hands left out of the training; see the calibration test. */
const WEIGHTS = { constant: -1.9, score: 4.2 } as const

/**
 * The share of readings of this strength that turned out right on lines by people the model was not trained on: a
 * logistic curve over the strength. Later readings never exceed what the first leaves over.
 */
export function calibrated(score: number, rank: number): number {
  const ratio = 1 / (1 + Math.exp(-(WEIGHTS.constant + WEIGHTS.score * score)))
  return Math.round((rank === 0 ? ratio : Math.min(ratio, 0.5)) * 1000) / 1000
}
