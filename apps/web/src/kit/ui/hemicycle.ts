/**
 * Coordinates of a seat: the rostrum is the origin, the hall opens upwards (negative y), units are those of the radii.
 */
export type SeatPlace = {
  readonly x: number
  readonly y: number
  /** Angle from the left end of the arc (0) to the right end (180). */
  readonly angle: number
  /** 0 is the row closest to the rostrum. */
  readonly row: number
}

export type Hall = {
  readonly rows: number
  readonly innerRadius: number
  readonly outerRadius: number
  /** Margin at both ends of every arc, in degrees. */
  readonly margin?: number
}

function rowRadius({ rows, innerRadius, outerRadius }: Hall, row: number): number {
  return rows === 1 ? outerRadius : innerRadius + ((outerRadius - innerRadius) * row) / (rows - 1)
}

/** Seats per row, in proportion to the length of the row; the longest row takes the rounding remainder. */
function seatsPerRow(count: number, hall: Hall): number[] {
  const radii = Array.from({ length: hall.rows }, (_, row) => rowRadius(hall, row))
  const total = radii.reduce((sum, radius) => sum + radius, 0)
  const seats = radii.map((radius) => Math.floor((count * radius) / total))
  const left = count - seats.reduce((sum, number) => sum + number, 0)
  return seats.map((number, row) => number + (row === hall.rows - 1 ? left : 0))
}

/**
 * Distributes seats over the arcs of an assembly hall, evenly in each row.
 *
 * @returns the seats from the left end of the hall to the right, so that neighbours in a list (a bloc) sit in a wedge.
 */
export function seatsInArcs(count: number, hall: Hall): SeatPlace[] {
  const margin = hall.margin ?? 0
  const places = seatsPerRow(count, hall).flatMap((seats, row) =>
    Array.from({ length: seats }, (_, index) => {
      const angle = seats === 1 ? 90 : margin + ((180 - 2 * margin) * index) / (seats - 1)
      const radius = rowRadius(hall, row)
      const radians = (angle * Math.PI) / 180
      return { x: -Math.cos(radians) * radius, y: -Math.sin(radians) * radius, angle, row }
    }),
  )
  return places.sort((one, other) => one.angle - other.angle || one.row - other.row)
}
