import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatsInArcs } from './hemicycle.ts'

const hall = { rows: 3, innerRadius: 40, outerRadius: 100 }

describe('seats in arcs', () => {
  it('seats everybody, whatever the number of seats and rows', () => {
    fc.assert(
      fc.property(fc.nat(250), fc.integer({ min: 1, max: 9 }), (count, rows) => {
        expect(seatsInArcs(count, { ...hall, rows })).toHaveLength(count)
      }),
    )
  })

  it('keeps every seat in front of the rostrum and between the radii', () => {
    for (const { x, y } of seatsInArcs(60, hall)) {
      expect(y).toBeLessThanOrEqual(1e-9)
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(40 - 1e-9)
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(100 + 1e-9)
    }
  })

  it('goes from the left end to the right end', () => {
    const angles = seatsInArcs(60, hall).map((seat) => seat.angle)
    expect(angles).toEqual([...angles].sort((one, other) => one - other))
  })

  it('gives longer rows more seats, and a lone seat the middle', () => {
    const inRow = (row: number) => seatsInArcs(60, hall).filter((seat) => seat.row === row).length
    expect(inRow(2)).toBeGreaterThan(inRow(1))
    expect(inRow(1)).toBeGreaterThan(inRow(0))
    expect(seatsInArcs(1, hall)).toMatchObject([{ angle: 90, row: 2 }])
  })
})
