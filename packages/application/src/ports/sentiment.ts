import type { AnswerEngine, Sentiment } from '@placard/contract'

/** How a text sounds, and what says so. `confidence` is 0…1. */
export interface HeardSentiment {
  readonly sentiment: Sentiment
  readonly confidence: number
  readonly engine: AnswerEngine
}

/**
 * Says how a text sounds. It only tells: nothing in a session changes by it. Never throws for any text; where nothing can
 * be told, it is neutral at 0.5.
 */
export interface SentimentPort {
  sentimentOf(text: string, userId: string): Promise<HeardSentiment>
}
