import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRollCall } from '../../testing/roll-calls.ts'
import { assemblyAxis } from './assembly-axis.ts'
import { type CutPoint, fitCutPoint, isYesAt, type PlacedVotes } from './cut-point.ts'
import { rankCorrelation } from './rank-correlation.ts'

const aWeight = fc.integer({ min: 0, max: 5 })
const votesOf = fc.array(fc.record({ position: fc.integer({ min: -4, max: 4 }), yes: aWeight, other: aWeight }), {
  minLength: 1,
  maxLength: 9,
})

/** Weight of the votes a cut tells right. */
function rightBy(cut: CutPoint, votes: readonly PlacedVotes[]): number {
  return votes.reduce((sum, { position, yes, other }) => sum + (isYesAt(cut, position) ? yes : other), 0)
}

describe('the cut through an assembly', () => {
  it('tells as many votes right as any cut there is', () => {
    const everyCut = [Number.NEGATIVE_INFINITY, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5].flatMap((at) => [
      { at, yesBelow: true },
      { at, yesBelow: false },
    ])
    fc.assert(
      fc.property(votesOf, (votes) => {
        const most = Math.max(...everyCut.map((cut) => rightBy(cut, votes)))
        expect(rightBy(fitCutPoint(votes), votes)).toBe(most)
      }),
    )
  })

  it('does not depend on the order in which the members are called', () => {
    fc.assert(
      fc.property(votesOf, (votes) => {
        expect(rightBy(fitCutPoint(votes.toReversed()), votes)).toBe(rightBy(fitCutPoint(votes), votes))
      }),
    )
  })

  it('lies between members or beyond them all, never on one', () => {
    fc.assert(
      fc.property(votesOf, (votes) => {
        const { at } = fitCutPoint(votes)
        expect(votes.every(({ position }) => position !== at)).toBe(true)
      }),
    )
  })

  it('of equally good ones is the one furthest to the left', () => {
    const votes = [1, 0, 1, 0].map((yes, position) => ({ position, yes, other: 1 - yes }))
    expect(fitCutPoint(votes)).toEqual({ at: 0.5, yesBelow: true })
  })
})

describe('rank correlation', () => {
  const lists = fc
    .integer({ min: 2, max: 9 })
    .chain((length) =>
      fc.tuple(
        fc.array(fc.integer({ min: -6, max: 6 }), { minLength: length, maxLength: length }),
        fc.array(fc.integer({ min: -6, max: 6 }), { minLength: length, maxLength: length }),
      ),
    )

  it('is the same both ways, within −1…1, and turned with either list', () => {
    fc.assert(
      fc.property(lists, ([one, other]) => {
        const found = rankCorrelation(one, other)
        expect(Math.abs(found)).toBeLessThanOrEqual(1 + 1e-12)
        expect(rankCorrelation(other, one)).toBeCloseTo(found, 12)
        expect(
          rankCorrelation(
            one.map((value) => -value),
            other,
          ),
        ).toBeCloseTo(-found, 12)
      }),
    )
  })

  it('knows only the order: stretched, shifted or called in another order the lists agree as before', () => {
    fc.assert(
      fc.property(lists, ([one, other]) => {
        const found = rankCorrelation(one, other)
        expect(
          rankCorrelation(
            one.map((value) => value ** 3 + 7),
            other,
          ),
        ).toBeCloseTo(found, 12)
        expect(rankCorrelation(one.toReversed(), other.toReversed())).toBeCloseTo(found, 12)
      }),
    )
  })

  it('of a list with itself is 1, unless it has no order at all', () => {
    fc.assert(
      fc.property(lists, ([one]) => {
        expect(rankCorrelation(one, one)).toBeCloseTo(new Set(one).size > 1 ? 1 : 0, 12)
      }),
    )
  })

  it.each([
    { one: [1, 2, 3, 4, 5], other: [2, 1, 4, 3, 5], found: 0.8, because: '1 − 6 · 4 ÷ 120' },
    { one: [106, 86, 100, 101, 99], other: [7, 0, 27, 50, 28], found: 0.3, because: '1 − 6 · 14 ÷ 120' },
    { one: [1, 2, 3], other: [3, 1, 2], found: -0.5, because: '1 − 6 · 6 ÷ 24' },
  ])('of $one and $other is $found: $because', ({ one, other, found }) => {
    expect(rankCorrelation(one, other)).toBeCloseTo(found, 12)
  })
})

describe('the axis of an assembly', () => {
  const marks = fc.stringMatching(/^[yna]{5}$/)

  it('gives members that always vote alike one place', () => {
    fc.assert(
      fc.property(fc.array(marks, { minLength: 1, maxLength: 6 }), (held) => {
        const axis = assemblyAxis(
          held.map((own) => aRollCall(1, 'Oceans', own + (own[2] ?? 'a'))),
          6,
          0,
        )
        expect(axis[5]).toBeCloseTo(axis[2] ?? Number.NaN, 12)
      }),
    )
  })

  it('sets those who never agree on opposite sides, whoever else is there', () => {
    const axis = assemblyAxis([aRollCall(1, 'Oceans', 'ynaa'), aRollCall(1, 'Deserts', 'nyaa')], 4, 0)
    expect((axis[0] ?? 0) * (axis[1] ?? 0)).toBeLessThan(0)
    expect(axis[2]).toBeCloseTo(0, 9)
  })

  it('has the same length for any assembly in which somebody differed', () => {
    for (const held of [['ynaa'], ['yynn', 'ynyn'], ['ynnn', 'yyyn', 'a-ya']]) {
      const axis = assemblyAxis(
        held.map((own) => aRollCall(1, 'Oceans', own)),
        4,
        0,
      )
      expect(axis.reduce((sum, place) => sum + place * place, 0)).toBeCloseTo(4, 9)
    }
  })
})
