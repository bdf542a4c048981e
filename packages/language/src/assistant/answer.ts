import type { ChatSource } from '@placard/contract'

/** A whole answer, in markdown, with what it rests on. */
export interface Answer {
  readonly text: string
  readonly sources: readonly ChatSource[]
}

/** Most sources named under an answer. */
export const SOURCES_MOST = 8
