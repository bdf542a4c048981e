/**
 * Powers and roots by + − × ÷ and the square root only. IEEE 754 prescribes the bits of those five; `Math.pow`, `exp`
 * and `log` may differ between JavaScript engines, and one bit would break a replay.
 */

const FRACTION_BITS = 40
const ROOT_STEPS = 200

function wholePower(base: number, exponent: number): number {
  let result = 1
  let factor = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= factor
    factor *= factor
  }
  return result
}

/**
 * `base` to the power `exponent`, both at least 0; the fraction of the exponent is taken by repeated square roots, exact to
 * about twelve digits. 0 to the power 0 is 1.
 * @throws {RangeError} for a negative or non-finite argument: a caller's bug.
 */
export function powerOf(base: number, exponent: number): number {
  if (!(base >= 0 && exponent >= 0 && base < Infinity && exponent < Infinity)) {
    throw new RangeError('powerOf: base and exponent must be finite and at least 0')
  }
  const whole = Math.floor(exponent)
  let result = wholePower(base, whole)
  let rest = exponent - whole
  let root = base
  for (let bit = 0; bit < FRACTION_BITS && rest > 0; bit++) {
    root = Math.sqrt(root)
    rest *= 2
    if (rest >= 1) {
      result *= root
      rest -= 1
    }
  }
  return result
}

/**
 * The n-th root of a value of at least 0, by Newton's method from above.
 * @throws {RangeError} for a negative value or an n that is not an integer of at least 1.
 */
export function rootOf(value: number, n: number): number {
  if (!(value >= 0 && value < Infinity) || !Number.isInteger(n) || n < 1) {
    throw new RangeError('rootOf: value must be finite and at least 0, n a whole number of at least 1')
  }
  if (value === 0 || n === 1) return value
  let guess = 1
  while (wholePower(guess, n) < value) guess *= 2
  while (wholePower(guess / 2, n) >= value) guess /= 2
  for (let step = 0; step < ROOT_STEPS; step++) {
    const next = guess - (guess - value / wholePower(guess, n - 1)) / n
    if (!(next < guess)) break
    guess = next
  }
  return guess
}
