import type { Act, PublicView, SeatView } from '@placard/engine'

/** Words people use for an issue and its options; from the campaign of the catalogue, by the engine's indexes. */
export interface AgendaTerms {
  readonly issues: readonly {
    readonly terms: readonly string[]
    readonly options: readonly { readonly terms: readonly string[] }[]
  }[]
}

/** One way to read what was typed: a formal act, and how sure the reader is (0…1). */
export interface Reading {
  readonly act: Act
  readonly confidence: number
}

/** Below this confidence nothing is guessed: the person chooses among the readings. */
export const CONFIDENT_RATIO = 0.55

/**
 * What a text was taken to mean. `readings` holds one to three, best first; every act names only issues, options,
 * seats and ids present in the view it was read against.
 */
export interface Understanding {
  readonly readings: readonly Reading[]
  /** The engine that read it: 'embedded' or a model's name. */
  readonly readBy: string
}

/** Reads a person's words into formal acts. Never throws for any text; aborts with the signal's reason. */
export interface UnderstandingPort {
  understand(
    request: { readonly text: string; readonly view: SeatView; readonly agenda: AgendaTerms },
    signal?: AbortSignal,
  ): Promise<Understanding>
}

/**
 * Words an act of an AI delegate. `view` is the view of a bystander without secrets: whatever the port says, it can
 * give nothing away. `variety` is an integer that differs from line to line; `recent` are the last ten lines spoken.
 * Answers 1–1,200 characters of plain text without markup.
 */
export interface SpeechPort {
  word(
    request: {
      readonly act: Act
      readonly seat: string
      readonly view: PublicView
      readonly variety: number
      readonly recent: readonly string[]
    },
    signal?: AbortSignal,
  ): Promise<{ readonly words: string; readonly wordedBy: string }>
}
