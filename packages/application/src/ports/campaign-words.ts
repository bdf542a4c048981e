import type { AnswerEngine } from '@placard/contract'

/** Words, and what made them. */
export interface Worded<Words> {
  readonly words: Words
  readonly engine: AnswerEngine
}

/** A committee as everybody sees it. */
export interface CommitteeFacts {
  readonly title: string
  readonly theme: string
}

/** A delegate as everybody sees one: never an agenda. `motivations` are the words to be said anew. */
export interface CharacterFacts {
  readonly id: string
  readonly title: string
  readonly country: string
  readonly faction: string
  readonly personality: string
  readonly motivations: readonly string[]
}

/** A crisis that has broken. `description` is to be said anew. */
export interface CrisisFacts {
  readonly crisis: string
  readonly description: string
  readonly urgency: string
  readonly phase: string
  readonly keyFacts: readonly string[]
}

/** What came of a choice in a crisis, as the log has it. `consequences` are to be said anew. */
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

/** What happened without the player. `impact` is to be said anew; `description` was said in the session and stays. */
export interface HappeningFacts {
  readonly by: string
  readonly description: string
  readonly impact: readonly string[]
}

/**
 * Says what the engine has decided in other words, where a model does; else in the words it was given. As many lines come
 * back as were given, and no figure that was not in them. Everything handed over is public. Never throws for what a
 * service does. `userId` is on whose behalf it is asked.
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
