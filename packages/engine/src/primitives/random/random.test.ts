import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dice, drawFrom, nextRandom } from './random.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

describe('nextRandom', () => {
  it('draws the same golden numbers on every engine that counts in 32 bits', () => {
    const drawn: number[] = []
    let rng = 42
    for (let draw = 0; draw < 4; draw++) {
      const next = nextRandom(rng)
      drawn.push(Math.floor(next.value * 4294967296))
      rng = next.rng
    }
    expect({ drawn, rng }).toMatchInlineSnapshot(`
      {
        "drawn": [
          551831576,
          144025891,
          322543647,
          3034809370,
        ],
        "rng": 2027808526,
      }
    `)
  })

  it('keeps its state a uint32 and its values in 0…1, 1 excluded', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { value, rng } = nextRandom(seed)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(1)
        expect(rng).toBe(rng >>> 0)
      }),
    )
  })

  it('spreads 64,000 draws evenly over 16 bins', () => {
    const bins = new Array<number>(16).fill(0)
    const rolled = dice(7)
    for (let draw = 0; draw < 64_000; draw++) {
      const bin = rolled.below(16)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    // 4,000 expected a bin, standard deviation 61: five of them.
    for (const count of bins) expect(Math.abs(count - 4000)).toBeLessThan(305)
  })
})

describe('drawFrom', () => {
  it('takes a number for the word it is written as', () => {
    for (const salt of [0, 7, 9, 10, 99, 100, 1_770, 4_294_967_295, 4_294_967_296, 2 ** 60, -1, 0.5]) {
      expect(drawFrom(11, salt)).toBe(drawFrom(11, String(salt)))
    }
  })

  it.each([
    { left: [1, 'seat'], right: [1, 'seat'], isSame: true, because: 'seed and salt are the same' },
    { left: [1, 'seat'], right: [2, 'seat'], isSame: false, because: 'the seed differs' },
    { left: [1, 'seat'], right: [1, 'tase'], isSame: false, because: 'the salt differs in order only' },
    { left: [1, 3], right: [1, '3'], isSame: true, because: 'a number salts by its digits' },
    { left: [1, ''], right: [1, 0], isSame: false, because: 'an empty salt is no zero' },
  ] as const)('$left and $right derive the same seed: $isSame, $because', ({ left, right, isSame }) => {
    expect(drawFrom(left[0], left[1]) === drawFrom(right[0], right[1])).toBe(isSame)
  })

  it('derives different seeds for a hundred thousand neighbouring seats', () => {
    const derived = new Set<number>()
    for (let seat = 0; seat < 100_000; seat++) derived.add(drawFrom(5, seat))
    // Birthday paradox: about one collision is expected in 32 bits.
    expect(derived.size).toBeGreaterThan(99_990)
  })
})

describe('dice', () => {
  it('rolls what nextRandom draws and hands its state back', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rolled = dice(seed)
        const first = nextRandom(seed)
        expect(rolled.next()).toBe(first.value)
        expect(rolled.state).toBe(first.rng)
        expect(dice(rolled.state).next()).toBe(nextRandom(first.rng).value)
      }),
    )
  })

  it.each([
    { roll: () => dice(1).below(1), expected: 0, because: 'there is one number below 1' },
    { roll: () => dice(1).below(0), expected: 0, because: 'a bound below 1 leaves only 0' },
    { roll: () => dice(1).pick([]), expected: undefined, because: 'nothing is in the list' },
    { roll: () => dice(1).pick(['only']), expected: 'only', because: 'it is the one item' },
    { roll: () => dice(1).chance(0), expected: false, because: 'a ratio of 0 never happens' },
    { roll: () => dice(1).chance(1), expected: true, because: 'a ratio of 1 always happens' },
    { roll: () => dice(1).between(3, 3), expected: 3, because: 'low and high meet' },
  ])('rolls $expected, $because', ({ roll, expected }) => {
    expect(roll()).toBe(expected)
  })
})
