import type { Difficulty, Personality } from '../model/committee/seat.ts'

/** Bargaining parameters of a seat. Ratios are 0…1 (resolve may be negative); difficulty never lets a seat see more. */
export interface Play {
  /** Exponent β of the concession curve: below 1 the seat holds out, 1 is linear, above 1 it concedes early. */
  readonly beta: number
  /** How strongly it reciprocates concessions and slights. */
  readonly reciprocityRatio: number
  /** Weight of others' promises and offers. */
  readonly trustRatio: number
  /** How often it asks others what would move them. */
  readonly candourRatio: number
  /** How often it appeals or reassures. */
  readonly courtesyRatio: number
  /** How often it warns or threatens when it speaks to the room. */
  readonly threatRatio: number
  /** How often it speaks against what it opposes instead of for what it wants. */
  readonly franknessRatio: number
  /** How strongly it prefers trades to plain proposals. */
  readonly tradeRatio: number
  /** Share of its range, best deal minus reservation, that it tolerates losing by one change of the text. */
  readonly toleranceRatio: number
  /** Share of its range above its reservation that it demands to the end, also in the vote; below 0 it is generous. */
  readonly resolveRatio: number
  /**
   * Share of its range a text must give it before it breaks ranks with the delegation it follows; 0: it follows no
   * lead.
   */
  readonly loyaltyRatio: number
}

/** The five modes at intermediate difficulty; the differences are meant to show in behaviour alone. */
export const MODES_OF_PLAY = {
  collaborative: {
    beta: 1.7,
    reciprocityRatio: 0.9,
    trustRatio: 0.8,
    candourRatio: 0.7,
    courtesyRatio: 0.15,
    threatRatio: 0,
    franknessRatio: 0,
    tradeRatio: 0.92,
    toleranceRatio: 0.2,
    resolveRatio: -0.08,
    loyaltyRatio: 0,
  },
  gentle: {
    beta: 1.4,
    reciprocityRatio: 0.6,
    trustRatio: 0.7,
    candourRatio: 0.03,
    courtesyRatio: 0.9,
    threatRatio: 0,
    franknessRatio: 0,
    tradeRatio: 0.12,
    toleranceRatio: 0.24,
    resolveRatio: -0.1,
    loyaltyRatio: 0,
  },
  balanced: {
    beta: 1,
    reciprocityRatio: 0.5,
    trustRatio: 0.5,
    candourRatio: 0.05,
    courtesyRatio: 0.05,
    threatRatio: 0.03,
    franknessRatio: 0.05,
    tradeRatio: 0.4,
    toleranceRatio: 0.15,
    resolveRatio: 0,
    loyaltyRatio: 0,
  },
  challenging: {
    beta: 0.7,
    reciprocityRatio: 0.6,
    trustRatio: 0.35,
    candourRatio: 0.08,
    courtesyRatio: 0.02,
    threatRatio: 0.08,
    franknessRatio: 1,
    tradeRatio: 0.3,
    toleranceRatio: 0.1,
    resolveRatio: 0.06,
    loyaltyRatio: 0,
  },
  aggressive: {
    beta: 0.45,
    reciprocityRatio: 0.3,
    trustRatio: 0.2,
    candourRatio: 0.03,
    courtesyRatio: 0,
    threatRatio: 0.88,
    franknessRatio: 0.6,
    tradeRatio: 0.08,
    toleranceRatio: 0.06,
    resolveRatio: 0.12,
    loyaltyRatio: 0,
  },
} as const satisfies Record<Personality, Play>

/** Probability that a delegate of each personality appeals when it was called to order. */
export const APPEAL_RATIO = { collaborative: 0, gentle: 0, balanced: 0.05, challenging: 0.3, aggressive: 0.4 } as const

/** How a level of difficulty modifies a mode: factors, and for resolve an addend. */
interface Level {
  readonly beta: number
  readonly tolerance: number
  readonly trust: number
  readonly threat: number
  readonly resolve: number
  readonly loyalty: number
}

/**
 * β 1.5 for beginners' opponents, 1, 0.6, and 0.5 for experts'. Beginners' opponents accept anything above their
 * reservation and each votes for itself; at higher levels they demand more and stay longer with the delegation that
 * leads them. The levels are calibrated by measurement: each costs a competent player a sixth of all sessions or more.
 */
const BY_DIFFICULTY = {
  beginner: { beta: 1.5, tolerance: 1.5, trust: 1.2, threat: 0.5, resolve: 0, loyalty: 0 },
  intermediate: { beta: 1, tolerance: 1, trust: 1, threat: 1, resolve: 0.217, loyalty: 0.73 },
  advanced: { beta: 0.6, tolerance: 0.7, trust: 0.8, threat: 1.2, resolve: 0.29, loyalty: 0.76 },
  expert: { beta: 0.5, tolerance: 0.5, trust: 0.6, threat: 1.3, resolve: 0.295, loyalty: 0.76 },
} as const satisfies Record<Difficulty, Level>

/** The bargaining parameters of a delegate: its mode's, scaled by the session's difficulty, shares capped at 1. */
export function playOf(personality: Personality, difficulty: Difficulty): Play {
  const mode = MODES_OF_PLAY[personality]
  const known = plays[difficulty].get(mode)
  if (known) return known
  const play = scaled(mode, BY_DIFFICULTY[difficulty])
  plays[difficulty].set(mode, play)
  return play
}

/** Memoised: a session reads them thousands of times. */
const plays: Readonly<Record<Difficulty, Map<Play, Play>>> = {
  beginner: new Map(),
  intermediate: new Map(),
  advanced: new Map(),
  expert: new Map(),
}

function scaled(mode: Play, level: Level): Play {
  return {
    ...mode,
    beta: mode.beta * level.beta,
    trustRatio: Math.min(1, mode.trustRatio * level.trust),
    threatRatio: Math.min(1, mode.threatRatio * level.threat),
    toleranceRatio: Math.min(1, mode.toleranceRatio * level.tolerance),
    resolveRatio: mode.resolveRatio + level.resolve,
    loyaltyRatio: level.loyalty,
  }
}
