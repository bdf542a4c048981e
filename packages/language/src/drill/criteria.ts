/** The marking criteria of a speech. */
export const CRITERIA = ['argument', 'evidence', 'rebuttal', 'delivery'] as const
export type CriterionId = (typeof CRITERIA)[number]

/** The parts of each criterion with their maximum points; a criterion has ten in all. */
export const CRITERION_PARTS = {
  argument: { reasons: 2, substance: 4, depth: 4 },
  evidence: { sources: 3, figures: 2, pictures: 5 },
  rebuttal: { meets: 4, refutes: 3, grounds: 3 },
  delivery: { claim: 2, order: 4, brevity: 2, time: 2 },
} as const satisfies Record<CriterionId, Record<string, number>>

/** What each criterion weighs in the whole mark; without an opponent's points the others share the rebuttal's weight. */
export const CRITERION_WEIGHTS: Readonly<Record<CriterionId, number>> = {
  argument: 56,
  evidence: 10,
  rebuttal: 14,
  delivery: 20,
}

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
  /** 0 to 10 with one decimal; undefined when it could not be measured. */
  readonly score: number | undefined
  /** The parts that were measured. */
  readonly parts: readonly PartMark[]
}

/** To one decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10

/** Points for a value between the least that earns and the one that earns all, in proportion. */
export function between(value: number, least: number, all: number, most: number): number {
  return tenths(most * Math.max(0, Math.min(1, (value - least) / (all - least))))
}

/** The mark of a criterion, scaled to ten from the parts that could be measured. */
export function markOf(parts: readonly PartMark[]): CriterionMark {
  const most = parts.reduce((sum, part) => sum + part.most, 0)
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  return { score: most === 0 ? undefined : tenths((points * 10) / most), parts }
}
