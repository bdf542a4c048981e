/// <reference path="./wink-sentiment.d.ts" />

import type { SentimentPort } from '@placard/application'
import { SENTIMENTS, type Sentiment } from '@placard/contract'
import type { LanguageTask, TaskRunner } from '@placard/language/models'
import * as z from 'zod'
import { sentimentPrompt } from '../prompts/sentiment.ts'

/** Fallback where nothing can be rated. */
const UNTOLD = { sentiment: 'neutral', confidence: 0.5 } as const
/** Time limit: a user waits for the delegates' answer meanwhile. */
const PATIENCE_MS = 5_000
/** Threshold on the score of −5 to 5: a text nearer to 0 is neutral. */
const TELLING_SCORE = 0.3
/** Runs that are no words: the word list's tokenizer is quadratic in their length. */
const ENDLESS = /\S{40,}/g
/** Score at and beyond which confidence is highest. */
const PLAIN_SCORE = 3
const MOST_SURE = 0.95

interface Heard {
  readonly sentiment: Sentiment
  readonly confidence: number
}

const Rated = z.object({
  sentiment: z.enum(SENTIMENTS),
  confidence: z.number().describe('from 0 to 1'),
})

/** Sentiment of a text by a model; by a word list without one. */
export const sentimentTask: LanguageTask<string, Heard, z.infer<typeof Rated>> = {
  name: 'process-player-input',
  promptVersion: sentimentPrompt.version,
  wire: Rated,
  temperature: 0,
  maxOutputTokens: 100,
  withinMs: PATIENCE_MS,
  prompt: (text, quoting) => sentimentPrompt.prompt(text, quoting),
  domain({ sentiment, confidence }) {
    // some models answer in per cent
    const ratio = confidence > 1 && confidence <= 100 ? confidence / 100 : confidence
    if (!(ratio >= 0 && ratio <= 1)) return { ok: false, rejection: ['confidence: from 0 to 1'] }
    return { ok: true, value: { sentiment, confidence: ratio } }
  },
  embedded: heardByWords,
}

/** Sentiment by the word list; neutral at 0.5 where it has none of the words. */
async function heardByWords(text: string): Promise<Heard> {
  const { default: winkSentiment } = await import('wink-sentiment')
  const { normalizedScore: score, tokenizedPhrase = [] } = winkSentiment(text.replaceAll(ENDLESS, ' '))
  if (!tokenizedPhrase.some((token) => token.score !== undefined)) return UNTOLD
  if (Math.abs(score) < TELLING_SCORE) return UNTOLD
  const confidence = 0.5 + (MOST_SURE - 0.5) * Math.min(1, Math.abs(score) / PLAIN_SCORE)
  return { sentiment: score > 0 ? 'positive' : 'negative', confidence: Math.round(confidence * 100) / 100 }
}

/** Sentiment through the task runner. */
export function createSentiment(tasks: TaskRunner): SentimentPort {
  return {
    async sentimentOf(text, userId) {
      const { value, engine } = await tasks.run(sentimentTask, text, { userId })
      return { ...value, engine }
    },
  }
}
