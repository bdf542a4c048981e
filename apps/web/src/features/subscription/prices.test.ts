import { describe, expect, it } from 'vitest'
import { formatPrice, yearlySaving } from './prices.ts'

describe('prices', () => {
  it.each([
    { cents: 900, text: '$9' },
    { cents: 905, text: '$9.05' },
    { cents: 4_950, text: '$49.50' },
    { cents: 1_234_500, text: '$12,345' },
    { cents: 0, text: '$0' },
  ])('of $cents cents are written $text', ({ cents, text }) => {
    expect(formatPrice(cents)).toBe(text)
  })

  it.each([
    { month: 900, year: 9_000, saving: 16 },
    { month: 1_000, year: 12_000, saving: 0 },
    { month: 1_000, year: 13_000, saving: 0 },
    { month: 0, year: 0, saving: 0 },
  ])('by the year of $year instead of $month save $saving %', ({ month, year, saving }) => {
    expect(yearlySaving(month, year)).toBe(saving)
  })
})
