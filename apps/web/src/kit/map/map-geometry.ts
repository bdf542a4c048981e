import type { WorldMapFile } from './world-map-file.ts'

export const REGIONS = ['world', 'africa', 'americas', 'caribbean', 'asia', 'europe', 'pacific'] as const
export type Region = (typeof REGIONS)[number]

/** A rectangle on the map's grid. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Share of its height below which the globe is only water and ice. */
const INHABITED_RATIO = 0.885

/** The rectangle of a region. */
export function boxOfRegion(map: WorldMapFile, region: Region): Box {
  const [x, y, width, height] = map.regions[region] ?? []
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    return { x: 0, y: 0, width: map.width, height: map.height * INHABITED_RATIO }
  }
  return { x, y, width, height }
}

/** The smallest rectangle of an aspect ratio around another, with the same centre. */
export function grownTo(box: Box, aspectRatio: number): Box {
  const { x, y, width, height } = box
  const isWide = width / height > aspectRatio
  const grown = isWide ? { width, height: width / aspectRatio } : { width: height * aspectRatio, height }
  return { ...grown, x: x - (grown.width - width) / 2, y: y - (grown.height - height) / 2 }
}

export type Direction = 'up' | 'down' | 'start' | 'end'
type Spot = { readonly iso3: string; readonly x: number; readonly y: number }

const STEP: Record<Direction, readonly [number, number]> = { up: [0, -1], down: [0, 1], start: [-1, 0], end: [1, 0] }
/** Weight of a sideways distance against one ahead. */
const ASIDE = 2

/** The nearest state in a direction; sideways distance weighs more. Undefined at the edge of the world. */
export function neighbourOf<State extends Spot>(
  states: readonly State[],
  from: Spot,
  to: Direction,
): State | undefined {
  const [stepX, stepY] = STEP[to]
  let [nearest, least]: [State | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const state of states) {
    const [dx, dy] = [state.x - from.x, state.y - from.y]
    const ahead = dx * stepX + dy * stepY
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX)
    const cost = ahead + ASIDE * aside
    if (state.iso3 !== from.iso3 && ahead > 0 && aside <= ahead * 2 && cost < least) [nearest, least] = [state, cost]
  }
  return nearest
}

/** The position of a grid point in a rectangle, as percentages from its top start corner. */
export function placeIn(box: Box, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: ((x - box.x) / box.width) * 100, y: ((y - box.y) / box.height) * 100 }
}

/** Margin around the shown states, as a share of the picture's width. */
const MARGIN_RATIO = 0.12

/** The rectangle of an aspect ratio that contains some states; the whole width when they are too far apart. */
export function boxAround(map: WorldMapFile, codes: readonly string[], aspectRatio: number): Box {
  const spots = map.states.filter(({ iso3 }) => codes.includes(iso3))
  if (spots.length === 0) return grownTo(boxOfRegion(map, 'world'), aspectRatio)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y]
  const margin = Math.max(map.width / 30, width * MARGIN_RATIO)
  const around = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
  return grownTo(around, aspectRatio)
}
