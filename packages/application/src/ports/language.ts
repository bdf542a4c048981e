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
  /** The engine that read it: 'embedded', or a model as `madeBy` signs it. */
  readonly readBy: string
}

/** What was said, the view of the seat that said it, and the words of its agenda. */
export interface UnderstandingRequest {
  readonly text: string
  readonly view: SeatView
  readonly agenda: AgendaTerms
}

/** Reads a person's words into formal acts. Never throws for any text; aborts with the signal's reason. */
export interface UnderstandingPort {
  /** Within some milliseconds: a session waits for it. */
  understand(request: UnderstandingRequest, signal?: AbortSignal): Promise<Understanding>
  /**
   * Reads with a model, where there is one and it is worth asking; undefined where `understand` does as well. May take
   * seconds: it is asked before the session's turn, and nothing waits for it but the person. `userId` is whose words
   * they are, for counting what models cost.
   */
  hear?(
    request: UnderstandingRequest & { readonly userId: string },
    signal?: AbortSignal,
  ): Promise<Understanding | undefined>
}

/** An act of an AI delegate that will want words before long, as things stand. */
export interface LineAhead {
  readonly act: Act
  readonly seat: string
  readonly view: PublicView
  readonly recent: readonly string[]
}

/**
 * Words an act of an AI delegate. `view` is the view of a bystander without secrets: whatever the port says, it can
 * give nothing away. `variety` is an integer that differs from line to line; `recent` are the last ten lines spoken.
 * Answers 1–1,200 characters of plain text without markup.
 */
export interface SpeechPort {
  /** Within some milliseconds: a session waits for it. */
  word(
    request: {
      readonly act: Act
      readonly seat: string
      readonly view: PublicView
      readonly variety: number
      readonly recent: readonly string[]
      /** Not in the words of a model, whatever is ready: they were not fit to be said. */
      readonly isPlain?: boolean
    },
    signal?: AbortSignal,
  ): Promise<{ readonly words: string; readonly wordedBy: string }>
  /**
   * Notification that a session moved, so that a model can prefetch. Returns at once. `lines` computes what comes next,
   * soonest first; lines missing from it are no longer wanted. `userId`: the user who opened the session.
   */
  foresee?(session: {
    readonly sessionId: string
    readonly userId: string
    readonly lines: () => readonly LineAhead[]
  }): void
}
