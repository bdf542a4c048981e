import { type Distribution, SMALLEST_CLASS } from '@placard/contract'

/** A class with what is in it. */
export interface CountedClass {
  readonly name: string
  readonly count: number
}

/**
 * The classes that may be shown. Classes of fewer than five are left out, and with them the next larger ones until at least two
 * are, and five of what was counted: otherwise whoever knows the sum could work out the missing one.
 */
export function shownClasses(counted: readonly CountedClass[]): Distribution {
  const rising = [...counted].sort((one, other) => one.count - other.count || (one.name < other.name ? -1 : 1))
  let left = 0
  let others = 0
  for (const { count } of rising) {
    const isTold = left >= 2 && others >= SMALLEST_CLASS
    if (count >= SMALLEST_CLASS && (left === 0 || isTold)) break
    left += 1
    others += count
  }
  const isTooFew = others > 0 && others < SMALLEST_CLASS
  return {
    classes: rising
      .slice(left)
      .reverse()
      .map(({ name, count }) => ({ name, count })),
    others: isTooFew ? null : others,
  }
}
