/** Whole units of the map's own grid. */
type Ring = readonly (readonly [number, number])[]

/** The rings of a path written by d3-geo, which knows only moves, lines and closings. */
export function ringsOf(path: string): readonly Ring[] {
  return path
    .split('M')
    .slice(1)
    .map((part) => part.replace('Z', '').split('L').map(pointOf))
    .map(withoutRepeats)
    .filter((ring) => ring.length > 2)
}

function pointOf(text: string): readonly [number, number] {
  const [x, y] = text.split(',').map((part) => Math.round(Number(part)))
  if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new RangeError(`pointOf: ${text} is no point`)
  return [x, y]
}

function withoutRepeats(ring: Ring): Ring {
  return ring.filter(([x, y], index) => {
    const [px, py] = ring[(index + ring.length - 1) % ring.length] ?? []
    return px !== x || py !== y
  })
}

/** Twice the area of a ring, whichever way round it runs. */
export function doubleArea(ring: Ring): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y]
    return total + x * ny - nx * y
  }, 0)
  return Math.abs(sum)
}

/** Writes rings with relative lines: half the bytes of absolute ones. */
export function pathOf(rings: readonly Ring[], isClosed = true): string {
  return rings.map((ring) => `${ringPath(ring)}${isClosed ? 'z' : ''}`).join('')
}

function ringPath(ring: Ring): string {
  const steps = ring.map(([x, y], index) => {
    const [px, py] = ring[index - 1] ?? [0, 0]
    return pair(x - px, y - py)
  })
  const [start = '', ...lines] = steps
  return `M${start}l${lines.join(' ').replaceAll(' -', '-')}`
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}
