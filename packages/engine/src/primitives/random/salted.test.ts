import { describe, expect, it } from 'vitest'
import { drawFrom } from './random.ts'
import { drawIn, saltedDice, saltedDraw } from './salted.ts'

const SALT = '000102030405060708090a0b0c0d0e0f'
const OTHER = '000102030405060708090a0b0c0d0e10'

describe('draws keyed by a salt', () => {
  it('are the same golden numbers in every host', async () => {
    const bytes = new TextEncoder().encode(`${SALT}/play`)
    const digest = new DataView(await crypto.subtle.digest('SHA-256', bytes))
    expect(saltedDraw(SALT, 'play')).toBe(digest.getUint32(0))
    const thrown = saltedDice(SALT, 'seats')
    expect(Array.from({ length: 9 }, () => Math.floor(thrown.next() * 2 ** 32))).toMatchInlineSnapshot(`
      [
        3466614899,
        3939466935,
        1302226535,
        3842915142,
        2021105554,
        3527227096,
        3845496505,
        4278039227,
        3373311563,
      ]
    `)
  })

  it.each([
    { left: [SALT, 'a'], right: [SALT, 'a'], isSame: true, because: 'both are the same' },
    { left: [SALT, 'a'], right: [OTHER, 'a'], isSame: false, because: 'one bit of the salt differs' },
    { left: [SALT, 'a'], right: [SALT, 'b'], isSame: false, because: 'the label differs' },
  ] as const)('of $left and $right are alike: $isSame, $because', ({ left, right, isSame }) => {
    expect(saltedDraw(left[0], left[1]) === saltedDraw(right[0], right[1])).toBe(isSame)
    expect(saltedDice(left[0], left[1]).next() === saltedDice(right[0], right[1]).next()).toBe(isSame)
  })

  it('spread 64,000 throws evenly over 16 bins', () => {
    const bins = new Array<number>(16).fill(0)
    const thrown = saltedDice(SALT, 'spread')
    for (let draw = 0; draw < 64_000; draw++) {
      const bin = thrown.below(16)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    // 4,000 expected a bin, standard deviation 61: five of them.
    for (const count of bins) expect(Math.abs(count - 4000)).toBeLessThan(305)
  })
})

describe('drawIn', () => {
  it('draws as sessions always did where there is no salt', () => {
    expect(drawIn({ rng: 11 }, 'roll-call')).toBe(drawFrom(11, 'roll-call'))
    expect(drawIn({ rng: 11 }, 42)).toBe(drawFrom(11, 42))
  })

  it('draws by the salt, the moment and the label where there is one', () => {
    const draws = [
      drawIn({ rng: 11, salt: SALT }, 'roll-call'),
      drawIn({ rng: 11, salt: OTHER }, 'roll-call'),
      drawIn({ rng: 12, salt: SALT }, 'roll-call'),
      drawIn({ rng: 11, salt: SALT }, 'appeal'),
      drawIn({ rng: 11 }, 'roll-call'),
    ]
    expect(new Set(draws).size).toBe(draws.length)
  })
})
