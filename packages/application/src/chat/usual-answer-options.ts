import { DEFAULT_SETTINGS } from '@placard/contract'
import type { AnswerOptions } from '../ports/chat-store.ts'

/** How answers are made where nobody has said it: as the settings have it before anybody changes them. */
export const USUAL_ANSWER_OPTIONS: AnswerOptions = {
  temperature: DEFAULT_SETTINGS.temperature,
  maxTokens: DEFAULT_SETTINGS.maxTokens,
  speechSpeed: DEFAULT_SETTINGS.speechSpeed,
}
