import type { Sentence } from '../text/sentences.ts'

/** A speech prepared for the criteria. */
export interface MarkedSpeech {
  /** The sentences that may earn points, in order. */
  readonly counted: readonly Sentence[]
  /** Stems of the motion's content words. */
  readonly motion: ReadonlySet<string>
  readonly speechSeconds: number
  /** Undefined when it was not timed. */
  readonly usedSeconds: number | undefined
  /** The index of a sentence in the whole speech, as a list; empty for undefined. */
  at(sentence: Sentence | undefined): readonly number[]
}
