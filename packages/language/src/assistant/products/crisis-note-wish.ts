import type { AssistantCountry } from '../content.ts'

/** A note for a crisis committee. */
export interface CrisisNoteWish {
  readonly kind: 'crisis-note'
  /** What has happened, in its user's words; empty while it is not known. */
  readonly topic: string
  readonly country: AssistantCountry | undefined
  readonly form: 'directive' | 'press-release' | 'letter' | 'options'
  /** Whether it is for the cabinet's eyes alone. */
  readonly isSecret: boolean
  readonly count: number
  readonly variant: number
  /** What has happened in whole sentences, where the order told it apart from its topic. */
  readonly told?: string
  /** The office of its writer, and of the one it is written to. */
  readonly office?: string
  readonly to?: string
  /** What its writer wants done, in their words: "get vaccines from abroad". */
  readonly aim?: string
  /** How many notes on the same crisis came before; each is later, and worse. */
  readonly stage?: number
  /** Whether it is to be dramatic. */
  readonly isGrave?: boolean
}
