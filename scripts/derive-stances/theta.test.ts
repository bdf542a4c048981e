import { describe, expect, it } from 'vitest'
import { blendTheta, blocMeanOf, blocMeans } from './theta.ts'

it.each([
  { stance: 1, idealPoint: -1, blocMean: 0, theta: 0.35, because: '0.6 − 0.25' },
  { stance: 0.5, idealPoint: 0.5, blocMean: 0.5, theta: 0.5, because: 'parts that agree are not moved' },
  { stance: null, idealPoint: 1, blocMean: -1, theta: 0.25, because: '(0.25 − 0.15) ÷ 0.4' },
  { stance: 1, idealPoint: null, blocMean: -1, theta: 0.6, because: '(0.6 − 0.15) ÷ 0.75' },
  { stance: 1, idealPoint: -1, blocMean: null, theta: 0.35 / 0.85, because: '(0.6 − 0.25) ÷ 0.85' },
  { stance: null, idealPoint: null, blocMean: -0.4, theta: -0.4, because: 'a single part is the position' },
  { stance: null, idealPoint: null, blocMean: null, theta: 0, because: 'nothing known is the middle' },
])('blends $stance, $idealPoint, $blocMean to $theta: $because', ({ theta, ...parts }) => {
  expect(blendTheta(parts)).toBeCloseTo(theta, 12)
})

describe('the company a country keeps', () => {
  const members = [
    { iso3: 'FRA', blocs: ['EU', 'P5'] },
    { iso3: 'DEU', blocs: ['EU'] },
    { iso3: 'CHN', blocs: ['BRICS', 'P5'] },
    { iso3: 'PLW', blocs: ['AOSIS'] },
  ]
  const means = blocMeans(
    members,
    new Map([
      ['FRA', 0.6],
      ['DEU', 0.4],
      ['CHN', -0.8],
    ]),
  )

  it('is the mean of each bloc over the members with a position', () => {
    expect(means.get('EU')).toBeCloseTo(0.5)
    expect(means.has('AOSIS')).toBe(false)
  })

  it('never counts the permanent members, who share a right and not a position', () => {
    expect(means.has('P5')).toBe(false)
    expect(blocMeanOf(['BRICS', 'P5'], means)).toBeCloseTo(-0.8)
  })

  it('counts each bloc once, and is unknown for a country in none', () => {
    expect(blocMeanOf(['EU', 'BRICS'], means)).toBeCloseTo(-0.15)
    expect(blocMeanOf(['AOSIS'], means)).toBeNull()
    expect(blocMeanOf([], means)).toBeNull()
  })
})
