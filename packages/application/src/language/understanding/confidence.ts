/**
 * The share of readings of this strength that turned out right on the development utterances: a logistic curve
 * over the evidence and its lead over the next reading. Later readings never exceed what the first leaves over.
 */
export function calibrated(score: number, rival: number, rank: number): number {
  const lead = score - rival
  const odds = WEIGHTS.constant + WEIGHTS.score * score + WEIGHTS.lead * Math.max(-0.5, Math.min(0.5, lead))
  const ratio = 1 / (1 + Math.exp(-odds))
  return Math.round((rank === 0 ? ratio : Math.min(ratio, 0.5)) * 1000) / 1000
}

/** Fitted on the development set; see the calibration test. */
const WEIGHTS = { constant: -3, score: 5, lead: 2 } as const
