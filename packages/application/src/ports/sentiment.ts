import type { AnswerEngine, Sentiment } from '@placard/contract'

/** How a text sounds, and what says so. `confidence` is 0…1. */
export interface HeardSentiment {
  readonly sentiment: Sentiment
  readonly confidence: number
  readonly engine: AnswerEngine
}

/**
 * Rates the sentiment of a text. A pure query: nothing in a session changes by it. Never throws for any text; neutral
 * at 0.5 where nothing can be rated.
 */
export interface SentimentPort {
  sentimentOf(text: string, userId: string): Promise<HeardSentiment>
}
