import type { Act } from '../acts/act.ts'
import type { SeatId } from '../committee/seat.ts'
import type { SessionPlan } from './plan.ts'

/** Metadata of a command, from the host. Ids come from the log position. */
export interface CommandMeta {
  /** The wall clock, epoch ms. */
  readonly now: number
  /**
   * Session ms of the last event, where the host knows it. Acts since the last tick are later than the state's clock;
   * without this, a wall clock that was set back would give the next event an earlier time.
   */
  readonly notBefore?: number
}

/** Commands that people, AI delegates and the clock may send to a session. */
export type Command =
  | { readonly kind: 'OpenSession'; readonly plan: SessionPlan }
  /**
   * `words` is the text of the act (1–4,000 characters for a spoken act, may be empty for a silent one); `wordedBy`
   * names the provider that worded it, absent for people and for built-in phrases.
   */
  | {
      readonly kind: 'TakeAct'
      readonly seat: SeatId
      readonly act: Act
      readonly words: string
      readonly origin: ActOrigin
      readonly wordedBy?: string
    }
  | { readonly kind: 'AdvanceClock' }
  | { readonly kind: 'AnswerClosingOffer'; readonly seat: SeatId; readonly close: boolean }
  | { readonly kind: 'PauseSession' }
  | { readonly kind: 'ResumeSession' }
  | { readonly kind: 'SetPace'; readonly pace: number }

/** Origin of an act: a person, an AI delegate's autonomous act, or an AI delegate's reply. */
export type ActOrigin = 'person' | 'autonomous' | 'reply'

/** Reason of a rejection; each names the rule. */
export const REJECTION_CODES = [
  'session-concluded',
  'session-paused',
  'session-already-open',
  'unknown-seat',
  'seat-not-yours',
  'unknown-issue',
  'unknown-option',
  'unknown-offer',
  'unknown-draft',
  'unknown-proposal',
  'unknown-choice',
  'words-too-long',
  'no-draft-on-the-floor',
  'draft-not-open',
  'already-in-the-text',
  'too-many-changes',
  'offer-to-self',
  'offer-not-to-you',
  'already-sponsor',
  'already-signed',
  'not-a-signatory',
  'motion-out-of-order',
  'no-motion-to-second',
  'cannot-second-own-motion',
  'voting-in-progress',
  'no-vote-in-progress',
  'not-your-turn',
  'no-crisis-open',
  'capital-exhausted',
  'already-on-the-list',
  'not-on-the-list',
  'no-closing-offer',
  'pace-out-of-range',
  'pace-is-shared',
  'nothing-to-withdraw',
  'act-stands',
  'too-late-to-withdraw',
  'not-in-this-procedure',
  'caucus-in-progress',
  'no-quorum',
  'lower-precedence',
  'motion-repeated',
  'duration-out-of-range',
  'no-ruling-to-appeal',
  'nothing-to-divide',
  'already-so',
  'list-closed',
  'nothing-decided',
  'no-right-of-reply',
  'nothing-to-explain',
  'no-motion-to-debate',
  'speakers-exhausted',
  'off-the-topic',
  'must-not-abstain',
  'speech-too-long',
  'not-recognised',
  'floor-lost',
  'plan-not-playable',
] as const
export type RejectionCode = (typeof REJECTION_CODES)[number]

export interface Rejection {
  readonly code: RejectionCode
  /** A sentence for developers and logs; pages have their own for each code. */
  readonly detail: string
}
