/** The marking criteria of a speech. */
export const CRITERIA = ['structure', 'evidence', 'rebuttal'] as const
export type CriterionId = (typeof CRITERIA)[number]

/** The parts of each criterion with their maximum points; a criterion has ten in all. */
export const CRITERION_PARTS = {
  structure: { claim: 3, signposts: 3, conclusion: 2, time: 2 },
  evidence: { figures: 3, sources: 4, reasons: 3 },
  rebuttal: { meets: 4, refutes: 3, grounds: 3 },
} as const satisfies Record<CriterionId, Record<string, number>>

export type PartId = { [Id in CriterionId]: keyof (typeof CRITERION_PARTS)[Id] }[CriterionId]

/** The points of one part, and the indexes of the sentences that earned them. */
export interface PartMark {
  readonly id: PartId
  readonly points: number
  readonly most: number
  readonly sentences: readonly number[]
}

/** The mark of one criterion of a speech. */
export interface CriterionMark {
  /** 0 to 10; undefined when it could not be measured. */
  readonly score: number | undefined
  /** The parts that were measured. */
  readonly parts: readonly PartMark[]
}

/** Points for a count: the first entry for one, the next for two, and so on; the last for any higher count. */
export function stepped(count: number, steps: readonly number[]): number {
  return count <= 0 ? 0 : (steps[Math.min(count, steps.length) - 1] ?? 0)
}

/** The mark of a criterion, scaled to ten from the parts that could be measured. */
export function markOf(parts: readonly PartMark[]): CriterionMark {
  const most = parts.reduce((sum, part) => sum + part.most, 0)
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  return { score: most === 0 ? undefined : Math.round((points * 10) / most), parts }
}
