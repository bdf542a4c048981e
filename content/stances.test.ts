import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import countryFile from './countries/countries.json' with { type: 'json' }
import file from './stances/stances.json' with { type: 'json' }

const stances = new Map(Object.entries(file.countries))
const topics = ['me', 'nu', 'di', 'hr', 'co', 'ec'] as const

function stanceOf(iso3: string) {
  const stance = stances.get(iso3)
  if (stance === undefined) throw new Error(`${iso3} has no stance.`)
  return stance
}

/** Theta of the parts beside it, computed anew; the parts are rounded, so this is exact to about a thousandth. */
function thetaOf(parts: readonly (readonly [number | null, number])[]): number {
  const known = parts.flatMap(([value, weight]) => (value === null ? [] : [[value, weight] as const]))
  const weight = known.reduce((sum, [, share]) => sum + share, 0)
  return known.reduce((sum, [value, share]) => sum + value * share, 0) / weight
}

describe('the derived stances', () => {
  it('cover exactly the member states', () => {
    expect([...stances.keys()]).toEqual(countryFile.countries.map(({ iso3 }) => iso3))
  })

  it('name sources and licences, the direction of the scale and what each end votes for', () => {
    expect(file.sources.map(({ licence }) => licence)).toEqual(['CC0 1.0', 'cited', 'MIT'])
    expect(file.orientation).toContain('+1 is the Western end')
    for (const topic of topics) expect(file.topics[topic].plus).not.toBe(file.topics[topic].minus)
  })

  it('lie within −1…1 for every country and topic, with the counts they rest on', () => {
    for (const [iso3, { idealPoint, blocMean, confidence, topics: own }] of stances) {
      for (const topic of topics) {
        const { stance, theta, votes, sessions } = own[topic]
        for (const value of [stance ?? 0, theta, idealPoint ?? 0, blocMean ?? 0]) {
          expect(Math.abs(value), `${iso3} ${topic}`).toBeLessThanOrEqual(1)
        }
        expect(votes).toBeLessThanOrEqual(file.topics[topic].rollCalls)
        expect(sessions).toBeLessThanOrEqual(10)
        expect(stance === null, `${iso3} ${topic}`).toBe(votes < 10)
      }
      expect(confidence).toBeGreaterThan(0.3)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })

  it('blend into theta by 0.6, 0.25 and 0.15, what is missing re-weighted', () => {
    for (const [iso3, { idealPoint, blocMean, topics: own }] of stances) {
      for (const topic of topics) {
        const { stance, theta } = own[topic]
        const expected = thetaOf([
          [stance, 0.6],
          [idealPoint, 0.25],
          [blocMean, 0.15],
        ])
        expect(Math.abs(theta - expected), `${iso3} ${topic}`).toBeLessThan(0.0021)
      }
    }
  })

  it('stay small enough for a browser to load', () => {
    expect(statSync(join(import.meta.dirname, 'stances/stances.json')).size).toBeLessThan(150_000)
  })
})

describe('what a delegate would expect of them', () => {
  it.each([
    { west: 'USA', other: 'CUB', topic: 'ec', because: 'sanctions and the economic order' },
    { west: 'ISR', other: 'EGY', topic: 'me', because: 'the yearly texts on Palestine' },
    { west: 'FRA', other: 'IRL', topic: 'nu', because: 'a nuclear power and a friend of the ban' },
    { west: 'NOR', other: 'CHN', topic: 'hr', because: 'texts on single countries' },
    { west: 'GBR', other: 'ARG', topic: 'co', because: 'an administering power and a claimant' },
    { west: 'POL', other: 'AUT', topic: 'nu', because: 'an ally under the umbrella and a neutral' },
    { west: 'RUS', other: 'IDN', topic: 'nu', because: 'a nuclear power, whatever its general line' },
  ] as const)('$west lies nearer the Western end than $other on $topic: $because', ({ west, other, topic }) => {
    const difference = stanceOf(west).topics[topic].theta - stanceOf(other).topics[topic].theta
    expect(difference).toBeGreaterThan(0.15)
  })

  it.each([
    { iso3: 'SRB', because: 'its votes stand under Yugoslavia' },
    { iso3: 'NAM', because: 'its code NA is no missing value' },
    { iso3: 'SSD', because: 'it joined in 2011' },
    { iso3: 'KIR', because: 'it voted rarely before 2014' },
    { iso3: 'PLW', because: 'it is often absent' },
    { iso3: 'VEN', because: 'it lost its vote in 2022' },
    { iso3: 'AFG', because: 'its seat is disputed' },
  ])('$iso3 has a stance on every topic: $because', ({ iso3 }) => {
    for (const topic of topics) expect(stanceOf(iso3).topics[topic].stance).not.toBeNull()
    expect(stanceOf(iso3).idealPoint).not.toBeNull()
  })

  it('trusts a country that votes seldom less than one that always does', () => {
    expect(stanceOf('SSD').confidence).toBeLessThan(stanceOf('KEN').confidence - 0.2)
  })
})
