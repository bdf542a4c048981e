import type { Act } from '../model/acts/act.ts'
import { pointOf } from '../model/acts/points.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { CampaignState } from '../model/session/state.ts'

/** How often a delegate may make the same point in a session: a third time nobody listens. */
export const MOST_TIMES = 2

/** How often an AI delegate has made the point of an act in this session; 0 for acts that make none. */
export function timesMade({ points }: CampaignState, seat: SeatId, act: Act): number {
  const point = pointOf(act)
  return point === undefined ? 0 : (points?.[seat]?.[point] ?? 0)
}

/**
 * The first of several speeches whose point the delegate has not made yet; else the first that it has made less often
 * than `MOST_TIMES`. Undefined when it has said all of them.
 */
export function freshest<Speech extends Act>(
  state: CampaignState,
  seat: SeatId,
  speeches: readonly Speech[],
): Speech | undefined {
  let again: Speech | undefined
  for (const speech of speeches) {
    const times = timesMade(state, seat, speech)
    if (times === 0) return speech
    if (times < MOST_TIMES) again ??= speech
  }
  return again
}

/** Answers by which a delegate tells on what terms it would accept something. */
const TERMS = ['accept', 'price'] as const

/** Whether an AI delegate was asked what it would accept on an issue, and told: it does not speak against it later. */
export function hasToldTerms(state: CampaignState, seat: SeatId, issue: number): boolean {
  return TERMS.some((to) => timesMade(state, seat, { kind: 'explain', issue, answer: { to, verdict: 'yes' } }) > 0)
}
