import { stanceOf, type World } from './world.ts'

/** Regard between two countries with identical votes: warm, not yet allied. */
const ALIKE = 0.6
/** Loss of regard per unit of distance; two thirds of all pairs lie within half a unit, the widest at 1.75. */
const PER_DISTANCE = 0.8

/** How far apart two countries vote: mean distance of their stances over all topics, 0…2. */
function distanceBetween(world: World, one: string, other: string): number {
  const [left, right] = [stanceOf(world, one).topics, stanceOf(world, other).topics]
  const topics = Object.keys(left)
  const sum = topics.reduce(
    (total, topic) => total + Math.abs((left[topic]?.theta ?? 0) - (right[topic]?.theta ?? 0)),
    0,
  )
  return topics.length === 0 ? 0 : sum / topics.length
}

/**
 * Initial relations between two countries, −1…1, from their voting records alone: neighbours in the Assembly start
 * warm, its two ends (distance 1.75) start hostile. Symmetric.
 */
export function relationsBetween(world: World, one: string, other: string): number {
  if (one === other) return 0
  const regard = ALIKE - PER_DISTANCE * distanceBetween(world, one, other)
  return Math.round(Math.max(-1, Math.min(1, regard)) * 100) / 100
}

/** The candidate country whose votes are the nearest to the given country's; on a tie the first in the list. */
export function nearestTo(world: World, iso3: string, offered: readonly string[]): string | undefined {
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of offered) {
    const distance = distanceBetween(world, iso3, candidate)
    if (distance < least) [nearest, least] = [candidate, distance]
  }
  return nearest
}
