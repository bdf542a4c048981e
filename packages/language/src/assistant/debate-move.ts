/** What can be told of a sentence before it is answered. */
export interface SentenceSigns {
  readonly text: string
  readonly wordCount: number
  readonly hasReason: boolean
  readonly hasEvidence: boolean
  readonly isQuestion: boolean
  /** Whether it shares no telling word with the motion or with any point on it. */
  readonly isOff: boolean
}

/** A general answer to a kind of argument; each is made at most once in an argument. */
export interface Move {
  readonly id: string
  readonly fits: (signs: SentenceSigns) => boolean
  readonly wordings: readonly string[]
}

/** Whether a pattern is met in a sentence's text. */
export const says =
  (pattern: RegExp) =>
  ({ text }: SentenceSigns): boolean =>
    pattern.test(text)
