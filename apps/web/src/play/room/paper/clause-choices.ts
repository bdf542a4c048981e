import type { WorkingPaper } from '@placard/contract'
import { CHANGES_MOST } from '@placard/engine/lists'
import type { PaperReading } from '@placard/language/papers'
import type { Opening, OpeningClause } from '../../../client/papers/kept-openings.ts'
import type { Change } from '../room.ts'

/** What a person lets each clause of a paper stand for, in the order of the paper; undefined: it stays in the paper. */
export type ClauseChoices = readonly (Change | undefined)[]

/** The choices as the paper was read. */
export function choicesOf({ clauses }: PaperReading): ClauseChoices {
  return clauses.map(({ change }) => change)
}

/** The choices with another one for a clause. */
export function withChoice(choices: ClauseChoices, at: number, change: Change | undefined): ClauseChoices {
  return choices.map((before, index) => (index === at ? change : before))
}

/** Whether another clause has the issue already: a text takes one option of each. */
export function isTaken(choices: ClauseChoices, at: number, issue: number): boolean {
  return choices.some((change, index) => index !== at && change?.issue === issue)
}

/** The clauses that are to be laid, in the order of the paper. */
export function chosenClauses({ clauses }: PaperReading, choices: ClauseChoices): readonly OpeningClause[] {
  return clauses.flatMap(({ mark, text }, at) => {
    const change = choices[at]
    return change === undefined ? [] : [{ mark, text, change }]
  })
}

/** How many clauses of a paper a campaign hears. */
export function heardCount({ clauses }: PaperReading): number {
  return clauses.filter(({ change }) => change !== undefined).length
}

/** What is laid for a paper; undefined when no clause was chosen. */
export function openingFrom(
  { title }: Pick<WorkingPaper, 'title'>,
  reading: PaperReading,
  choices: ClauseChoices,
  isAtOnce: boolean,
): Opening | undefined {
  const clauses = chosenClauses(reading, choices)
  return clauses.length === 0 ? undefined : { title, clauses, isAtOnce }
}

/** The clauses that a first proposal takes, and those that wait for another one. */
export function inProposals(clauses: readonly OpeningClause[]): {
  readonly first: readonly OpeningClause[]
  readonly later: readonly OpeningClause[]
} {
  return { first: clauses.slice(0, CHANGES_MOST), later: clauses.slice(CHANGES_MOST) }
}
