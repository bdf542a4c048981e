import { describe, expect, it } from 'vitest'
import { shownClasses } from './distribution.ts'

const given = (counts: readonly number[]) => counts.map((count, at) => ({ name: `c${at}`, count }))
const shown = (counts: readonly number[]) => {
  const { classes, others } = shownClasses(given(counts))
  return { classes: classes.map(({ count }) => count), others }
}

describe('classes that may be shown', () => {
  it.each([
    { counts: [], classes: [], others: 0, because: 'there is nothing' },
    { counts: [5, 9], classes: [9, 5], others: 0, because: 'all are large enough' },
    { counts: [4], classes: [], others: null, because: 'there are too few at all' },
    { counts: [1, 2], classes: [], others: null, because: 'there are too few at all' },
    { counts: [4, 9, 12], classes: [12], others: 13, because: 'the sum less the shown would give the only small one' },
    { counts: [1, 2, 9, 12], classes: [12], others: 12, because: 'the small ones together are still too few' },
    { counts: [3, 4, 9], classes: [9], others: 7, because: 'of two that are five nobody knows which is which' },
    { counts: [2, 20], classes: [], others: 22, because: 'nothing may be shown beside the only small one' },
  ])('of $counts are $classes: $because', ({ counts, classes, others }) => {
    expect(shown(counts)).toEqual({ classes, others })
  })

  it('never let a class below five be worked out from the sum, whatever the counts', () => {
    for (let seed = 1; seed < 2_000; seed += 1) {
      const counts = Array.from({ length: 1 + (seed % 6) }, (_, at) => 1 + ((seed * (at + 7) * 31) % 17))
      const { classes, others } = shown(counts)
      expect(classes.every((count) => count >= 5)).toBe(true)
      const hidden = counts.length - classes.length
      expect(hidden === 0 || others === null || (hidden >= 2 && others >= 5)).toBe(true)
    }
  })
})
