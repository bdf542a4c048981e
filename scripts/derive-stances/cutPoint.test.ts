import { expect, it } from 'vitest'
import { fitCutPoint, predictsYes } from './cutPoint.ts'

/** Members at 0, 1, 2 …, each voting as its mark says. */
const placed = (marks: string) => [...marks].map((mark, position) => ({ position, yes: mark === '+' }))

it.each([
  { marks: '++--', right: 4, because: 'one cut tells all' },
  { marks: '--++', right: 4, because: 'the yes may lie above' },
  { marks: '+-++', right: 3, because: 'one member is out of line' },
  { marks: '++++', right: 4, because: 'a unanimous vote needs no cut' },
  { marks: '----', right: 4, because: 'nor does a unanimous refusal' },
])('places $right of $marks: $because', ({ marks, right }) => {
  const votes = placed(marks)
  const cut = fitCutPoint(votes)
  expect(votes.filter(({ position, yes }) => predictsYes(cut, position) === yes)).toHaveLength(right)
})

it('never cuts between members at the same place', () => {
  const cut = fitCutPoint([
    { position: 1, yes: true },
    { position: 1, yes: false },
  ])
  expect(cut.at).toBe(Number.NEGATIVE_INFINITY)
})

it('expects a yes where nothing is known', () => {
  expect(predictsYes(fitCutPoint([]), 0)).toBe(true)
})
