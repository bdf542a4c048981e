/** Formats in which a paper can be saved. */
export const PAPER_FORMATS = ['docx', 'pdf', 'txt'] as const
export type PaperFormat = (typeof PAPER_FORMATS)[number]
