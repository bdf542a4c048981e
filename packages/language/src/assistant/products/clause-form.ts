import { clauseMessages as words } from './clause-messages.en.ts'

const OPENING = /^\*([A-Z][a-z]+)([^*]*)\*/

/**
 * Opening phrases as a resolution wants them: the second clause in a row with the same verb says "Also", the third
 * "Further".
 */
export function unrepeated(clauses: readonly string[]): readonly string[] {
  const again = ['', 'Also ', 'Further ']
  let [verb, times] = ['', 0]
  return clauses.map((clause) => {
    const [whole = '', first = '', rest = ''] = clause.match(OPENING) ?? []
    times = first === verb ? times + 1 : 0
    verb = first
    if (times === 0 || whole === '') return clause
    const adverb = again[((times - 1) % 2) + 1] ?? 'Also '
    return `*${adverb}${first.toLowerCase()}${rest}*${clause.slice(whole.length)}`
  })
}

/** Operative clauses with their numbers and marks: a semicolon after each, a full stop after the last. */
export function operativeText(clauses: readonly string[], from = 0): string {
  return clauses.map((clause, at) => `${from + at + 1}. ${clause}${at === clauses.length - 1 ? '.' : ';'}`).join('\n\n')
}

/** Preambular clauses, each with its comma. */
export function preambularText(clauses: readonly string[]): string {
  return clauses.map((clause) => `${clause},`).join('\n\n')
}

/** A clause with a date to it; one that names its own keeps it. */
export function withDeadline(clause: string): string {
  return /\bby (?:the end of )?20\d\d|\bwithin (?:\w+ ){1,2}(?:months?|years?)\b/.test(clause)
    ? clause
    : `${clause}${words.additions.deadline}`
}

/** A clause with a review; one that has its own gets what follows from it. */
export function withReview(clause: string): string {
  return `${clause}${/\breview|\breport/.test(clause) ? words.additions.reviewBoth : words.additions.review}`
}

/** A clause with its sub-clauses: who answers for it, with what money, and who is told. */
export function withSubclauses(clause: string): string {
  return `${clause}, in particular by:\n\n${words.subclauses.join('\n')}`
}
