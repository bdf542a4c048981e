import type { ChatSource } from '@placard/contract'

/** A complete answer in markdown, with its sources. */
export interface Answer {
  readonly text: string
  readonly sources: readonly ChatSource[]
}

/** Limit of sources under an answer. */
export const SOURCES_MOST = 8
