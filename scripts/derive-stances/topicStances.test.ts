import { describe, expect, it } from 'vitest'
import { correlation, MINIMUM_BALLOTS, orientRollCalls, recordOf } from './topicStances.ts'
import type { Ballot, RollCall } from './types.ts'

/** One member at the Western end, one at the other, one between. */
const POSITIONS: Readonly<Record<string, number>> = { USA: 2, KEN: -1, IND: 0 }
const pointOf = (iso3: string) => POSITIONS[iso3]

function aRollCall(ballots: Readonly<Record<string, Ballot>>, id = 1, session = 74): RollCall {
  return { id, session, topics: ['me'], ballots: new Map(Object.entries(ballots)) }
}

describe('the direction of a yes', () => {
  it.each([
    { ballots: { USA: 1, IND: 0, KEN: -1 }, sign: 1, because: 'yes is the Western vote' },
    { ballots: { USA: -1, IND: 0, KEN: 1 }, sign: -1, because: 'no is the Western vote' },
  ] as const)('is $sign: $because', ({ ballots, sign }) => {
    const [oriented] = orientRollCalls([aRollCall(ballots)], pointOf)
    expect(Math.sign(oriented?.polarity ?? 0)).toBe(sign)
    expect(Math.abs(oriented?.polarity ?? 0)).toBeGreaterThan(0.9)
  })

  it.each([
    { ballots: { USA: 1, IND: 1, KEN: 1 }, because: 'nobody differs' },
    { ballots: { USA: -1, IND: 0, KEN: 0 }, because: 'nobody says yes' },
    { ballots: {}, because: 'nobody votes' },
    { ballots: { FRA: 1, DEU: -1 }, because: 'no ideal point is known to turn it by' },
  ] as const)('is not asked where $because', ({ ballots }) => {
    expect(orientRollCalls([aRollCall(ballots)], pointOf)).toEqual([])
  })

  it('calls equal values uncorrelated instead of dividing by nothing', () => {
    expect(
      correlation([
        [0.1, 1],
        [0.1, 2],
        [0.1, 3],
      ]),
    ).toBe(0)
    expect(correlation([])).toBe(0)
  })
})

describe('the record of a country', () => {
  const many = (count: number, ballots: Readonly<Record<string, Ballot>>) =>
    orientRollCalls(
      Array.from({ length: count }, (_, id) => aRollCall(ballots, id, 70 + (id % 2))),
      pointOf,
    )

  it('is +1 for who always votes with the Western pole and −1 for who never does, whichever way the text is put', () => {
    const rollCalls = [...many(6, { USA: 1, IND: 0, KEN: -1 }), ...many(6, { USA: -1, IND: 0, KEN: 1 })]
    expect(recordOf('USA', rollCalls)).toEqual({ stance: 1, votes: 12, sessions: 2 })
    expect(recordOf('KEN', rollCalls)).toEqual({ stance: -1, votes: 12, sessions: 2 })
    expect(recordOf('IND', rollCalls).stance).toBeCloseTo(0)
  })

  it('needs ten ballots to be a stance, and absences are no ballots', () => {
    const tooFew = many(MINIMUM_BALLOTS - 1, { USA: 1, IND: 0, KEN: -1 })
    expect(recordOf('USA', tooFew)).toEqual({ stance: null, votes: 9, sessions: 2 })
    expect(recordOf('FRA', many(20, { USA: 1, IND: 0, KEN: -1 }))).toEqual({ stance: null, votes: 0, sessions: 0 })
  })
})
