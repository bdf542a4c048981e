import { expect, it } from 'vitest'
import { growthOf } from './growth.ts'

/** Looks at every pair of characters. */
function comparePairs(text: string): number {
  let same = 0
  for (let one = 0; one < text.length; one++) {
    for (let other = 0; other < text.length; other++) if (text.charCodeAt(one) === text.charCodeAt(other)) same++
  }
  return same
}

it.each([
  { because: 'each character is looked at once', run: (text: string) => text.replace(/[^a]/g, ''), from: 0.5, to: 1.5 },
  { because: 'each pair of characters is looked at', run: comparePairs, from: 1.6, to: 2.5 },
])('tells how the time of a run grows: $because', ({ run, from, to }) => {
  const growth = growthOf((text) => void run(text), 'ab'.repeat(run === comparePairs ? 800 : 1_000_000))
  expect(growth).toBeGreaterThan(from)
  expect(growth).toBeLessThan(to)
})

it('is 0 where a run takes no time to speak of', () => {
  expect(growthOf((text) => void text.length, 'ab')).toBe(0)
})
