import { type GeoPath, type GeoProjection, geoArea, geoContains, geoEqualEarth, geoGraticule, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { WorldMapFile } from '../src/kit/map/world-map-file.ts'
import { areasByState, readAtlas, type State, statesTooSmall } from './atlas.ts'
import { spreadOut } from './dots.ts'
import { doubleArea, pathOf, ringsOf } from './path.ts'
import { keptPoints, simplified } from './simplify.ts'
import type { Atlas, MultiPolygon } from './topology.ts'

/** Width of the map's grid. Ten units are a pixel of a map one thousand pixels wide. */
const WIDTH = 10_000
/** Meridian in the middle: the cut runs through the Bering Strait and through no state but the Pacific's empty water. */
const MIDDLE = 11
/** How far a coast may stray from the atlas, in grid units. */
const TOLERANCE = 4
/** Islets below this area, in square grid units, are left out unless they are all a state has. */
const LEAST_AREA = 130
/** Least distance of two dots. */
const DOT_DISTANCE = 62
/** Steradians. A polygon simplified to nothing turns inside out and would cover the globe. */
const HALF_THE_GLOBE = 2 * Math.PI

export interface PlacedState extends State {
  readonly lat: number
  readonly lon: number
}

type Bounds = readonly [west: number, south: number, east: number, north: number]

/** West, south, east and north of the views offered besides the whole world. */
const REGIONS = {
  africa: [-20, -36, 54, 38],
  americas: [-128, -56, -34, 61],
  caribbean: [-90, 7, -56, 28],
  asia: [30, -11, 146, 54],
  europe: [-24, 34, 46, 69],
  pacific: [110, -48, 188, 20],
} as const satisfies Record<string, Bounds>

/** Everything the page draws, computed from the atlas and the list of states: same input, same bytes. */
export function worldMap(states: readonly PlacedState[]): WorldMapFile {
  const projection = geoEqualEarth().rotate([-MIDDLE, 0]).fitWidth(WIDTH, { type: 'Sphere' })
  const path = geoPath(projection)
  const atlas = readAtlas('50m')
  const pen: Pen = { path, fine: atlas, coarse: simplified(atlas, projection, TOLERANCE) }
  const areas = areasByState(atlas, states)
  const dots = new Map(dotsOf(states, projection).map(({ iso3, x, y }) => [iso3, { x, y }]))
  return {
    width: WIDTH,
    height: Math.ceil(path.bounds({ type: 'Sphere' })[1][1]),
    sphere: pathOf(smoothed(path({ type: 'Sphere' }))),
    graticule: pathOf(smoothed(path(geoGraticule().step([30, 30])())), false),
    regions: Object.fromEntries(Object.entries(REGIONS).map(([id, bounds]) => [id, boxOf(bounds, projection)])),
    land: outline(pen, areas.get('') ?? { type: 'MultiPolygon', arcs: [] }),
    states: states.map((state) => {
      const { iso3 } = state
      const dot = dots.get(iso3)
      return dot ? { iso3, ...dot } : { iso3, ...drawn(pen, state, areas.get(iso3)) }
    }),
  }
}

/** Lines of the globe itself: the projection writes hundreds of points along each. */
function smoothed(path: string | null) {
  return ringsOf(path ?? '').map((ring) => {
    const kept = new Set(keptPoints(ring, 1.5))
    return ring.filter((_, index) => kept.has(index))
  })
}

interface Pen {
  readonly path: GeoPath
  readonly fine: Atlas
  readonly coarse: Atlas
}

function drawn(pen: Pen, state: PlacedState, area: MultiPolygon | undefined): { x: number; y: number; d: string } {
  if (!area) throw new RangeError(`worldMap: the atlas has no area of ${state.iso3}`)
  return { ...middle(pen, area, state), d: outline(pen, area) }
}

/** The area's rings large enough to be seen; the largest in any case. */
function outline(pen: Pen, area: MultiPolygon): string {
  const rings = area.arcs
    .flatMap((arcs) => ringsOf(pen.path(polygonOf(pen, arcs)) ?? ''))
    .sort((a, b) => doubleArea(b) - doubleArea(a))
  return pathOf(rings.filter((ring, index) => index === 0 || doubleArea(ring) / 2 >= LEAST_AREA))
}

function polygonOf({ fine, coarse }: Pen, arcs: MultiPolygon['arcs'][number]) {
  const polygon = feature(coarse, { type: 'Polygon', arcs })
  return geoArea(polygon) < HALF_THE_GLOBE ? polygon : feature(fine, { type: 'Polygon', arcs })
}

/** Where a pin of the state stands: the middle of the piece with its capital, or of the largest where none has it. */
function middle({ path, fine }: Pen, area: MultiPolygon, { lat, lon }: PlacedState): { x: number; y: number } {
  const pieces = area.arcs
    .map((arcs) => feature(fine, { type: 'Polygon', arcs }))
    .map((piece) => ({ piece, size: path.area(piece), isHome: geoContains(piece, [lon, lat]) }))
    .sort((a, b) => Number(b.isHome) - Number(a.isHome) || b.size - a.size)
  const [x, y] = pieces[0] ? path.centroid(pieces[0].piece) : [0, 0]
  return { x: Math.round(x), y: Math.round(y) }
}

function dotsOf(states: readonly PlacedState[], projection: GeoProjection) {
  const small = new Set(statesTooSmall(states))
  const dots = states.flatMap(({ iso3, lat, lon }) => {
    const [x, y] = projection([lon, lat]) ?? [0, 0]
    return small.has(iso3) ? [{ iso3, x, y }] : []
  })
  return spreadOut(dots, DOT_DISTANCE)
}

/** The box round an area of the globe: x, y, width, height. */
function boxOf([west, south, east, north]: Bounds, projection: GeoProjection): readonly number[] {
  const points = [west, (west + east) / 2, east].flatMap((lon) =>
    [south, (south + north) / 2, north].map((lat) => projection([lon, lat]) ?? ([0, 0] as const)),
  )
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y].map(Math.round)
}
