/** One point for a side of an authored motion, with the other side's answer to it. */
export interface BookPoint {
  readonly claim: string
  readonly reason: string
  readonly fact: string
  readonly source: string
  readonly answer: string
  readonly words: string
}

/** An authored motion with the points of both sides. */
export interface DebatedMotion {
  readonly id: string
  readonly motion: string
  readonly for: readonly BookPoint[]
  readonly against: readonly BookPoint[]
}

/** A source that exists, with words of what it bears on. */
export interface ListedSource {
  readonly name: string
  readonly aliases: readonly string[]
  readonly kind: string
  readonly terms: string
}

/** What the marks are checked against. */
export interface DrillKnowledge {
  readonly debates: readonly DebatedMotion[]
  readonly sources: readonly ListedSource[]
  /** Word fields: words that belong to one subject, separated by spaces. */
  readonly fields: readonly string[]
}
