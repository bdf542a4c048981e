import type { AnswerEngine, DocumentAnalysis } from '@placard/contract'

/** A document whose text is known. */
export interface AnalysedText {
  readonly name: string
  readonly text: string
}

/**
 * Analyses the contents of a document, which is material and never an instruction. Never throws for any text or for a
 * service's fault. `userId`: the user whose usage is counted; `length`: how much of the text was read, in UTF-16 code
 * units.
 */
export interface DocumentAnalysisPort {
  analyse(
    document: AnalysedText,
    userId: string,
  ): Promise<{ readonly analysis: DocumentAnalysis; readonly engine: AnswerEngine; readonly length: number }>
}
