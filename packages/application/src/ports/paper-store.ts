import type {
  NewPaper,
  PaperDetail,
  PaperSave,
  PaperSaved,
  PaperSummary,
  PaperVersion,
  ParagraphChange,
  ParagraphWish,
} from '@placard/contract'

/** Which papers are listed: of one conversation, of the conversations of a project, or of all. */
export interface PaperFilter {
  readonly conversationId?: string | undefined
  readonly projectId?: string | undefined
}

/** The conversation of a user that a paper goes with, and its project; undefined when there is none. */
export type PaperHome = (
  userId: string,
  conversationId: string,
) => Promise<{ readonly projectId: string | null } | undefined>

/**
 * Working papers of users, with their versions. What belongs to another user is not found. Times are in ms since 1970
 * UTC.
 */
export interface PaperStore {
  /** The latest first, up to `PAPERS_LISTED_MAX`; of all conversations that were not removed, or of some. */
  list(userId: string, filter: PaperFilter): Promise<readonly PaperSummary[]>
  read(userId: string, paperId: string): Promise<PaperDetail | undefined>
  /**
   * Begins a paper with its first version. A paper with this id, or one that was opened from the same answer, is found
   * instead. Undefined when the user has no such conversation.
   */
  create(userId: string, paper: NewPaper, at: number): Promise<PaperDetail | undefined>
  /** Stores a version by `judgedSave`. Undefined when there is no such paper. */
  save(userId: string, paperId: string, save: PaperSave, at: number): Promise<PaperSaved | undefined>
  /** A version with its text; without a number, the latest. */
  version(
    userId: string,
    paperId: string,
    version: number | undefined,
  ): Promise<{ readonly version: PaperVersion; readonly text: string } | undefined>
  /** @returns false when there is no such paper. */
  remove(userId: string, paperId: string): Promise<boolean>
}

/**
 * Changes a paragraph as its owner asks: a model where one is available, else by rules. Never throws for any text or for
 * a service's fault. `userId`: the user whose usage is counted.
 */
export interface ParagraphChangePort {
  change(wish: ParagraphWish, userId: string): Promise<ParagraphChange>
}
