import type { Unheard } from '@placard/language/papers'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const clauses = (marks: readonly string[]) => `${marks.length === 1 ? 'Clause' : 'Clauses'} ${list.format(marks)}`
const are = (count: number) => (count === 1 ? 'is' : 'are')

const REASONS: Readonly<Record<Unheard, string>> = {
  'nothing-like-it': 'No option of this campaign is like it.',
  'says-no': 'It turns something down. Only what you ask for goes on the table.',
  'as-it-stands': 'This is already so without a resolution.',
  'issue-taken': 'Another clause is nearer to an option on the same issue, and a text takes one of each.',
}

/** Sentences of a working paper that is laid on a table. */
export const paperWords = {
  reading: 'Reading your paper…',
  failed: 'Your paper could not be read. Please try again.',
  again: 'Try again',
  missing: 'This paper was deleted. Choose another one.',
  heard: (heard: number, all: number) =>
    `${heard} of ${all} ${all === 1 ? 'clause' : 'clauses'} ${are(heard)} heard here.`,
  heardAsked: (heard: number, all: number) =>
    `${heard} of the ${all} ${all === 1 ? 'sentence' : 'sentences'} in it that ${all === 1 ? 'asks' : 'ask'} for something ${are(heard)} heard here.`,
  empty: 'There is no clause in this paper yet. Write what the committee should do, one clause a line.',
  none: 'No clause of this paper is an option of this campaign. It stays in the chat as it is. You can choose an option for a clause yourself, or word it closer to the agenda.',
  list: 'Clauses of your paper',
  standsFor: (mark: string) => `Clause ${mark} stands for`,
  stays: 'Stays in the paper',
  option: (issue: string, option: string) => `${issue}: ${option}`,
  inTheText: (clause: string) => `In the text: “${clause}”`,
  staying: (count: number) => (count === 1 ? '1 clause is not heard here' : `${count} clauses are not heard here`),
  why: REASONS,
  chosen: (count: number) => (count === 1 ? '1 clause goes on the table.' : `${count} clauses go on the table.`),
  chosenNone: 'No clause goes on the table yet.',
  order: (first: readonly string[], later: readonly string[]) =>
    `A proposal has up to three changes. ${clauses(first)} ${first.length === 1 ? 'goes' : 'go'} first; ${clauses(later).toLowerCase()} ${later.length === 1 ? 'follows' : 'follow'}.`,
  standsNearer: (country: string, option: string) =>
    `${country} stands nearer to “${option}”, so your brief may prefer that.`,
  briefKeeps: (option: string) => `Your brief would rather keep “${option}”.`,
  redLine: 'Your capital can never accept this.',
} as const
