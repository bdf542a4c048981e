import { geoBounds } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Area, Atlas, MultiPolygon } from './topology.ts'

/** Where the polygon lies, in degrees: west, south, east, north. */
const BOUNDS = [32, 44, 37, 46.6] as const

/**
 * Splits the Crimean peninsula off the area the atlas counts it to. The map follows the General Assembly, which in
 * resolution 68/262 affirmed the territorial integrity of Ukraine within its internationally recognised borders.
 * @throws {RangeError} when the atlas no longer draws the peninsula so: then this has to be looked at again.
 */
export function isolatedPart(atlas: Atlas, area: Area): { kept: MultiPolygon; moved: MultiPolygon } {
  const polygons = area.type === 'Polygon' ? [area.arcs] : area.arcs
  const isInside = (arcs: number[][]) => {
    const { geometry } = feature(atlas, { type: 'Polygon', arcs })
    const [[west, south], [east, north]] = geoBounds(geometry)
    return west > BOUNDS[0] && south > BOUNDS[1] && east < BOUNDS[2] && north < BOUNDS[3]
  }
  const moved = polygons.filter(isInside)
  if (moved.length !== 1) throw new RangeError(`isolatedPart: ${moved.length} polygons in the bounds instead of 1`)
  const kept = polygons.filter((polygon) => !isInside(polygon))
  return { kept: { type: 'MultiPolygon', arcs: kept }, moved: { type: 'MultiPolygon', arcs: moved } }
}
