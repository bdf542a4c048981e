import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, PERSONALITIES } from '../model/committee/seat.ts'
import { targetAt } from './aspiration.ts'
import { playOf } from './play.ts'

describe('targetAt', () => {
  it.each([
    { beta: 1 / 4, target: 0.9375, because: 'a hard bargainer has given up a sixteenth at half time' },
    { beta: 1, target: 0.5, because: 'a linear one is half way' },
    { beta: 4, target: 0.1591, because: 'a soft one has given up most' },
  ])('at half time with β $beta is $target of the range, $because', ({ beta, target }) => {
    expect(targetAt(0, 1, 0.5, beta)).toBeCloseTo(target, 4)
    expect(targetAt(0.4, 0.8, 0.5, beta)).toBeCloseTo(0.4 + 0.4 * target, 4)
  })

  it.each([
    { time: 0, target: 0.9, because: 'a seat starts from its best deal' },
    { time: 1, target: 0.3, because: 'and ends at its reservation' },
    { time: -2, target: 0.9, because: 'nothing comes before the start' },
    { time: 7, target: 0.3, because: 'nothing comes after the end' },
  ])('at time $time is $target, $because', ({ time, target }) => {
    expect(targetAt(0.3, 0.9, time, 0.7)).toBeCloseTo(target, 12)
  })

  it('never rises with time and stays between reservation and best deal', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.1, max: 4, noNaN: true }), (left, right, beta) => {
        const early = targetAt(0.2, 0.8, Math.min(left, right), beta)
        const late = targetAt(0.2, 0.8, Math.max(left, right), beta)
        expect(late).toBeLessThanOrEqual(early + 1e-12)
        expect(late).toBeGreaterThanOrEqual(0.2 - 1e-12)
        expect(early).toBeLessThanOrEqual(0.8 + 1e-12)
      }),
    )
  })
})

describe('playOf', () => {
  it.each(DIFFICULTIES)('orders the modes from soft to hard at %s', (difficulty) => {
    const betas = PERSONALITIES.map((personality) => playOf(personality, difficulty).beta)
    expect(betas).toEqual([...betas].sort((left, right) => right - left))
    expect(new Set(betas).size).toBe(PERSONALITIES.length)
  })

  it.each(PERSONALITIES)('makes a %s opponent harder with every level', (personality) => {
    const plays = DIFFICULTIES.map((difficulty) => playOf(personality, difficulty))
    const betas = plays.map(({ beta }) => beta)
    expect(betas).toEqual([...betas].sort((left, right) => right - left))
    const tolerances = plays.map(({ toleranceRatio }) => toleranceRatio)
    expect(tolerances).toEqual([...tolerances].sort((left, right) => right - left))
  })

  it('keeps every share within 0…1', () => {
    for (const personality of PERSONALITIES) {
      for (const difficulty of DIFFICULTIES) {
        const { beta, resolveRatio, ...shares } = playOf(personality, difficulty)
        expect(Math.abs(resolveRatio)).toBeLessThan(0.5)
        expect(beta).toBeGreaterThan(0)
        for (const share of Object.values(shares)) expect(share >= 0 && share <= 1).toBe(true)
      }
    }
  })
})
