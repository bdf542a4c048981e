import { expect, it } from 'vitest'
import { mayAbstain } from './majority.ts'

it.each([
  { kind: 'draft', bound: ['fra'], may: false, because: 'who is present and voting says yes or no' },
  { kind: 'consensus', bound: ['fra'], may: true, because: 'procedure binds nobody' },
  { kind: 'draft', bound: ['ken'], may: true, because: 'who is only present may stay out of it' },
] as const)('on a $kind with $bound present and voting, France may abstain: $may, $because', ({ kind, bound, may }) => {
  const vote = { question: { kind, draft: 'd1' } }
  expect(mayAbstain({ vote, order: { presentAndVoting: bound } }, 'fra')).toBe(may)
})
