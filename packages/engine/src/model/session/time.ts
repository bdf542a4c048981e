import type { CommandMeta } from './command.ts'
import type { CampaignState } from './state.ts'

/** The orchestration cycle. */
export const CYCLE_MS = 15_000
/** At most one autonomous act in this time. */
export const COOLDOWN_MS = 30_000
/** No command by a person for this long is idleness. */
export const IDLE_MS = 120_000
/** Between two voiced replies, so that a reader can follow. */
export const REPLY_GAP_MS = 3_500
/** Placards go up one after another. */
export const PLACARD_GAP_MS = 250
/** Each name of a roll call. */
export const BALLOT_GAP_MS = 1_200
/** A show of placards is counted after this, whoever has not raised one. */
export const PLACARDS_MS = 20_000
/** A person whose turn it is in a vote has this long; then the seat counts as absent. */
export const TURN_MS = 60_000
/** A trade on offer, and a motion without a second, lapse after this. */
export const OFFER_MS = 90_000
export const MOTION_MS = 45_000
/** A sponsor who is a person may object to a change this long; silence is consent. */
export const CONSENT_MS = 20_000
/** The offer to close early is taken after this without an answer. */
export const CLOSING_MS = 30_000
/** Time that nobody ran the session is not played: one advance moves the clock by this at most. */
export const LONGEST_STEP_MS = 30_000

/**
 * Session time at a wall clock. A clock that jumped back does not move the session; one that jumped ahead moves it by
 * no more than `LONGEST_STEP_MS`, so a stopped server or a sleeping tab costs no playing time.
 */
export function sessionTimeAt(state: CampaignState, now: number): number {
  const { elapsedMs, tickedAt, pace } = state.clock
  if (state.status !== 'active') return elapsedMs
  const step = Math.max(0, Math.min(LONGEST_STEP_MS, (now - tickedAt) * pace))
  return elapsedMs + step
}

/** Session time at which a command is decided: what the clock says, and never before the last event. */
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
