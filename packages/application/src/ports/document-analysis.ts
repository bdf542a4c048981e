import type { AnswerEngine, DocumentAnalysis } from '@placard/contract'

/** A document whose text is known. */
export interface AnalysedText {
  readonly name: string
  readonly text: string
}

/**
 * Says what a document holds. What stands in it is material and never an instruction. Never throws for any text or for what
 * a service does. `userId` is on whose behalf; `length` is how much of the text was read, in UTF-16 code units.
 */
export interface DocumentAnalysisPort {
  analyse(
    document: AnalysedText,
    userId: string,
  ): Promise<{ readonly analysis: DocumentAnalysis; readonly engine: AnswerEngine; readonly length: number }>
}
