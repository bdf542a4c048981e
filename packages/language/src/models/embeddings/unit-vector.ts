/** A vector of length 1. */
export type UnitVector = Float32Array

/** A vector scaled to length 1, so that the cosine of two is the sum of their products. */
export function unitVector(vector: readonly number[]): UnitVector {
  const length = Math.hypot(...vector)
  return Float32Array.from(vector, (value) => value / length)
}

/** The cosine of the angle between two vectors of one length, -1…1. */
export function cosineOf(one: UnitVector, other: UnitVector): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}
