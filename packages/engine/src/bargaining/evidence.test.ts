import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, type Change, type Deal } from '../model/committee/issue.ts'
import type { SeatEstimate } from '../model/session/state.ts'
import { aStanding, singleChanges } from '../testing/standings.ts'
import {
  acceptanceChance,
  estimatedSurplus,
  flatEstimate,
  gainsByCell,
  learnFromExplanation,
  learnFromProposal,
  learnFromReaction,
  learnFromStance,
  startEstimate,
  supportChance,
} from './estimate.ts'

const anyStanding = fc.integer({ min: 0, max: 0xffffffff }).map(aStanding)

const FLAT = flatEstimate([4, 4])
const TEXT = [1, 1]

function gainOf(estimate: SeatEstimate, changes: readonly Change[], text: Deal = TEXT): number {
  return estimatedSurplus(estimate, applyChanges(text, changes)) - estimatedSurplus(estimate, text)
}

describe('how much an act tells of a seat nothing was known of', () => {
  const one = [{ issue: 0, option: 2 }]
  const two = [...one, { issue: 1, option: 3 }]

  it.each([
    { told: learnFromProposal(FLAT, TEXT, one), gain: 0.1, because: 'who proposes wants it, a tenth of its range' },
    { told: learnFromReaction(FLAT, TEXT, one, 'welcome'), gain: 0.03, because: 'who welcomes wants it a little' },
    { told: learnFromReaction(FLAT, TEXT, one, 'live-with'), gain: 0, because: 'who bears it may not care' },
    { told: learnFromReaction(FLAT, TEXT, one, 'cannot-accept'), gain: -0.06, because: 'who refuses would lose by it' },
  ])('a gain of $gain: $because', ({ told, gain }) => {
    expect(gainOf(told, one)).toBeCloseTo(gain, 12)
    expect(told.observations).toBe(1)
  })

  it('of a package is shared out among its issues evenly, and not to what it leaves as it is', () => {
    const told = learnFromProposal(FLAT, TEXT, two)
    expect(gainOf(told, two)).toBeCloseTo(0.1, 12)
    expect(gainOf(told, one)).toBeCloseTo(0.05, 12)
    const padded = learnFromProposal(FLAT, TEXT, [...one, { issue: 1, option: 1 }])
    expect(gainOf(padded, one)).toBeCloseTo(0.1, 12)
    expect(padded.table[1]).toEqual([0, 0, 0, 0])
  })

  it('reaches beyond what it compares, a little further the same way', () => {
    const [row = []] = learnFromProposal(FLAT, [1, 1], [{ issue: 0, option: 2 }]).table
    expect(row[3]).toBeCloseTo(0.03, 12)
    expect(row[0]).toBeCloseTo(-0.03, 12)
    expect(row[3]).toBeLessThan(row[2] ?? 0)
    expect(row[2]).toBeGreaterThan(row[1] ?? 0)
  })

  it('of an explanation is that its option is the best on an issue that matters', () => {
    const [row = []] = learnFromExplanation(FLAT, 0, 2).table
    const others = [0, 1, 3].map((at) => row[at] ?? 0)
    expect(Math.min(...others)).toBe(Math.max(...others))
    expect((row[2] ?? 0) - (row[0] ?? 0)).toBeCloseTo(0.12, 12)
  })

  it.each([
    { stance: 'favour', surplus: 0.02, because: 'it has something of it' },
    { stance: 'against', surplus: -0.02, because: 'it would lose by it' },
    { stance: 'undecided', surplus: 0, because: 'it may be either, so nothing is learned' },
  ] as const)('of a stance $stance is a surplus of $surplus: $because', ({ stance, surplus }) => {
    expect(estimatedSurplus(learnFromStance(FLAT, TEXT, stance), TEXT)).toBeCloseTo(surplus, 12)
  })
})

it('a yes from a seat that holds out for nothing more still shows that it has something of the text', () => {
  expect(estimatedSurplus(learnFromStance(FLAT, TEXT, 'favour', 0), TEXT)).toBeCloseTo(0.02, 12)
  expect(estimatedSurplus(learnFromStance(FLAT, TEXT, 'favour', 0.2), TEXT)).toBeCloseTo(0.2, 12)
})

describe('evidence', () => {
  it('never moves an estimate further than it must: an act told twice tells nothing more', () => {
    const reaction = fc.constantFrom('welcome' as const, 'live-with' as const, 'cannot-accept' as const)
    const known = anyStanding.chain((standing) =>
      fc.record({
        estimate: fc.constant(standing.estimates[0] ?? FLAT),
        text: fc.constant(standing.text),
        change: fc.constantFrom(...singleChanges(standing.text)),
      }),
    )
    fc.assert(
      fc.property(known, reaction, ({ estimate, text, change }, said) => {
        const once = learnFromReaction(estimate, text, [change], said)
        const twice = learnFromReaction(once, text, [change], said)
        expect(gainOf(twice, [change], text)).toBeCloseTo(gainOf(once, [change], text), 9)
        expect(twice.observations).toBe(estimate.observations + 2)
      }),
    )
  })

  it('is laid out by cell as the estimates have it', () => {
    fc.assert(
      fc.property(anyStanding, ({ text, estimates }) => {
        const gains = gainsByCell([3, 3, 3], text, estimates)
        for (const { issue, option } of singleChanges(text)) {
          for (const [seat, estimate] of estimates.entries()) {
            const at = (3 * issue + option) * estimates.length + seat
            expect(gains[at]).toBeCloseTo(gainOf(estimate, [{ issue, option }], text), 12)
          }
        }
      }),
    )
  })
})

describe('what is expected of a seat from its record alone', () => {
  const options = [-1, 0, 1].map((position, at) => ({ id: `${at}`, label: '', clause: '', position }))
  const issue = { id: 'a', title: 'a', question: 'a', options }

  it('is that it asks three tenths of what there is to gain', () => {
    const [row = []] = startEstimate([issue], [1]).table
    const best = Math.max(...row)
    expect(-(row[0] ?? 0) / (best - (row[0] ?? 0))).toBeCloseTo(0.3, 12)
  })

  it('is that each issue matters alike, however many there are', () => {
    const spread = (count: number) => {
      const table = startEstimate(
        Array.from({ length: count }, () => issue),
        new Array<number>(count).fill(1),
      ).table
      return table.map((row) => Math.max(...row) - Math.min(...row)).reduce((sum, one) => sum + one, 0)
    }
    expect(spread(4)).toBeCloseTo(spread(1), 12)
    expect(startEstimate([], []).table).toEqual([])
  })
})

describe('the chance of a yes', () => {
  it.each([
    { surplus: 0, chance: 0.5, because: 'nobody can tell' },
    { surplus: 0.08, chance: 0.75, because: 'eight hundredths of a range make three to one' },
    { surplus: -0.08, chance: 0.25, because: 'and as much the other way one to three' },
    { surplus: 1e9, chance: 1, because: 'nobody turns down the world' },
  ])('to a text at a surplus of $surplus is $chance: $because', ({ surplus, chance }) => {
    expect(supportChance(surplus)).toBeCloseTo(chance, 6)
  })

  it.each([
    { gain: -0.02, chance: 0.5, because: 'a small loss may be borne or not' },
    { gain: 0, chance: 0.625, because: 'what costs nothing is rather borne than not' },
    { gain: 0.04, chance: 0.75, because: 'what brings something is mostly welcome' },
    { gain: -0.08, chance: 0.25, because: 'what costs much is mostly refused' },
  ])('to a change with a gain of $gain is $chance: $because', ({ gain, chance }) => {
    expect(acceptanceChance(gain)).toBeCloseTo(chance, 9)
  })
})
