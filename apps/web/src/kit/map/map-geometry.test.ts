import { describe, expect, it } from 'vitest'
import { textureOf } from './LevelPatterns.tsx'
import { boxOfRegion, grownTo, neighbourOf, placeIn } from './map-geometry.ts'
import file from './world-map.json' with { type: 'json' }

function stateOf(iso3: string) {
  const state = file.states.find((one) => one.iso3 === iso3)
  if (!state) throw new RangeError(`no ${iso3} on the map`)
  return state
}

describe('going over the map', () => {
  it.each([
    { from: 'KEN', to: 'up', next: 'ETH', because: 'it lies north' },
    { from: 'PRT', to: 'end', next: 'ESP', because: 'it lies east' },
    { from: 'CHL', to: 'end', next: 'ARG', because: 'the Andes are crossed' },
    { from: 'USA', to: 'up', next: 'CAN', because: 'it lies north' },
  ] as const)('$to of $from is $next: $because', ({ from, to, next }) => {
    expect(neighbourOf(file.states, stateOf(from), to)?.iso3).toBe(next)
  })

  it('ends at the edge of the world', () => {
    const easternmost = [...file.states].sort((a, b) => b.x - a.x)[0]
    expect(easternmost && neighbourOf(file.states, easternmost, 'end')).toBeUndefined()
  })

  it('reaches every state by arrows alone', () => {
    const reached = new Set(['KEN'])
    const open = ['KEN']
    for (let iso3 = open.pop(); iso3 !== undefined; iso3 = open.pop()) {
      for (const to of ['up', 'down', 'start', 'end'] as const) {
        const next = neighbourOf(file.states, stateOf(iso3), to)?.iso3
        if (next === undefined || reached.has(next)) continue
        reached.add(next)
        open.push(next)
      }
    }
    expect(file.states.map(({ iso3 }) => iso3).filter((iso3) => !reached.has(iso3))).toEqual([])
  })
})

describe('parts of the map', () => {
  it('grow to the wanted shape around their middle', () => {
    expect(grownTo({ x: 10, y: 10, width: 20, height: 10 }, 1)).toEqual({ x: 10, y: 5, width: 20, height: 20 })
    expect(grownTo({ x: 10, y: 10, width: 10, height: 20 }, 2)).toEqual({ x: -5, y: 10, width: 40, height: 20 })
  })

  it('hold the states of the region', () => {
    const box = boxOfRegion(file, 'caribbean')
    for (const iso3 of ['JAM', 'BRB', 'GRD', 'KNA']) {
      const { x, y } = placeIn(box, stateOf(iso3))
      expect(Math.min(x, y), iso3).toBeGreaterThan(0)
      expect(Math.max(x, y), iso3).toBeLessThan(100)
    }
    expect(placeIn(box, stateOf('KEN')).x).toBeGreaterThan(100)
  })

  it('leave out the ice at the foot of the whole world', () => {
    const world = boxOfRegion(file, 'world')
    expect(world.width).toBe(file.width)
    expect(Math.max(...file.states.map(({ y }) => y))).toBeLessThan(world.height)
  })
})

describe('levels', () => {
  it.each([
    { count: 4, textures: [0, 1, 3, 4], because: 'four options skip the middle texture' },
    { count: 5, textures: [0, 1, 2, 3, 4], because: 'five options use all' },
    { count: 1, textures: [0], because: 'one option is plain' },
  ] as const)('of $count options are drawn as $textures: $because', ({ count, textures }) => {
    expect(Array.from({ length: count }, (_, level) => textureOf(level, count))).toEqual([...textures])
  })
})
