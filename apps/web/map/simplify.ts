import type { Atlas } from './topology.ts'

type Point = readonly [number, number]

/** Squared distance of a point from the stretch between two others. */
function squaredDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  const [nx, ny] = [ax + along * dx - x, ay + along * dy - y]
  return nx * nx + ny * ny
}

/**
 * Which points of a line to keep so that it strays nowhere further than `tolerance` (Douglas and Peucker 1973).
 * @returns indexes, ascending; the ends are always among them.
 */
export function keptPoints(line: readonly Point[], tolerance: number): readonly number[] {
  const kept = new Set([0, line.length - 1])
  const stretches: [number, number][] = [[0, line.length - 1]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch
    const [start, end] = [line[from], line[to]]
    if (!start || !end) continue
    let [furthest, distance] = [-1, tolerance * tolerance]
    for (let index = from + 1; index < to; index += 1) {
      const point = line[index]
      const away = point ? squaredDistance(point, start, end) : 0
      if (away > distance) [furthest, distance] = [index, away]
    }
    if (furthest < 0) continue
    kept.add(furthest)
    stretches.push([from, furthest], [furthest, to])
  }
  return [...kept].sort((a, b) => a - b)
}

/** Undoes the delta coding of an atlas: arcs in degrees. */
function decoded(atlas: Atlas): [number, number][][] {
  const [sx, sy] = atlas.transform?.scale ?? [1, 1]
  const [tx, ty] = atlas.transform?.translate ?? [0, 0]
  return atlas.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx
      y += dy
      return [x * sx + tx, y * sy + ty]
    })
  })
}

/**
 * The atlas with fewer points. Borders are shared arcs, each simplified once, so neighbours still fit together.
 * @param project degrees to the units of `tolerance`.
 */
export function simplified(
  atlas: Atlas,
  project: (point: [number, number]) => [number, number] | null,
  tolerance: number,
): Atlas {
  const arcs = decoded(atlas).map((arc) => {
    const line = arc.map((point) => project(point) ?? ([0, 0] as const))
    const kept = new Set(keptPoints(line, tolerance))
    return arc.filter((_, index) => kept.has(index))
  })
  return { type: 'Topology', objects: atlas.objects, arcs }
}
