import { expect, it } from 'vitest'
import { mayAbstain } from './majority.ts'

it.each([
  { isSubstance: true, isBound: true, may: false, because: 'who is present and voting says yes or no' },
  { isSubstance: false, isBound: true, may: true, because: 'procedure binds nobody' },
  { isSubstance: true, isBound: false, may: true, because: 'who is only present may stay out of it' },
])('on substance $isSubstance, present and voting $isBound, may abstain: $may, $because', (row) => {
  expect(mayAbstain(row.isSubstance, row.isBound)).toBe(row.may)
})
