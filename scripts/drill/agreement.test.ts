import { describe, expect, it } from 'vitest'
import { kendallTauB } from './agreement.ts'

const pairs = (person: readonly number[], rules: readonly number[]) =>
  person.map((mark, at) => ({ person: mark, rules: rules[at] ?? 0 }))

describe('the rank agreement', () => {
  it.each([
    { person: [1, 2, 3, 4], rules: [10, 20, 30, 40], tau: 1, because: 'only the order counts' },
    { person: [1, 2, 3, 4], rules: [4, 3, 2, 1], tau: -1, because: 'every pair is turned round' },
    { person: [1, 2, 3, 4], rules: [1, 2, 4, 3], tau: 4 / 6, because: 'one of six pairs is turned round' },
    { person: [1, 2, 3], rules: [1, 1, 2], tau: 2 / Math.sqrt(6), because: 'a tie counts in the scale' },
    { person: [1, 1, 2], rules: [3, 3, 4], tau: 1, because: 'ties in both are no disagreement' },
  ])('is $tau: $because', ({ person, rules, tau }) => {
    expect(kendallTauB(pairs(person, rules))).toBeCloseTo(tau, 10)
  })

  it.each([
    { person: [1, 2], rules: [5, 5], because: 'the rules order nothing' },
    { person: [1], rules: [1], because: 'there is no pair' },
  ])('does not exist where $because', ({ person, rules }) => {
    expect(kendallTauB(pairs(person, rules))).toBeUndefined()
  })
})
