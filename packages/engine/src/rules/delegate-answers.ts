import type { SeatId } from '../model/committee/seat.ts'
import type { Motion } from '../model/floor/motion.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'

/**
 * How AI delegates answer what happens on the floor. A rule knows when an answer is owed, the delegates know which one; the
 * session hands their answers to the rules, so that no rule depends on how a delegate makes up its mind. `at` is session ms.
 */
export interface DelegateAnswers {
  /** Placards on the proposal of that id, which has just been put. */
  readonly placards: (state: CampaignState, at: number, proposal: string) => readonly OwedAct[]
  /** Stances on the leading draft, after its text has changed. */
  readonly declarations: (state: CampaignState, at: number) => readonly OwedAct[]
  /** A second for the motion before the committee. */
  readonly second: (state: CampaignState, at: number) => readonly OwedAct[]
  /** Explanations of vote, after the decision on a draft. */
  readonly explanations: (state: CampaignState, at: number) => readonly OwedAct[]
  /** An appeal by a delegation that the chair has called to order. */
  readonly appeal: (state: CampaignState, at: number, calledToOrder: SeatId) => readonly OwedAct[]
  /** The delegation that speaks on a side of a motion; undefined when none cares enough. */
  readonly speakerOn: (state: CampaignState, motion: Motion, side: 'for' | 'against') => SeatId | undefined
}
