import { MOTIONS, POINTS } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { tryRandomActs } from './random-acts.ts'

describe('ten thousand random acts under the shipped packs', () => {
  const tried = tryRandomActs(10_000)

  it('are accepted only when no rule is broken', () => {
    expect(tried.breaches).toEqual([])
    expect(tried.acts).toBe(10_000)
  })

  it('are not all refused: most motions and points are in order at some time', () => {
    expect(tried.accepted).toBeGreaterThan(500)
    expect(tried.broken).toBeGreaterThan(3000)
    expect(tried.broken + tried.accepted).toBeLessThanOrEqual(tried.acts)
    expect(Object.keys(tried.procedure).length).toBeGreaterThan((MOTIONS.length + POINTS.length) / 2)
  })
})
