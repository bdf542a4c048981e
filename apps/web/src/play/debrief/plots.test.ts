import { describe, expect, it } from 'vitest'
import { statusQuoOf, stepsOf, waypointsOf } from './deal-space.ts'
import { weightsOf } from './gains.ts'
import { samplesOver, stacked } from './support-series.ts'

const step = (own: number, others: number, at: number) => ({ deal: [0], own, others, at, seq: at, by: 'ken' })

describe('the way of the draft', () => {
  it('leaves out steps that did not move it and numbers the rest', () => {
    const steps = stepsOf([step(0.2, 0.2, 1), step(0.2, 0.2, 2), step(0.4, 0.3, 3), step(0.2, 0.2, 4)])
    expect(steps.map(({ number, at }) => [number, at])).toEqual([
      [1, 1],
      [2, 3],
      [3, 4],
    ])
  })

  it('names a place once, however often the draft comes back to it', () => {
    const places = waypointsOf(stepsOf([step(0.2, 0.2, 1), step(0.4, 0.3, 2), step(0.2, 0.2, 3)]))
    expect(places).toEqual([
      { own: 0.2, others: 0.2, numbers: [1, 3] },
      { own: 0.4, others: 0.3, numbers: [2] },
    ])
  })

  it('starts from where everything left as it was would lie', () => {
    const gain = (seat: string, statusQuo: number) => ({ seat, statusQuo, reservation: 0, utility: 0, best: 1 })
    const point = statusQuoOf([gain('ken', 0.3), gain('usa', 0.6), gain('chn', 0.4)], 'ken')
    expect(point.own).toBe(0.3)
    expect(point.others).toBeCloseTo(0.5)
  })
})

describe('support over time', () => {
  it('begins undecided, keeps the last word of a moment and holds it to the end', () => {
    const samples = samplesOver(
      [
        { at: 60, favour: 1, against: 0, undecided: 2 },
        { at: 60, favour: 1, against: 1, undecided: 1 },
      ],
      3,
      100,
    )
    expect(samples).toEqual([
      { at: 0, favour: 0, against: 0, undecided: 3 },
      { at: 60, favour: 1, against: 1, undecided: 1 },
      { at: 100, favour: 1, against: 1, undecided: 1 },
    ])
  })

  it('stacks to the number of seats at every moment', () => {
    const bands = stacked([{ at: 0, favour: 2, against: 4, undecided: 1 }])
    expect(bands.map(({ band, points }) => [band, points[0]?.from, points[0]?.to])).toEqual([
      ['favour', 0, 2],
      ['undecided', 2, 3],
      ['against', 3, 7],
    ])
  })
})

describe('what mattered to a seat', () => {
  it('is the range of its scores, as shares of all', () => {
    const table = [
      [0, 0.1],
      [0.2, 0.5],
      [0.3, 0.3],
    ]
    const weights = weightsOf({ table })
    expect(weights.map(({ issue }) => issue)).toEqual([1, 0, 2])
    expect(weights.map(({ ratio }) => Math.round(ratio * 100))).toEqual([75, 25, 0])
  })

  it('is nothing when nothing mattered', () => {
    expect(weightsOf({ table: [[0.2, 0.2]] })).toEqual([{ issue: 0, ratio: 0 }])
  })
})
