/** One way an issue can be settled. Option 0 of every issue is the status quo and puts no clause into the text. */
export interface IssueOption {
  readonly id: string
  /** A few words a delegate would use for it. */
  readonly label: string
  /** The operative clause it puts into the draft, verb first, without number or closing mark. Empty for option 0. */
  readonly clause: string
  /** Position on the issue's axis, −1 (status quo side) … 1 (most far-reaching). */
  readonly position: number
}

/** A question the committee must settle: 4–5 options in a campaign, ordered from the status quo outwards. */
export interface Issue {
  readonly id: string
  readonly title: string
  readonly question: string
  readonly options: readonly IssueOption[]
}

/** One option index for each issue, in the order of the issues. All zeros is the status quo. */
export type Deal = readonly number[]

/** A proposed settlement of one issue by one option, both by index. */
export interface Change {
  readonly issue: number
  readonly option: number
}

/** Scores of one seat: `table[issue][option]`, already weighted, so that a deal's utility is a plain sum. */
export type UtilityTable = readonly (readonly number[])[]

/** The utility of a deal: the sum of its options' scores, in the units of the table. */
export function utilityOf(table: UtilityTable, deal: Deal): number {
  let sum = 0
  for (let issue = 0; issue < deal.length; issue++) sum += table[issue]?.[deal[issue] ?? 0] ?? 0
  return sum
}

/**
 * The greatest of the scores; −∞ without any. A plain loop: a list spread into `Math.max` is copied to arguments first.
 */
export function greatestOf(scores: readonly number[]): number {
  let greatest = -Infinity
  for (let at = 0; at < scores.length; at++) greatest = Math.max(greatest, scores[at] ?? greatest)
  return greatest
}

/** The least of the scores; ∞ without any. */
export function leastOf(scores: readonly number[]): number {
  let least = Infinity
  for (let at = 0; at < scores.length; at++) least = Math.min(least, scores[at] ?? least)
  return least
}

/** Difference between the best and the worst option of an issue. */
export function spreadOf(scores: readonly number[]): number {
  return greatestOf(scores) - leastOf(scores)
}

/** The deal after the changes; later changes of the same issue win. */
export function applyChanges(deal: Deal, changes: readonly Change[]): Deal {
  const next = [...deal]
  for (const { issue, option } of changes) next[issue] = option
  return next
}
