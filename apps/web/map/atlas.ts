import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mergeArcs } from 'topojson-client'
import { isolatedPart } from './crimea.ts'
import type { Area, Atlas } from './topology.ts'

/** A member state as the atlas is matched to it. */
export interface State {
  readonly iso3: string
  readonly name: string
  readonly officialAliases: readonly string[]
}

/** Names of the atlas that are neither the state's name nor one of its aliases. */
const NAMES: Readonly<Record<string, string>> = {
  'Antigua and Barb.': 'ATG',
  'Bosnia and Herz.': 'BIH',
  'Central African Rep.': 'CAF',
  Congo: 'COG',
  'Dem. Rep. Congo': 'COD',
  'Dominican Rep.': 'DOM',
  'Eq. Guinea': 'GNQ',
  Macedonia: 'MKD',
  'Marshall Is.': 'MHL',
  'S. Sudan': 'SSD',
  'Solomon Is.': 'SLB',
  'St. Kitts and Nevis': 'KNA',
  'St. Vin. and Gren.': 'VCT',
}

/** Parts the atlas draws apart, shown with the member state that speaks for them in the Assembly. */
const PARTS: Readonly<Record<string, string>> = {
  Greenland: 'DNK',
  'Faeroe Is.': 'DNK',
  Åland: 'FIN',
  'Hong Kong': 'CHN',
  Macao: 'CHN',
  'New Caledonia': 'FRA',
  'Puerto Rico': 'USA',
  'N. Cyprus': 'CYP',
  Somaliland: 'SOM',
}

/** No seat and nothing to choose there: it would only push the rest of the world together. */
const LEFT_OUT = ['Antarctica', 'Fr. S. Antarctic Lands', 'Heard I. and McDonald Is.', 'S. Geo. and the Is.']

export function readAtlas(resolution: '50m' | '110m'): Atlas {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${resolution}.json`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

function folded(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

function areasOf(atlas: Atlas): readonly Area[] {
  return atlas.objects.countries.geometries.flatMap((geometry) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [geometry] : [],
  )
}

/** Finds the state an area of the atlas belongs to; undefined where no member state has it undisputed. */
export function stateFinder(states: readonly State[]): (atlasName: string) => string | undefined {
  const byName = new Map(
    states.flatMap(({ iso3, name, officialAliases }) => [name, ...officialAliases].map((one) => [folded(one), iso3])),
  )
  return (atlasName) => PARTS[atlasName] ?? NAMES[atlasName] ?? byName.get(folded(atlasName))
}

/** The member states that the coarse atlas leaves out: too small to be seen or hit, they are drawn as dots. */
export function statesTooSmall(states: readonly State[]): readonly string[] {
  const find = stateFinder(states)
  const drawn = new Set(areasOf(readAtlas('110m')).map((area) => find(area.properties?.name ?? '')))
  return states.map(({ iso3 }) => iso3).filter((iso3) => !drawn.has(iso3))
}

/** The areas of the atlas by member state, each as one piece without inner borders, and the land that is none of theirs. */
export function areasByState(atlas: Atlas, states: readonly State[]) {
  const find = stateFinder(states)
  const parts = new Map<string, Area[]>()
  const put = (key: string, area: Area) => parts.set(key, [...(parts.get(key) ?? []), area])
  for (const area of areasOf(atlas)) {
    const name = area.properties?.name ?? ''
    if (LEFT_OUT.includes(name)) continue
    const iso3 = find(name)
    if (iso3 !== 'RUS') {
      put(iso3 ?? '', area)
      continue
    }
    const { kept, moved } = isolatedPart(atlas, area)
    put('RUS', kept)
    put('UKR', moved)
  }
  return new Map([...parts].map(([key, areas]) => [key, mergeArcs(atlas, areas)]))
}
