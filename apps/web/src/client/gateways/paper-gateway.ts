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
import { createContext, useContext } from 'react'

/**
 * Gateway to working papers: the server for signed-in users, this browser for the demo. Every method rejects with an
 * `ApiError` when it is refused.
 */
export interface PaperGateway {
  /** The latest first; of one conversation, of one project, or of all. */
  listPapers(
    filter: { readonly conversationId?: string; readonly projectId?: string },
    signal?: AbortSignal,
  ): Promise<readonly PaperSummary[]>
  readPaper(paperId: string, signal?: AbortSignal): Promise<PaperDetail>
  /** Begins a paper; for an answer that has one, finds it. */
  createPaper(paper: NewPaper): Promise<PaperDetail>
  savePaper(paperId: string, save: PaperSave): Promise<PaperSaved>
  readVersion(
    paperId: string,
    version: number,
    signal?: AbortSignal,
  ): Promise<{ readonly version: PaperVersion; readonly text: string }>
  /** A paragraph with a change; nothing is stored. */
  changeParagraph(paperId: string, wish: ParagraphWish, signal?: AbortSignal): Promise<ParagraphChange>
  removePaper(paperId: string): Promise<void>
}

/** The working papers of the current user; undefined for a visitor. */
export const PaperGatewayContext = createContext<PaperGateway | undefined>(undefined)

export function usePaperGateway(): PaperGateway {
  const gateway = useContext(PaperGatewayContext)
  if (gateway === undefined) throw new Error('usePaperGateway must be used where there are papers')
  return gateway
}

/** Whether this page has working papers. */
export function useHasPapers(): boolean {
  return useContext(PaperGatewayContext) !== undefined
}
