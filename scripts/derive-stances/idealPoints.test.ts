import { describe, expect, it } from 'vitest'
import { percentile, recentIdealPoints, scaleToUnit, yearOfSession } from './idealPoints.ts'

const point = (iso3: string, year: number, finalPassage: number | null) => ({
  iso3,
  year,
  finalPassage,
  everyVote: null,
})

it('places a session in the year it opened in', () => {
  expect([yearOfSession(1), yearOfSession(74)]).toEqual([1946, 2019])
})

describe('the recent position of a country', () => {
  it('averages the newest three years that have an estimate', () => {
    const points = [2020, 2021, 2022, 2023].map((year, index) => point('KEN', year, index))
    expect(recentIdealPoints(points).get('KEN')).toEqual({ value: 2, years: [2021, 2023], count: 3 })
  })

  it('passes over years without one, as when a country has lost its vote', () => {
    const points = [point('VEN', 2019, -1), point('VEN', 2020, -2), point('VEN', 2021, -3), point('VEN', 2022, null)]
    expect(recentIdealPoints(points).get('VEN')).toEqual({ value: -2, years: [2019, 2021], count: 3 })
  })

  it('is absent where there never was one', () => {
    expect(recentIdealPoints([point('PLW', 2020, null)]).has('PLW')).toBe(false)
  })
})

describe('putting estimates on −1…1', () => {
  it('maps by a straight line, and one outlier moves nobody else far', () => {
    const values = new Map(Array.from({ length: 101 }, (_, index) => [`C${index}`, index / 100] as const))
    const calm = scaleToUnit(values)
    expect(calm.get('C50')).toBeCloseTo(0)
    const shaken = scaleToUnit(new Map([...values, ['C100', 1000] as const]))
    expect(shaken.get('C100')).toBe(1)
    expect(shaken.get('C50')).toBeCloseTo(0)
  })

  it('answers the middle when nobody differs, and nothing for nobody', () => {
    expect(scaleToUnit(new Map([['KEN', 3]])).get('KEN')).toBe(0)
    expect(scaleToUnit(new Map()).size).toBe(0)
  })

  it('interpolates between ranks', () => {
    expect(percentile([0, 10], 0.25)).toBe(2.5)
  })
})
