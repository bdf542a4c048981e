import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bargainOf } from '../bargaining/solutions/bargain.ts'
import { utilityOf } from '../model/committee/issue.ts'
import { PERSONALITIES, type Personality, type SeatSecrets } from '../model/committee/seat.ts'
import type { SessionPlan } from '../model/session/plan.ts'
import { dice } from '../primitives/random/random.ts'
import { passingCounts } from '../research/solutions/passing.ts'
import { aPlan } from '../testing/committee.ts'
import { drawSecrets } from './draw.ts'

const PLAN = aPlan()
const seeds = fc.integer({ min: 0, max: 0xffffffff })

function drawn(seed: number, plan: SessionPlan = PLAN) {
  const secrets = drawSecrets(plan, dice(seed))
  if (!secrets.ok) throw new Error(secrets.rejection)
  return secrets
}

/** The weight each issue was drawn with, read off each of its options: the scores fall evenly with the distance. */
function weightsIn({ table }: SeatSecrets, seat: number, plan = PLAN): readonly (readonly number[])[] {
  return table.map((row, issue) =>
    row.map((score, option) => {
      const position = plan.issues[issue]?.options[option]?.position ?? 0
      return score / (1 - Math.abs(position - (plan.seats[seat]?.positions[issue] ?? 0)) / 2)
    }),
  )
}

const statusQuoOf = ({ table }: SeatSecrets) =>
  utilityOf(
    table,
    table.map(() => 0),
  )

/** How much more than the status quo a seat asks, as a share of the most it could gain. */
const askedBy = (seat: SeatSecrets) => (seat.reservation - statusQuoOf(seat)) / (seat.best - statusQuoOf(seat))

describe('the weights of a seat', () => {
  it('make one whole, and fall on every option of an issue alike', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const [seat, secrets] of drawn(seed).seats.entries()) {
          const weights = weightsIn(secrets, seat)
          expect(weights.reduce((sum, [weight = 0]) => sum + weight, 0)).toBeCloseTo(1, 9)
          for (const row of weights) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(1e-9)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are those its authors gave it, each shaken by three tenths at most', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const [seat, secrets] of drawn(seed).seats.entries()) {
          const salience = PLAN.seats[seat]?.salience ?? []
          const shaken = weightsIn(secrets, seat).map(([weight = 0], issue) => weight / (salience[issue] ?? 1))
          expect(Math.max(...shaken) / Math.min(...shaken)).toBeLessThanOrEqual(1.3 / 0.7 + 1e-9)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('differ from session to session by enough to be noticed', () => {
    const finance = Array.from({ length: 60 }, (_, seed) => {
      const [first] = drawn(seed).seats
      return first ? (weightsIn(first, 0)[0]?.[0] ?? 0) : 0
    })
    expect(Math.max(...finance) / Math.min(...finance)).toBeGreaterThan(1.4)
  })
})

describe('what a seat asks', () => {
  const ASKED = { collaborative: 0.85, gentle: 0.8, balanced: 1, challenging: 1.15, aggressive: 1.3 } as const
  const all = (personality: Personality): SessionPlan => ({
    ...PLAN,
    seats: PLAN.seats.map((seat, index) =>
      index % 2 === 0
        ? { ...seat, delegate: { ...seat.delegate, personality } }
        : { ...seat, delegate: { ...seat.delegate, personality: 'balanced' } },
    ),
  })

  it.each(PERSONALITIES)('as a %s delegate, beside balanced ones, follows its nature', (personality) => {
    let [sum, count] = [0, 0]
    for (let seed = 0; seed < 60; seed++) {
      const { seats, relaxed } = drawn(seed, all(personality))
      if (relaxed !== undefined) continue
      const asked = seats.map(askedBy)
      sum += ((asked[0] ?? 0) + (asked[2] ?? 0) + (asked[4] ?? 0)) / 3 / (((asked[1] ?? 0) + (asked[3] ?? 0)) / 2)
      count++
    }
    expect(count).toBeGreaterThan(20)
    expect(Math.abs(sum / count - ASKED[personality])).toBeLessThan(0.04)
  })

  it('is within a tenth of its nature, so that nobody can be read to the last bit', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { seats, relaxed } = drawn(seed, all('balanced'))
        fc.pre(relaxed === undefined)
        const asked = seats.map(askedBy)
        expect(Math.max(...asked) / Math.min(...asked)).toBeLessThanOrEqual(1.1 / 0.9 + 1e-9)
        expect(new Set(asked).size).toBe(asked.length)
      }),
      { numRuns: 30 },
    )
  })

  it('is more than nothing, less than everything, and more than the status quo for two at least', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { seats } = drawn(seed)
        for (const { reservation, best } of seats) {
          expect(reservation).toBeGreaterThanOrEqual(1e-3)
          expect(reservation).toBeLessThan(best)
        }
        expect(seats.filter((seat) => statusQuoOf(seat) < seat.reservation).length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the deals of a session', () => {
  it('pass in about eight of a hundred, as in the games that were published', () => {
    const shares = Array.from({ length: 40 }, (_, seed) => drawn(seed)).flatMap(({ seats, relaxed }) => {
      const { deals, passing } = passingCounts(bargainOf(seats))
      return relaxed === undefined ? [passing / deals] : []
    })
    expect(shares.length).toBeGreaterThan(30)
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) / shares.length - 0.08)).toBeLessThan(0.015)
  })

  it('have one that suits everybody and crosses nobody’s red line', () => {
    const seats = PLAN.seats.map((seat, index) => ({ ...seat, redLines: [{ issue: index, option: 3 }] }))
    fc.assert(
      fc.property(seeds, (seed) => {
        const { seats: secrets } = drawn(seed, { ...PLAN, seats })
        expect(passingCounts(bargainOf(secrets)).unanimous).toBeGreaterThanOrEqual(1)
        expect(secrets.map(({ redLines }) => redLines)).toEqual(seats.map(({ redLines }) => redLines))
      }),
      { numRuns: 15 },
    )
  })

  it('are bargained by seats that each have the agenda their authors wrote', () => {
    const { seats } = drawn(1)
    expect(seats.map(({ agenda }) => agenda)).toEqual(PLAN.seats.map(({ agenda }) => agenda))
  })
})

describe('a draw', () => {
  it('depends on the seed alone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(drawn(seed)).toEqual(drawn(seed))
      }),
      { numRuns: 10 },
    )
  })

  it('takes an issue of no salience for one that hardly matters, not for an error', () => {
    const seats = PLAN.seats.map((seat) => ({ ...seat, salience: [0, ...seat.salience.slice(1)] }))
    for (const { table } of drawn(3, { ...PLAN, seats }).seats) {
      expect(Math.max(...(table[0] ?? []))).toBeGreaterThan(0)
      expect(Math.max(...(table[0] ?? []))).toBeLessThan(1e-5)
    }
  })

  it('takes an issue nobody was asked about for one of ordinary weight', () => {
    const seats = PLAN.seats.map((seat) => ({ ...seat, salience: [] }))
    for (const [seat, secrets] of drawn(3, { ...PLAN, seats }).seats.entries()) {
      const weights = weightsIn(secrets, seat).map(([weight = 0]) => weight)
      expect(Math.max(...weights) / Math.min(...weights)).toBeLessThanOrEqual(1.3 / 0.7 + 1e-9)
    }
  })
})
