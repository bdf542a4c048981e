/// <reference path="./wink-sentiment.d.ts" />
import type { SentimentPort } from '@placard/application'
import { SENTIMENTS, type Sentiment } from '@placard/contract'
import * as z from 'zod'
import { sentimentPrompt } from '../prompts/sentiment.ts'
import type { LanguageTask } from '../tasks/language-task.ts'
import type { TaskRunner } from '../tasks/task-runner.ts'

/** What is said where nothing can be told. */
const UNTOLD = { sentiment: 'neutral', confidence: 0.5 } as const
/** Somebody waits for the answer of delegates meanwhile. */
const PATIENCE_MS = 5_000
/** A score of words from −5 to 5; nearer to 0 than this they are neither. */
const TELLING_SCORE = 0.3
/** What is no word: the word list's reader takes time by the square of a run of signs. */
const ENDLESS = /\S{40,}/g
/** At this score, and beyond, there is no more doubt than ever is. */
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

/** Rates how words sound; by a word list without a model. */
export const sentimentTask: LanguageTask<string, Heard, z.infer<typeof Rated>> = {
  name: 'process-player-input',
  promptVersion: sentimentPrompt.version,
  wire: Rated,
  temperature: 0,
  maxOutputTokens: 100,
  withinMs: PATIENCE_MS,
  prompt: (text, quoting) => sentimentPrompt.prompt(text, quoting),
  domain({ sentiment, confidence }) {
    // some answer in per cent
    const ratio = confidence > 1 && confidence <= 100 ? confidence / 100 : confidence
    if (!(ratio >= 0 && ratio <= 1)) return { ok: false, issues: ['confidence: from 0 to 1'] }
    return { ok: true, value: { sentiment, confidence: ratio } }
  },
  embedded: heardByWords,
}

/** By the words that stand in it; neutral at 0.5 where none of them tells. */
async function heardByWords(text: string): Promise<Heard> {
  const { default: winkSentiment } = await import('wink-sentiment')
  const { normalizedScore: score, tokenizedPhrase = [] } = winkSentiment(text.replaceAll(ENDLESS, ' '))
  if (!tokenizedPhrase.some((token) => token.score !== undefined)) return UNTOLD
  if (Math.abs(score) < TELLING_SCORE) return UNTOLD
  const confidence = 0.5 + (MOST_SURE - 0.5) * Math.min(1, Math.abs(score) / PLAIN_SCORE)
  return { sentiment: score > 0 ? 'positive' : 'negative', confidence: Math.round(confidence * 100) / 100 }
}

/** Rates how words sound through the runner of tasks. */
export function createSentiment(tasks: TaskRunner): SentimentPort {
  return {
    async sentimentOf(text, userId) {
      const { value, engine } = await tasks.run(sentimentTask, text, { userId })
      return { ...value, engine }
    },
  }
}
