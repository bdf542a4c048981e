import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, utilityOf } from '../model/committee/issue.ts'
import type { SeatEstimate } from '../model/session/state.ts'
import { targetAt } from './aspiration.ts'
import { flatEstimate } from './estimate.ts'
import { playOf } from './play.ts'
import { bestProposal } from './proposal.ts'
import type { Standing } from './standing.ts'
import { bestTrade } from './trade.ts'

const SIZES = [3, 3, 3]

/** The seat cares about issue 0 and a little about issue 1; the others as their estimates say. */
const TABLE = [
  [0, 0.3, 0.6],
  [0.3, 0.15, 0],
  [0.1, 0.1, 0.1],
]

function estimated(table: number[][]): SeatEstimate {
  return { table, observations: 5 }
}

/** Seen to care about issue 1 alone, the other way round. */
const OPPOSITE = estimated([
  [0.02, 0, -0.02],
  [-0.3, 0, 0.3],
  [0, 0, 0],
])

function aStanding(overrides: Partial<Standing> = {}): Standing {
  return {
    seat: 0,
    secrets: { table: TABLE, reservation: 0.5, best: 1, redLines: [] },
    text: [0, 0, 0],
    estimates: [flatEstimate(SIZES), OPPOSITE, OPPOSITE],
    timeRatio: 0.5,
    play: playOf('balanced', 'intermediate'),
    needed: 2,
    ...overrides,
  }
}

const aTable = fc.tuple(
  ...SIZES.map((size) =>
    fc.array(fc.double({ min: 0, max: 1 / 3, noNaN: true }), { minLength: size, maxLength: size }),
  ),
)
const aGuess = fc.tuple(
  ...SIZES.map((size) =>
    fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: size, maxLength: size }),
  ),
)
const anyStanding = fc
  .record({
    table: aTable,
    guesses: fc.array(aGuess, { minLength: 3, maxLength: 3 }),
    text: fc.tuple(...SIZES.map((size) => fc.integer({ min: 0, max: size - 1 }))),
    reservation: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
    timeRatio: fc.double({ min: 0, max: 1, noNaN: true }),
    redLine: fc.record({ issue: fc.integer({ min: 0, max: 2 }), option: fc.integer({ min: 0, max: 2 }) }),
  })
  .map(({ table, guesses, text, reservation, timeRatio, redLine }) => {
    const best = table.reduce((sum, row) => sum + Math.max(...row), 0)
    const secrets = { table, reservation: Math.min(reservation, best), best, redLines: [redLine] }
    return aStanding({ secrets, text, timeRatio, estimates: guesses.map(estimated), needed: 2 })
  })

describe('bestProposal', () => {
  it('packs what it wants with what the others want', () => {
    const choice = bestProposal(aStanding())
    expect(choice?.changes).toContainEqual({ issue: 0, option: 2 })
    expect(choice?.changes.some(({ issue }) => issue === 1)).toBe(true)
    expect(choice?.ownGain).toBeGreaterThan(0)
    expect(choice?.isConcession).toBe(false)
  })

  it('asks for more when the others are known to bear it', () => {
    const indifferent = [
      flatEstimate(SIZES),
      estimated([
        [0, 0, 0],
        [0.2, 0.2, 0.2],
        [0, 0, 0],
      ]),
      flatEstimate(SIZES),
    ]
    expect(bestProposal(aStanding({ estimates: indifferent }))?.changes).toEqual([{ issue: 0, option: 2 }])
  })

  it('concedes when its own text finds no votes', () => {
    const choice = bestProposal(aStanding({ text: [2, 0, 0], timeRatio: 0.9 }))
    expect(choice).toMatchObject({ isConcession: true })
    expect(choice?.changes.every(({ issue }) => issue === 1)).toBe(true)
    expect(choice?.support).toBeGreaterThan(2)
  })

  it('does not concede before its time', () => {
    const hard = aStanding({ text: [2, 0, 0], timeRatio: 0.05, play: playOf('aggressive', 'expert') })
    expect(bestProposal(hard)).toBeUndefined()
  })

  it('keeps to one change when told to', () => {
    expect(bestProposal(aStanding(), { maxChanges: 1 })?.changes).toHaveLength(1)
  })

  it('does not put a text again that it is to avoid', () => {
    const standing = aStanding()
    const first = bestProposal(standing)
    const avoid = [applyChanges(standing.text, first?.changes ?? [])]
    const second = bestProposal(standing, { avoid })
    expect(applyChanges(standing.text, second?.changes ?? [])).not.toEqual(avoid[0])
  })

  it('changes one to three issues once each, crosses no red line and never sinks below what it holds out for', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const choice = bestProposal(standing)
        if (choice === undefined) return
        const { secrets, text, timeRatio, play } = standing
        const issues = choice.changes.map(({ issue }) => issue)
        expect(issues.length).toBeGreaterThanOrEqual(1)
        expect(issues.length).toBeLessThanOrEqual(3)
        expect(new Set(issues).size).toBe(issues.length)
        for (const { issue, option } of choice.changes) {
          expect(option).not.toBe(text[issue])
          expect(secrets.redLines).not.toContainEqual({ issue, option })
        }
        const before = utilityOf(secrets.table, text)
        const after = utilityOf(secrets.table, applyChanges(text, choice.changes))
        expect(after - before).toBeCloseTo(choice.ownGain, 9)
        const held = targetAt(secrets.reservation, secrets.best, timeRatio, play.beta)
        expect(after).toBeGreaterThanOrEqual(Math.min(before, held) - 1e-6)
        expect(choice.acceptance >= 0 && choice.acceptance <= 1).toBe(true)
        expect(choice.support >= 1 && choice.support <= standing.estimates.length).toBe(true)
      }),
    )
  })
})

describe('vote-trading between clauses (bestTrade)', () => {
  it('gives what a partner wants for what it wants itself', () => {
    expect(bestTrade(aStanding())).toMatchObject({ take: { issue: 0, option: 2 }, give: { issue: 1 } })
  })

  it('finds no trade with a partner who wants nothing it could give', () => {
    const estimates = [flatEstimate(SIZES), flatEstimate(SIZES), OPPOSITE]
    expect(bestTrade(aStanding({ estimates }), { partner: 1 })).toBeUndefined()
    expect(bestTrade(aStanding({ estimates }), { partner: 2 })).toMatchObject({ partner: 2 })
  })

  it('leaves both sides better off, on two issues, across no red line', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const trade = bestTrade(standing)
        if (trade === undefined) return
        const { secrets, text, estimates } = standing
        expect(trade.give.issue).not.toBe(trade.take.issue)
        expect(trade.partner).not.toBe(standing.seat)
        const after = applyChanges(text, [trade.give, trade.take])
        expect(utilityOf(secrets.table, after) - utilityOf(secrets.table, text)).toBeCloseTo(trade.ownGain, 9)
        expect(trade.ownGain).toBeGreaterThan(0)
        const guess = estimates[trade.partner]?.table ?? []
        expect(utilityOf(guess, after) - utilityOf(guess, text)).toBeCloseTo(trade.partnerGain, 9)
        expect(trade.partnerGain).toBeGreaterThan(0)
        for (const change of [trade.give, trade.take]) expect(secrets.redLines).not.toContainEqual(change)
      }),
    )
  })

  it('offers something else when an offer was refused', () => {
    const standing = aStanding()
    const first = bestTrade(standing)
    if (first === undefined) throw new Error('a trade must be in sight')
    const second = bestTrade(standing, { avoid: [applyChanges(standing.text, [first.give, first.take])] })
    expect(second === undefined || second.give !== first.give || second.take !== first.take).toBe(true)
    expect(second).not.toEqual(first)
  })
})
