/**
 * Seeded randomness as plain data: a splitmix32 generator whose whole state is one uint32, so that it lies in the session's
 * state and a replay draws the same numbers. Only integer operations: the bits are equal in Node and in Chromium.
 */

const STEP = 0x9e3779b9
const UINT32 = 4294967296

function mix(word: number): number {
  let mixed = word
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** One draw: a value in 0…1 (1 excluded) and the generator's next state. */
export function nextRandom(rng: number): { readonly value: number; readonly rng: number } {
  const next = (rng + STEP) >>> 0
  return { value: mix(next) / UINT32, rng: next }
}

/** An independent seed made of a seed and a salt, e.g. a seat's index or a word; the seed itself does not advance. */
export function drawFrom(seed: number, salt: number | string): number {
  const text = String(salt)
  let word = mix((seed + STEP) >>> 0)
  for (let at = 0; at < text.length; at++) word = mix((word ^ text.charCodeAt(at)) >>> 0)
  return word
}

/** A mutable generator for use inside one pure function; its `state` goes back to where the seed came from. */
export interface Dice {
  /** A value in 0…1, 1 excluded. */
  next(): number
  /** A whole number from 0 to `bound` − 1; 0 for a bound of 1 or less. */
  below(bound: number): number
  /** A value from `low` to `high`. */
  between(low: number, high: number): number
  /** True in `ratio` of all draws. */
  chance(ratio: number): boolean
  /** One of the list; undefined for an empty one. */
  pick<Item>(list: readonly Item[]): Item | undefined
  readonly state: number
}

/** Dice that start from a seed; the same seed rolls the same numbers everywhere. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + STEP) >>> 0
    return mix(state) / UINT32
  }
  const below = (bound: number): number => Math.floor(next() * Math.max(1, bound))
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    chance: (ratio) => next() < ratio,
    pick: (list) => list[below(list.length)],
    get state() {
      return state
    },
  }
}
