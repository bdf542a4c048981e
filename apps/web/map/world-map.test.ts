import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import file from '@placard/content/countries/countries.json' with { type: 'json' }
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import { describe, expect, it } from 'vitest'
import { areasByState, readAtlas, stateFinder, statesTooSmall } from './atlas.ts'
import { spreadOut } from './dots.ts'
import { doubleArea, pathOf, ringsOf } from './path.ts'
import { keptPoints } from './simplify.ts'
import { worldMap } from './world-map.ts'

const kept = join(import.meta.dirname, '../src/kit/map/world-map.json')
const map = worldMap(file.countries)

function stateOf(iso3: string) {
  const state = map.states.find((one) => one.iso3 === iso3)
  if (!state) throw new RangeError(`no ${iso3} on the map`)
  return state
}

describe('the map of the world', () => {
  it('is built to what the page loads', () => {
    const loaded = JSON.parse(readFileSync(kept, 'utf8'))
    expect(JSON.stringify(map) === JSON.stringify(loaded), 'run node apps/web/map/build.ts').toBe(true)
  })

  it('shows every member state, twenty-eight of them as dots', () => {
    expect(map.states.map(({ iso3 }) => iso3)).toEqual(file.countries.map(({ iso3 }) => iso3))
    expect(map.states.filter(({ d }) => d === undefined)).toHaveLength(28)
    expect(statesTooSmall(file.countries)).toContain('TUV')
  })

  it('keeps every pin on the globe', () => {
    for (const { iso3, x, y } of map.states) {
      expect(x, iso3).toBeGreaterThan(0)
      expect(x, iso3).toBeLessThan(map.width)
      expect(y, iso3).toBeGreaterThan(0)
      expect(y, iso3).toBeLessThan(map.height)
    }
  })

  it.each([
    { one: 'USA', isWestOf: 'GBR', because: 'the Atlantic lies between them' },
    { one: 'KEN', isWestOf: 'IND', because: 'of the Indian Ocean' },
    { one: 'AUS', isWestOf: 'NZL', because: 'of the Tasman Sea' },
    { one: 'AUS', isWestOf: 'WSM', because: 'the Pacific is cut where no state lies' },
    { one: 'DNK', isWestOf: 'POL', because: 'its pin stands by its capital, not on Greenland' },
  ] as const)('puts $one west of $isWestOf: $because', ({ one, isWestOf }) => {
    expect(stateOf(one).x).toBeLessThan(stateOf(isWestOf).x)
  })

  it.each([
    { place: 'Simferopol', at: [34.1, 44.95], inside: 'UKR', because: 'of General Assembly resolution 68/262' },
    { place: 'Hargeisa', at: [44.06, 9.56], inside: 'SOM', because: 'no other seat speaks for it' },
    { place: 'Nuuk', at: [-50, 65], inside: 'DNK', because: 'the realm has one seat' },
    { place: 'Krasnodar', at: [38.98, 45.04], inside: 'RUS', because: 'only the peninsula is moved' },
  ] as const)('counts $place to $inside: $because', ({ at, inside }) => {
    const atlas = readAtlas('50m')
    const holders = [...areasByState(atlas, file.countries)].filter(([, area]) =>
      geoContains(feature(atlas, area), [...at]),
    )
    expect(holders.map(([iso3]) => iso3)).toEqual([inside])
  })

  it('lets no outline cover the globe', () => {
    for (const { iso3, d } of map.states) {
      const largest = Math.max(0, ...ringsOf(absolute(d ?? '')).map(doubleArea)) / 2
      expect(largest, iso3).toBeLessThan((map.width * map.height) / 8)
    }
  })

  it('gives the land without a seat of its own to no state', () => {
    const find = stateFinder(file.countries)
    const none = ['W. Sahara', 'Taiwan', 'Kosovo', 'Palestine', 'Falkland Is.']
    expect(none.map(find)).toEqual(none.map(() => undefined))
    expect(find('Greenland')).toBe('DNK')
    expect(readAtlas('50m').objects.countries.geometries.length).toBeGreaterThan(200)
  })
})

describe('the tools of the map', () => {
  it('keep the ends of a line and what strays from it', () => {
    const line = [
      [0, 0],
      [1, 0.1],
      [2, 0],
      [3, 5],
      [4, 0],
    ] as const
    expect(keptPoints(line, 1)).toEqual([0, 2, 3, 4])
    expect(keptPoints(line, 0.01)).toEqual([0, 1, 2, 3, 4])
    expect(keptPoints(line, 10)).toEqual([0, 4])
  })

  it('write a path that draws the same rings', () => {
    const path = 'M10,20L15,18L12,30ZM0,0L9,0L9,9L0,9Z'
    expect(pathOf(ringsOf(path))).toBe('M10 20l5-2-3 12zM0 0l9 0 0 9-9 0z')
    expect(ringsOf(absolute(pathOf(ringsOf(path))))).toEqual(ringsOf(path))
  })

  it('refuse a path they cannot read', () => {
    expect(() => ringsOf('M1,2L3,xL5,6Z')).toThrow(RangeError)
  })

  it('move crowded dots apart and leave the others', () => {
    const [one, two, far] = spreadOut(
      [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 100, y: 0 },
      ],
      10,
    )
    expect((two?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(9)
    expect(far).toEqual({ x: 100, y: 0 })
  })
})

/** Turns the relative lines of a written path back into absolute ones. */
function absolute(path: string): string {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/g)].map(Number)
      let [x, y] = [0, 0]
      const points = numbers.flatMap((value, index) => {
        if (index % 2 === 0) x += value
        else y += value
        return index % 2 === 0 ? [] : [`${x},${y}`]
      })
      return `M${points.join('L')}Z`
    })
    .join('')
}
