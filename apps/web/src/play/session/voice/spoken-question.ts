import type { CardQuestion } from '@placard/contract'
import type { SpokenAnswer } from '@placard/voice'

/** What each answer to a card does. */
export type Answers = Readonly<Partial<Record<SpokenAnswer, () => void>>>

/** What a card asks, and can be answered by speaking. */
export interface SpokenQuestion {
  readonly kind: CardQuestion
  readonly answers: () => Answers
}
