import { describe, expect, it } from 'vitest'
import { type Module, type Place, structureOf } from './arrows.ts'

const PLACE: Place = {
  name: 'house',
  folder: 'src',
  rooms: { cellar: [], hall: ['cellar'], attic: ['cellar', 'hall'] },
  roof: ['app'],
}

const file = (source: string, ...imports: string[]): Module => ({
  source: `src/${source}`,
  dependencies: imports.map((to) => ({ resolved: `src/${to}` })),
})

describe('the structure of a place', () => {
  it.each([
    { modules: [file('hall/a.ts', 'cellar/b.ts')], arrows: 1, backUp: [], because: 'a hall stands on its cellar' },
    {
      modules: [file('hall/a.ts', 'cellar/b.ts', 'cellar/c.ts'), file('hall/d.ts', 'cellar/b.ts')],
      arrows: 1,
      backUp: [],
      because: 'an arrow is a pair of rooms, however many imports it has',
    },
    {
      modules: [file('cellar/b.ts', 'attic/a.ts')],
      arrows: 1,
      backUp: ['house: cellar → attic'],
      because: 'a cellar knows nothing of the attic',
    },
    { modules: [file('app/a.ts', 'attic/a.ts')], arrows: 1, backUp: [], because: 'the roof stands on everything' },
    {
      modules: [file('attic/a.ts', 'app/a.ts')],
      arrows: 1,
      backUp: ['house: attic → app'],
      because: 'nothing stands on the roof',
    },
    {
      modules: [file('hall/a.ts', 'shed/a.ts')],
      arrows: 1,
      backUp: ['house: hall → shed'],
      because: 'a room nobody has drawn is on no floor',
    },
    {
      modules: [file('cellar/a.test.ts', 'attic/a.ts')],
      arrows: 0,
      backUp: [],
      because: 'tests import what they like',
    },
    { modules: [file('cellar/testing/a.ts', 'attic/a.ts')], arrows: 0, backUp: [], because: 'so do their tools' },
    { modules: [file('index.ts', 'attic/a.ts')], arrows: 0, backUp: [], because: 'a door is in no room' },
    { modules: [file('hall/a.ts', 'hall/b.ts')], arrows: 0, backUp: [], because: 'a room may know itself' },
  ])('has $arrows arrows: $because', ({ modules, arrows, backUp }) => {
    expect(structureOf(PLACE, modules)).toEqual({ name: 'house', rooms: 4, floors: 4, arrows, backUp })
  })
})
