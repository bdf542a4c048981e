import type { Sentence } from '../text/sentences.ts'

/** A speech as the criteria look at it. */
export interface MarkedSpeech {
  /** The sentences that can earn something, in order. */
  readonly counted: readonly Sentence[]
  /** Roots of the motion's telling words. */
  readonly motion: ReadonlySet<string>
  readonly speechSeconds: number
  /** Undefined when nobody timed it. */
  readonly usedSeconds: number | undefined
  /** The places of a sentence in the whole speech: one, or none for undefined. */
  at(sentence: Sentence | undefined): readonly number[]
}
