import type { CommandMeta } from './command.ts'
import type { CampaignState } from './state.ts'

/** The orchestration cycle. */
export const CYCLE_MS = 15_000
/** Cooldown of autonomous acts: at most one in this time. */
export const COOLDOWN_MS = 30_000
/** Idle timeout: no command by a person for this long. */
export const IDLE_MS = 120_000
/** Interval between two spoken replies, so that a reader can follow. */
export const REPLY_GAP_MS = 3_500
/** Interval between two placards. */
export const PLACARD_GAP_MS = 250
/** Interval between two names of a roll call. */
export const BALLOT_GAP_MS = 1_200
/** Timeout of a show of placards: it is counted then, even if some are missing. */
export const PLACARDS_MS = 20_000
/** Timeout of a person's turn in a vote; after it the seat counts as absent. */
export const TURN_MS = 60_000
/** A trade on offer, and a motion without a second, lapse after this. */
export const OFFER_MS = 90_000
export const MOTION_MS = 45_000
/** Timeout for objections by sponsors that are people; silence is consent. */
export const CONSENT_MS = 20_000
/** The offer to close early takes effect after this without an answer. */
export const CLOSING_MS = 30_000
/** Limit on one advance of the clock: time in which no host ran the session does not count. */
export const LONGEST_STEP_MS = 30_000

/**
 * Session time at a wall clock. A clock set back does not move the session; one set ahead moves it by at most
 * `LONGEST_STEP_MS`, so a stopped server or a sleeping tab costs no playing time.
 */
export function sessionTimeAt(state: CampaignState, now: number): number {
  const { elapsedMs, tickedAt, pace } = state.clock
  if (state.status !== 'active') return elapsedMs
  const step = Math.max(0, Math.min(LONGEST_STEP_MS, (now - tickedAt) * pace))
  return elapsedMs + step
}

/** Session time at which a command is decided: the clock's, and never before the last event. */
export function commandTime(state: CampaignState, { now, notBefore = 0 }: CommandMeta): number {
  return Math.max(sessionTimeAt(state, now), notBefore)
}

/** Wall clock (epoch ms) at which session time will be `at`; never before the last advance. */
export function wallTimeAt(state: CampaignState, at: number): number {
  const { elapsedMs, tickedAt, pace } = state.clock
  return tickedAt + Math.max(0, Math.ceil((at - elapsedMs) / pace))
}

/** Share of the session that has passed, 0…1. */
export function progressRatio(state: CampaignState): number {
  return Math.min(1, state.clock.elapsedMs / state.clock.durationMs)
}
