import { expect, it } from 'vitest'
import { utilityOf } from '../../model/committee/issue.ts'
import { fitCutPoint, isYesAt } from './cut-point.ts'

/** Members at 0, 1, 2 …, each voting as its mark says. */
const placed = (marks: string) =>
  [...marks].map((mark, position) => ({ position, yes: mark === '+' ? 1 : 0, other: mark === '+' ? 0 : 1 }))

it.each([
  { marks: '++--', right: 4, because: 'one cut tells all' },
  { marks: '--++', right: 4, because: 'the yes may lie above' },
  { marks: '+-++', right: 3, because: 'one member is out of line' },
  { marks: '++++', right: 4, because: 'a unanimous vote needs no cut' },
  { marks: '----', right: 4, because: 'nor does a unanimous refusal' },
])('places $right of $marks: $because', ({ marks, right }) => {
  const votes = placed(marks)
  const cut = fitCutPoint(votes)
  expect(votes.filter(({ position, yes }) => isYesAt(cut, position) === (yes === 1))).toHaveLength(right)
})

it('lets the heavier votes decide where the cut lies', () => {
  const cut = fitCutPoint([
    { position: 0, yes: 1, other: 0 },
    { position: 1, yes: 0, other: 1 },
    { position: 2, yes: 3, other: 0 },
    { position: 3, yes: 0, other: 1 },
  ])
  expect(cut).toEqual({ at: 2.5, yesBelow: true })
})

it('never cuts between members at the same place', () => {
  const cut = fitCutPoint([
    { position: 1, yes: 1, other: 0 },
    { position: 1, yes: 0, other: 1 },
  ])
  expect(cut.at).toBe(Number.NEGATIVE_INFINITY)
})

it('expects a yes where nothing is known', () => {
  expect(isYesAt(fitCutPoint([]), 0)).toBe(true)
})

it('lies where the seats of a campaign change sides: halfway between the status quo and the text', () => {
  const [statusQuo, text] = [-1, 0.2]
  const members = [-0.9, -0.5, -0.41, -0.39, 0, 0.2, 0.9]
  const votes = members.map((position) => {
    const table = [[statusQuo, text].map((option) => 1 - Math.abs(option - position) / 2)]
    const isFor = utilityOf(table, [1]) > utilityOf(table, [0])
    return { position, yes: isFor ? 1 : 0, other: isFor ? 0 : 1 }
  })
  expect(fitCutPoint(votes).at).toBeCloseTo((statusQuo + text) / 2, 10)
})
