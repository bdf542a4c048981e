import type { AnswerEngine } from '@placard/contract'

/** A text, and the engine that worded it. */
export interface Worded<Words> {
  readonly words: Words
  readonly engine: AnswerEngine
}

/** Public facts of a committee. */
export interface CommitteeFacts {
  readonly title: string
  readonly theme: string
}

/** Public facts of a delegate: never an agenda. `motivations` will be rephrased by the model. */
export interface CharacterFacts {
  readonly id: string
  readonly title: string
  readonly country: string
  readonly faction: string
  readonly personality: string
  readonly motivations: readonly string[]
}

/** A crisis that has broken. `description` will be rephrased by the model. */
export interface CrisisFacts {
  readonly crisis: string
  readonly description: string
  readonly urgency: string
  readonly phase: string
  readonly keyFacts: readonly string[]
}

/** The result of a choice in a crisis, from the log. `consequences` will be rephrased by the model. */
export interface ChoiceFacts {
  readonly crisis: string
  readonly choice: string
  readonly succeeded: boolean
  /** Below 0 the room is more tense than before, above it calmer. */
  readonly easing: number
  /** Countries whose regard for the player rose, and fell. */
  readonly warmer: readonly string[]
  readonly colder: readonly string[]
  readonly consequences: readonly string[]
}

/**
 * An event that the player did not cause. `impact` will be rephrased by the model; `description` was spoken in the
 * session and is kept.
 */
export interface HappeningFacts {
  readonly by: string
  readonly description: string
  readonly impact: readonly string[]
}

/**
 * Rephrases the engine's decisions with a model; without one, returns the given words. As many lines come back as were
 * given, without new figures. All input is public. Never throws for a service's fault. `userId`: the user whose usage
 * is counted.
 */
export interface CampaignWordsPort {
  playerCharacter(
    facts: CommitteeFacts & { readonly character: CharacterFacts },
    userId: string,
  ): Promise<Worded<readonly string[]>>
  /** Motivations by the ids of the characters. */
  aiCharacters(
    facts: CommitteeFacts & { readonly characters: readonly CharacterFacts[] },
    userId: string,
  ): Promise<Worded<ReadonlyMap<string, readonly string[]>>>
  crisis(facts: CommitteeFacts & CrisisFacts, userId: string): Promise<Worded<string>>
  choice(facts: CommitteeFacts & ChoiceFacts, userId: string): Promise<Worded<readonly string[]>>
  autonomous(facts: CommitteeFacts & HappeningFacts, userId: string): Promise<Worded<readonly string[]>>
}
