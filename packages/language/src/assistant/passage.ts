import type { ChatSource } from '@placard/contract'

/** A text that a model is told, with its source. */
export interface Passage {
  readonly title: string
  /** Markdown. */
  readonly text: string
  readonly source: ChatSource
}
