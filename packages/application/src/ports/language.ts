import type { BEYOND } from '@placard/contract'
import type { Act, PublicView, SeatView } from '@placard/engine'

/** Terms that people use for an issue and its options; from the campaign of the catalogue, by the engine's indexes. */
export interface AgendaTerms {
  readonly issues: readonly {
    readonly terms: readonly string[]
    readonly options: readonly { readonly terms: readonly string[] }[]
  }[]
}

/** One reading of a text: a formal act, and the reader's confidence (0…1). */
export interface Reading {
  readonly act: Act
  readonly confidence: number
}

/** One act of a text that holds several: its reading and its part of the text. */
export interface ReadPart extends Reading {
  readonly text: string
}

/** What a text is when it asks for nothing that a session has. */
export type Beyond = (typeof BEYOND)[number]

/**
 * The readings of a text. `readings` holds one to three, best first; every act names only issues, options, seats and
 * ids that are present in the view it was read against.
 */
export interface Understanding {
  readonly readings: readonly Reading[]
  /**
   * The acts of a text that holds more than one, in the order spoken; their texts together are the whole text. Absent
   * for a text of one act.
   */
  readonly parts?: readonly ReadPart[]
  /** Set when the text asks for nothing a session has; `readings` are then the nearest acts, none of them likely. */
  readonly beyond?: Beyond
  /** The text takes the speaker's last act back ("undo", "I take that back"). */
  readonly isUndo?: boolean
  /** The engine that read it: 'embedded', or a model in the format of `madeBy`. */
  readonly readBy: string
}

/** A text, the view of the seat that said it, and the terms of its agenda. */
export interface UnderstandingRequest {
  readonly text: string
  readonly view: SeatView
  readonly agenda: AgendaTerms
}

/** Reads a person's text into formal acts. Never throws for any text; aborts with the signal's reason. */
export interface UnderstandingPort {
  /** Takes some milliseconds: a session waits for it. */
  understand(request: UnderstandingRequest, signal?: AbortSignal): Promise<Understanding>
  /**
   * Reads with a model, where one is available and worth its cost; undefined where `understand` does as well. May take
   * seconds: it is called before the session's turn, and only the person waits for it. `userId`: the user whose model
   * usage is counted.
   */
  hear?(
    request: UnderstandingRequest & { readonly userId: string },
    signal?: AbortSignal,
  ): Promise<Understanding | undefined>
}

/** A predicted act of an AI delegate that will soon need wording. */
export interface LineAhead {
  readonly act: Act
  readonly seat: string
  readonly view: PublicView
  readonly recent: readonly string[]
}

/**
 * Words an act of an AI delegate. `view` is the view of a bystander without secrets, so that the port cannot reveal
 * any. `variety` is an integer that differs from line to line; `recent` are the last ten lines spoken. Returns 1–1,200
 * characters of plain text without markup.
 */
export interface SpeechPort {
  /** Takes some milliseconds: a session waits for it. */
  word(
    request: {
      readonly act: Act
      readonly seat: string
      readonly view: PublicView
      readonly variety: number
      readonly recent: readonly string[]
      /** Without the words of a model, even prefetched ones: they were unfit to be spoken. */
      readonly isPlain?: boolean
    },
    signal?: AbortSignal,
  ): Promise<{ readonly words: string; readonly wordedBy: string }>
  /**
   * Prefetch hint: a session moved, so that a model can prepare its next lines. Returns at once. `lines` computes them,
   * soonest first; lines missing from it are no longer needed. `userId`: the user who opened the session.
   */
  foresee?(session: {
    readonly sessionId: string
    readonly userId: string
    readonly lines: () => readonly LineAhead[]
  }): void
}
