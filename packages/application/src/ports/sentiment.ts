import type { AnswerEngine, Sentiment } from '@placard/contract'

/** The sentiment of a text, and its evidence. `confidence` is 0…1. */
export interface HeardSentiment {
  readonly sentiment: Sentiment
  readonly confidence: number
  readonly engine: AnswerEngine
}

/**
 * Rates the sentiment of a text. A pure query: it changes nothing in a session. Never throws for any text; neutral at
 * 0.5 where nothing can be rated.
 */
export interface SentimentPort {
  sentimentOf(text: string, userId: string): Promise<HeardSentiment>
}
