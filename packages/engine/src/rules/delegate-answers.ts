import type { Commitment } from '../model/committee/promise.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Motion } from '../model/floor/motion.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'

/**
 * Port to the AI delegates: their replies to what happens on the floor. A rule knows when a reply is owed, the
 * delegates decide which; the session passes their implementation to the rules, so that no rule depends on how
 * delegates decide. `at` is session ms.
 */
export interface DelegateAnswers {
  /** Placards on the proposal of that id, which was just made. */
  readonly placards: (state: CampaignState, at: number, proposal: string) => readonly OwedAct[]
  /** Stances on the leading draft, after its text has changed. */
  readonly declarations: (state: CampaignState, at: number) => readonly OwedAct[]
  /** A second for the motion before the committee. */
  readonly second: (state: CampaignState, at: number) => readonly OwedAct[]
  /** Explanations of vote, after the decision on a draft. */
  readonly explanations: (state: CampaignState, at: number) => readonly OwedAct[]
  /** An appeal by a delegation that the chair called to order. */
  readonly appeal: (state: CampaignState, at: number, calledToOrder: SeatId) => readonly OwedAct[]
  /** A reminder by the delegation to which a broken promise was made. */
  readonly brokenWord: (state: CampaignState, at: number, commitment: Commitment) => readonly OwedAct[]
  /** First words on a crisis that has just opened. */
  readonly crisis: (state: CampaignState, at: number) => readonly OwedAct[]
  /** The delegation that speaks on a side of a motion; undefined when no lean is strong enough. */
  readonly speakerOn: (state: CampaignState, motion: Motion, side: 'for' | 'against') => SeatId | undefined
}
