import { DEFAULT_SETTINGS } from '@placard/contract'
import type { AnswerOptions } from '../ports/chat-store.ts'

/** Default answer options: those of unchanged settings. */
export const USUAL_ANSWER_OPTIONS: AnswerOptions = {
  temperature: DEFAULT_SETTINGS.temperature,
  maxTokens: DEFAULT_SETTINGS.maxTokens,
  speechSpeed: DEFAULT_SETTINGS.speechSpeed,
}
