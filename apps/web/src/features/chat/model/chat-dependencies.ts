import type { AnswerFollowerDependencies, AnswerOptions } from './answer-follower.ts'
import type { Plan } from './chat-state.ts'
import type { KeptWords } from './kept-words.ts'

/** Dependencies of one conversation on the page. */
export interface ChatDependencies extends AnswerFollowerDependencies {
  readonly conversationId: string
  readonly isNew: boolean
  readonly plan: Plan
  readonly words: KeptWords
  readonly answerOptions: () => AnswerOptions
  readonly newId: () => string
  readonly isOnline: () => boolean
}
