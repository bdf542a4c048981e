/**
 * Seeded pseudo-random generator (PRNG) as plain data: splitmix32, whose whole state is one uint32, so that it is part
 * of the session's state and a replay draws the same numbers. Only integer operations: the bits are equal in Node and
 * in Chromium.
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

/**
 * An independent seed derived from a seed and a label, e.g. a seat's index or a word; the seed itself does not advance.
 */
export function drawFrom(seed: number, label: number | string): number {
  const word = mix((seed + STEP) >>> 0)
  return typeof label === 'number' && label >= 0 && label < UINT32 && Number.isInteger(label)
    ? mixDigits(word, label)
    : mixText(word, String(label))
}

function mixText(word: number, text: string): number {
  let mixed = word
  for (let at = 0; at < text.length; at++) mixed = mix((mixed ^ text.charCodeAt(at)) >>> 0)
  return mixed
}

/**
 * Hashes the decimal digits of an integer without building the string: most labels are log positions, each used once.
 */
function mixDigits(word: number, label: number): number {
  let mixed = word
  let place = 1
  while (place * 10 <= label) place *= 10
  for (; place >= 1; place = Math.floor(place / 10)) {
    mixed = mix((mixed ^ (DIGIT_ZERO + (Math.floor(label / place) % 10))) >>> 0)
  }
  return mixed
}

/** UTF-16 code unit of the digit 0. */
const DIGIT_ZERO = 48

/** A mutable generator for use inside one pure function. */
export interface Dice {
  /** A value in 0…1, 1 excluded. */
  next(): number
  /** A whole number from 0 to `bound` − 1; 0 for a bound of 1 or less. */
  below(bound: number): number
  /** A value from `low` to `high`. */
  between(low: number, high: number): number
  /** True with probability `ratio`. */
  chance(ratio: number): boolean
  /** One of the list; undefined for an empty one. */
  pick<Item>(list: readonly Item[]): Item | undefined
}

/** Dice whose `state` can be stored and used as a seed. */
export interface SeededDice extends Dice {
  readonly state: number
}

/** Dice from a seed; the same seed rolls the same numbers everywhere. */
export function dice(seed: number): SeededDice {
  return new Splitmix(seed >>> 0)
}

/** Dice over any source of values in 0…1, 1 excluded. */
export abstract class ThrownDice implements Dice {
  abstract next(): number

  below(bound: number): number {
    return Math.floor(this.next() * Math.max(1, bound))
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  chance(ratio: number): boolean {
    return this.next() < ratio
  }

  pick<Item>(list: readonly Item[]): Item | undefined {
    return list[this.below(list.length)]
  }
}

/** A class, so that an instance is one small object: a session creates hundreds of them for a few throws each. */
class Splitmix extends ThrownDice implements SeededDice {
  private word: number

  constructor(word: number) {
    super()
    this.word = word
  }

  get state(): number {
    return this.word
  }

  override next(): number {
    this.word = (this.word + STEP) >>> 0
    return mix(this.word) / UINT32
  }
}
