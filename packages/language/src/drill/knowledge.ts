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

/** What each side of a motion says, in a few words each: words that meet, separated by commas. */
export interface StanceWords {
  readonly for: string
  readonly against: string
}

/** A thing that is often debated, with what speaks for having it, and what against. */
export interface CommonThing extends StanceWords {
  /** How motions name it. */
  readonly names: readonly string[]
}

/** What a motion does, as far as its verb tells: it makes something a duty, ends something, or gives something. */
export type MotionKind = 'duty' | 'ending' | 'giving'

/** What sides say. */
export interface KnownStances {
  /** By the motion's id in the book. */
  readonly motions: Readonly<Record<string, StanceWords>>
  readonly things: readonly CommonThing[]
  readonly kinds: Readonly<Record<MotionKind, StanceWords>>
}

/** What the marks are checked against. */
export interface DrillKnowledge {
  readonly debates: readonly DebatedMotion[]
  readonly sources: readonly ListedSource[]
  /** Word fields: words that belong to one subject, separated by spaces. */
  readonly fields: readonly string[]
  readonly stances: KnownStances
}
