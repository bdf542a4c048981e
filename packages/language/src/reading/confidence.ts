/** Fitted on lines by authors left out of the training; see the calibration test. */
const WEIGHTS = { constant: -1.9, score: 4.2 } as const

/**
 * Calibration: the share of readings with this score that were right on lines by authors the model was not trained on;
 * a logistic curve over the score. Later readings never exceed what the first leaves over.
 */
export function calibrated(score: number, rank: number): number {
  const ratio = 1 / (1 + Math.exp(-(WEIGHTS.constant + WEIGHTS.score * score)))
  return Math.round((rank === 0 ? ratio : Math.min(ratio, 0.5)) * 1000) / 1000
}
