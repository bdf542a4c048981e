import type { HallSeat } from './hall-layout.ts'

/** Radii of the two rows in hundredths of the hall's width; the arcs are flattened by `--k` for depth. */
export const ROW_RADII = [24.5, 42] as const

/**
 * The transform that places an element in the hall. It consists of rotations rather than x and y, so that a transition
 * between places follows the arc; the flattening is undone for the element itself.
 */
export function placeTransform(angle: number, radius: number): string {
  return `scaleY(var(--k)) rotate(${angle}deg) translateX(calc(var(--u) * ${-radius})) rotate(${-angle}deg) scaleY(calc(1 / var(--k)))`
}

/** The radius of a seat's row. */
export function radiusOf({ row }: Pick<HallSeat, 'row'>): number {
  return ROW_RADII[row]
}

/** A point of the unflattened hall: the rostrum is the origin, the hall opens upwards. */
export function pointAt(angle: number, radius: number): { readonly x: number; readonly y: number } {
  const radians = (angle * Math.PI) / 180
  const rounded = (value: number) => Math.round(value * 100) / 100
  return { x: rounded(-Math.cos(radians) * radius), y: rounded(-Math.sin(radians) * radius) }
}

/** SVG path of a sector between two radii. */
export function sectorPath(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [pointAt(from, inner), pointAt(from, outer), pointAt(to, outer), pointAt(to, inner)]
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}Z`
}
