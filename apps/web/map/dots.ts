type Spot = { x: number; y: number }

/**
 * Moves dots apart until none overlaps another, each as little as it must.
 * @param distance least distance of two centres; a neighbour that is crowded on all sides may end up a little closer.
 */
export function spreadOut<Dot extends Spot>(dots: readonly Dot[], distance: number): readonly Dot[] {
  const spots = dots.map((dot) => ({ ...dot }))
  for (let round = 0; round < 60; round += 1) {
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) pushApart(one, other, distance)
    }
  }
  return spots.map((spot) => ({ ...spot, x: Math.round(spot.x), y: Math.round(spot.y) }))
}

function pushApart(one: Spot, other: Spot, distance: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const apart = Math.sqrt(dx * dx + dy * dy)
  if (apart === 0 || apart >= distance) return
  const shift = (distance - apart) / 2 / apart
  one.x -= dx * shift
  one.y -= dy * shift
  other.x += dx * shift
  other.y += dy * shift
}
