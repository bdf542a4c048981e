import type { NewPaper, PaperDetail, PaperSummary, WorkingPaper } from '@placard/contract'

/** A paper with its first version. */
export function begunPaper(paper: NewPaper, at: number): PaperDetail {
  const madeAt = new Date(at).toISOString()
  return {
    paper: { ...paper, version: 1, createdAt: madeAt, updatedAt: madeAt },
    versions: [{ version: 1, making: 'opened', madeAt }],
  }
}

/** A paper as lists show it. */
export function summaryOf({ text: _, createdAt: __, ...summary }: WorkingPaper): PaperSummary {
  return summary
}
