import { describe, expect, it } from 'vitest'
import { debateBook } from './book.ts'

const points = debateBook.flatMap(({ id, for: pro, against }) =>
  [...pro, ...against].map((point) => ({ ...point, motion: id })),
)

describe('the motions for drills', () => {
  it('are at least twenty-four, none twice', () => {
    expect(debateBook.length).toBeGreaterThanOrEqual(24)
    for (const key of ['id', 'motion'] as const)
      expect(new Set(debateBook.map((one) => one[key])).size).toBe(debateBook.length)
  })

  it.each(debateBook)('$id can be argued from both sides, eight points each', ({ motion, note, for: pro, against }) => {
    expect(motion).toMatch(/^This house would .+\.$/)
    expect(note).toMatch(/\.$/)
    expect([pro.length, against.length]).toEqual([8, 8])
  })

  it('give with each point a ground, a fact with its source and year, and an answer', () => {
    for (const { motion, claim, reason, fact, source, answer, words } of points) {
      const where = `${motion}: ${claim}`
      for (const text of [claim, reason, answer]) expect(text, where).toMatch(/^[A-Z0-9].+[.?]$/)
      expect(fact, where).toMatch(/^[A-Z0-9].{20,}[^.]$/)
      expect(source, where).toMatch(/\(\d{4}\)$/)
      expect(words.split(' ').length, where).toBeGreaterThanOrEqual(4)
    }
  })

  it('never make the same claim or give the same answer twice', () => {
    for (const key of ['claim', 'answer'] as const)
      expect(new Set(points.map((point) => point[key])).size).toBe(points.length)
  })
})
