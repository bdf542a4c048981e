import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change, Deal } from '../model/committee/issue.ts'
import type { SeatEstimate } from '../model/session/state.ts'
import {
  acceptanceChance,
  estimatedSurplus,
  flatEstimate,
  learnFromExplanation,
  learnFromProposal,
  learnFromReaction,
  learnFromStance,
  startEstimate,
  supportChance,
} from './estimate.ts'

const SIZES = [4, 4, 3]
const aDeal = fc.tuple(...SIZES.map((size) => fc.integer({ min: 0, max: size - 1 })))
const aChange = fc
  .integer({ min: 0, max: SIZES.length - 1 })
  .chain((issue) =>
    fc.record({ issue: fc.constant(issue), option: fc.integer({ min: 0, max: (SIZES[issue] ?? 1) - 1 }) }),
  )

/** Chance, 0…1, that a seat of which this much is known votes for the deal. */
function supportOf(estimate: SeatEstimate, deal: Deal): number {
  return supportChance(estimatedSurplus(estimate, deal))
}

function gain(estimate: SeatEstimate, text: Deal, change: Change): number {
  const after = text.map((option, issue) => (issue === change.issue ? change.option : option))
  return estimatedSurplus(estimate, after) - estimatedSurplus(estimate, text)
}

describe('startEstimate', () => {
  const options = [-1, 0, 1].map((position, at) => ({ id: `${at}`, label: '', clause: '', position }))
  const issues = ['a', 'b'].map((id) => ({ id, title: id, question: id, options }))

  it('reads a public position as a peak on the axis', () => {
    const [row] = startEstimate(issues, [1, -1]).table
    expect(row?.[2]).toBeGreaterThan(row?.[1] ?? 0)
    expect(row?.[1]).toBeGreaterThan(row?.[0] ?? 0)
  })

  it.each([
    { positions: [1, 1], deal: [0, 0], votes: false, because: 'it wants more than the status quo' },
    { positions: [1, 1], deal: [2, 2], votes: true, because: 'it is all it wants' },
    { positions: [1, -1], deal: [2, 0], votes: true, because: 'each issue is settled its way' },
    { positions: [1, -1], deal: [0, 2], votes: false, because: 'each issue is settled against it' },
  ])('expects a seat at $positions to vote for $deal: $votes, $because', ({ positions, deal, votes }) => {
    expect(supportOf(startEstimate(issues, positions), deal) > 0.5).toBe(votes)
  })

  it('knows nothing when flat', () => {
    expect(supportOf(flatEstimate([3, 3]), [1, 2])).toBe(0.5)
    expect(flatEstimate([3, 2])).toEqual({
      table: [
        [0, 0, 0],
        [0, 0],
      ],
      observations: 0,
    })
  })
})

describe('learning from public acts', () => {
  it('believes a proposer to prefer what it proposes', () => {
    fc.assert(
      fc.property(aDeal, aChange, (text, change) => {
        fc.pre(text[change.issue] !== change.option)
        expect(gain(learnFromProposal(flatEstimate(SIZES), text, [change]), text, change)).toBeGreaterThan(0.05)
      }),
    )
  })

  it.each([
    { reaction: 'welcome', low: 0.02, high: Infinity, because: 'a welcome change is a gain' },
    { reaction: 'live-with', low: -0.11, high: 0.01, because: 'a change lived with is a loss it can bear' },
    { reaction: 'cannot-accept', low: -Infinity, high: -0.05, because: 'a refused change is a real loss' },
  ] as const)(
    'expects of a seat that says $reaction a gain from $low to $high, $because',
    ({ reaction, low, high }) => {
      const text = [1, 1, 1]
      const change = { issue: 0, option: 3 }
      for (const told of ['welcome', 'cannot-accept'] as const) {
        let estimate = learnFromReaction(flatEstimate(SIZES), text, [change], told)
        for (let again = 0; again < 12; again++) estimate = learnFromReaction(estimate, text, [change], reaction)
        expect(gain(estimate, text, change)).toBeGreaterThanOrEqual(low)
        expect(gain(estimate, text, change)).toBeLessThanOrEqual(high)
      }
    },
  )

  it('spreads what it learns along the axis: half way is half as welcome', () => {
    const estimate = learnFromReaction(flatEstimate([3]), [0], [{ issue: 0, option: 2 }], 'welcome')
    const half = gain(estimate, [0], { issue: 0, option: 1 })
    expect(half).toBeGreaterThan(0)
    expect(half).toBeCloseTo(gain(estimate, [0], { issue: 0, option: 2 }) / 2, 12)
  })

  it.each([
    { stance: 'favour', votes: true, because: 'it said so' },
    { stance: 'against', votes: false, because: 'it said so' },
  ] as const)('expects a seat that declares $stance to vote for the text: $votes, $because', ({ stance, votes }) => {
    fc.assert(
      fc.property(aDeal, (text) => {
        expect(supportOf(learnFromStance(flatEstimate(SIZES), text, stance), text) > 0.5).toBe(votes)
      }),
    )
  })

  it('reads more into support from a seat that still holds out for much', () => {
    const hard = learnFromStance(flatEstimate(SIZES), [0, 0, 0], 'favour', 0.3)
    expect(estimatedSurplus(hard, [0, 0, 0])).toBeCloseTo(0.3, 12)
    const torn = learnFromStance(hard, [0, 0, 0], 'undecided', 0.1)
    expect(estimatedSurplus(torn, [0, 0, 0])).toBeCloseTo(0.1, 12)
  })

  it('gives an issue a seat explains more weight than it had', () => {
    const before = flatEstimate(SIZES)
    const after = learnFromExplanation(before, 1, 2)
    const weight = (estimate: SeatEstimate): number => {
      const row = estimate.table[1] ?? []
      return Math.max(...row) - Math.min(...row)
    }
    expect(weight(after)).toBeGreaterThan(weight(before))
    expect(after.table[1]?.[2]).toBe(Math.max(...(after.table[1] ?? [])))
  })

  it('leaves an estimate alone that already agrees, but counts the act', () => {
    const known = learnFromProposal(flatEstimate(SIZES), [0, 0, 0], [{ issue: 0, option: 2 }])
    const again = learnFromProposal(known, [0, 0, 0], [{ issue: 0, option: 2 }])
    expect(again.table).toBe(known.table)
    expect(again.observations).toBe(known.observations + 1)
  })

  it('never changes the estimate it was given', () => {
    fc.assert(
      fc.property(aDeal, aChange, (text, change) => {
        const estimate = flatEstimate(SIZES)
        const copy: unknown = JSON.parse(JSON.stringify(estimate))
        learnFromReaction(estimate, text, [change], 'cannot-accept')
        learnFromExplanation(estimate, change.issue, change.option)
        learnFromStance(estimate, text, 'favour')
        expect(estimate).toEqual(copy)
      }),
    )
  })
})

describe('chances', () => {
  it('rise with what a seat gains and stay within 0…1', () => {
    const surplus = fc.double({ min: -2, max: 2, noNaN: true })
    fc.assert(
      fc.property(surplus, surplus, (left, right) => {
        const [less, more] = left < right ? [left, right] : [right, left]
        // neighbouring doubles may change places when they are divided
        expect(acceptanceChance(less)).toBeLessThanOrEqual(acceptanceChance(more) + Number.EPSILON)
        expect(acceptanceChance(less) >= 0 && acceptanceChance(more) <= 1).toBe(true)
      }),
    )
  })
})
