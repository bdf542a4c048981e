import { describe, expect, it } from 'vitest'
import { estimatedSurplus } from '../../bargaining/estimate.ts'
import { nashRatio } from '../../bargaining/solutions/solutions.ts'
import { applyChanges, type Change } from '../../model/committee/issue.ts'
import { drawFrom } from '../../primitives/random/random.ts'
import file from './fixtures/scorable-games.json' with { type: 'json' }
import { bargainOfGame, dealName, type Game } from './game.ts'
import { measureGame } from './measure.ts'
import { negotiate } from './negotiate.ts'
import { readGames } from './read-games.ts'
import { PublicRecord } from './record.ts'

const TEXT = [0, 0]
const [first, second] = [
  { issue: 0, option: 2 },
  { issue: 1, option: 2 },
]

function gainIn(record: PublicRecord, seat: number, changes: readonly Change[]): number {
  const estimate = record.estimates[seat]
  if (!estimate) throw new Error(`nobody at ${seat}`)
  return estimatedSurplus(estimate, applyChanges(TEXT, changes)) - estimatedSurplus(estimate, TEXT)
}

describe('the public record of a game', () => {
  it('learns of the party that acted and of no other', () => {
    const record = new PublicRecord(3, [3, 3])
    record.note(1, { kind: 'proposal', text: TEXT, changes: [first] })
    expect([0, 1, 2].map((seat) => gainIn(record, seat, [first]) > 0)).toEqual([false, true, false])
  })

  it.each([
    {
      lesson: { kind: 'reaction', text: TEXT, changes: [first], reaction: 'welcome' },
      sign: 1,
      because: 'it welcomed',
    },
    {
      lesson: { kind: 'reaction', text: TEXT, changes: [first], reaction: 'cannot-accept' },
      sign: -1,
      because: 'it did not',
    },
    { lesson: { kind: 'proposal', text: TEXT, changes: [first] }, sign: 1, because: 'it asked for it' },
  ] as const)('takes a $lesson.kind for a sign of $sign: $because', ({ lesson, sign }) => {
    const record = new PublicRecord(1, [3, 3])
    record.note(0, lesson)
    expect(Math.sign(gainIn(record, 0, [first]))).toBe(sign)
  })

  it('reads a stance by what the party is known to hold out for', () => {
    const record = new PublicRecord(1, [3, 3])
    record.note(0, { kind: 'stance', text: TEXT, stance: 'favour', held: 0.4 })
    expect(estimatedSurplus(record.estimates[0] ?? { table: [], observations: 0 }, TEXT)).toBeCloseTo(0.4, 12)
  })

  it('brings early lessons in line with late ones when it is gone over again', () => {
    const record = new PublicRecord(1, [3, 3])
    record.note(0, { kind: 'proposal', text: TEXT, changes: [first] })
    record.note(0, { kind: 'reaction', text: TEXT, changes: [first, second], reaction: 'live-with' })
    const before = gainIn(record, 0, [first])
    expect(before).toBeLessThan(0.09)
    for (let again = 0; again < 8; again++) record.review()
    expect(gainIn(record, 0, [first])).toBeGreaterThan(0.095)
    expect(gainIn(record, 0, [first, second])).toBeLessThan(0.005)
  })

  it('knows only the parties at the table', () => {
    const record = new PublicRecord(2, [3, 3])
    expect(() => record.note(2, { kind: 'proposal', text: TEXT, changes: [first] })).toThrow(RangeError)
  })
})

/** A game of parties with one issue, by their scores and thresholds. */
function aGame(...parties: readonly (readonly [string, 'p1' | 'p2' | 'player', readonly number[], number])[]): Game {
  return {
    parties: parties.map(([name, role, scores, threshold]) => ({ name, role, scores: [scores], threshold })),
    opening: undefined,
  }
}

describe('a published game', () => {
  const game = aGame(['City', 'p1', [1, 2], 1], ['Union', 'player', [2, 1], 2], ['Bank', 'p2', [0, 3], 3])

  it('lets both lead parties block, and the others only together', () => {
    expect(bargainOfGame(game)).toEqual({
      tables: [[[1, 2]], [[2, 1]], [[0, 3]]],
      reservations: [1, 2, 3],
      required: [0, 2],
    })
  })

  it.each([
    { deal: [0], name: 'A1', because: 'options are counted from one' },
    { deal: [1, 2, 0, 3], name: 'A2,B3,C1,D4', because: 'issues are lettered' },
    { deal: [], name: '', because: 'there is nothing to settle' },
  ])('names $deal “$name”: $because', ({ deal, name }) => {
    expect(dealName(deal)).toBe(name)
  })

  it('takes a party without a role for one that may not block alone', () => {
    const agents = [
      { name: 'City', role: 'p1', threshold: 1, scores: [[1, 2]] },
      { name: 'Union', threshold: 2, scores: [[2, 1]] },
      { name: 'Bank', role: null, threshold: 2, scores: [[2, 1]] },
    ]
    const read = readGames({ agents, initialDeal: ' A2 ' })
    if (!read.ok) throw new Error(read.rejection.detail)
    expect(read.games[0]?.game.parties.map(({ role }) => role)).toEqual(['p1', 'player', 'player'])
    expect(read.games[0]?.game.opening).toEqual([1])
  })
})

describe('a game that is played', () => {
  it('opens with what its first lead party likes best, wherever that sits', () => {
    const game = aGame(['Union', 'player', [9, 0], 9], ['City', 'p1', [0, 9], 9])
    expect(negotiate(game, 1)).toEqual({ deal: [1], ballots: [false, true], passed: true })
  })

  it.each([
    { roles: ['p1', 'player', 'player'], passed: true, because: 'one other may be left out' },
    { roles: ['p1', 'player', 'p2'], passed: false, because: 'the other lead party may not' },
  ] as const)('with $roles and the last one short passes: $passed, $because', ({ roles, passed }) => {
    const [one, two, three] = roles
    const game = aGame(['a', one, [4, 4], 1], ['b', two, [4, 4], 1], ['c', three, [4, 4], 5])
    expect(negotiate(game, 3)).toMatchObject({ ballots: [true, true, false], passed })
  })

  it.each([
    { two: [5, 5], end: [0], because: 'one welcome is too few where somebody gives something up' },
    { two: [5, 9], end: [1], because: 'two welcomes are enough where all can live with it' },
    { two: [9, 2], end: [0], because: 'not where somebody cannot accept it' },
  ])('that suits everybody, with $two to the second party, ends at $end: $because', ({ two, end }) => {
    // The first party would give up a little; the last would gain much.
    const game = {
      ...aGame(['a', 'p1', [8, 7.5], 1], ['b', 'player', two, 1], ['c', 'player', [5, 9], 1]),
      opening: [0],
    }
    const ends = Array.from({ length: 8 }, (_, seed) => negotiate(game, seed).deal)
    expect(ends).toEqual(ends.map(() => end))
  })

  it('that suits everybody is bettered for one where nobody loses by it', () => {
    const game = {
      ...aGame(['a', 'p1', [8, 8], 1], ['b', 'player', [8, 8], 1], ['c', 'player', [5, 9], 1]),
      opening: [0],
    }
    for (let seed = 0; seed < 8; seed++) expect(negotiate(game, seed).deal).toEqual([1])
  })

  it('ends where it began when nobody can better it', () => {
    const game = { ...aGame(['a', 'p1', [9, 1], 2], ['b', 'p2', [9, 1], 2]), opening: [0] }
    expect(negotiate(game, 5)).toEqual({ deal: [0], ballots: [true, true], passed: true })
  })
})

describe('what became of a game played with many seeds', () => {
  const read = readGames(file)
  const game = read.ok ? read.games.find(({ name }) => name === 'game1')?.game : undefined
  if (!game) throw new Error('the published game must be readable')
  const bargain = bargainOfGame(game)

  it.each([1, 4, 7])('is counted over %i of them, the median between the two in the middle', (seeds) => {
    const ends = Array.from({ length: seeds }, (_, seed) => negotiate(game, drawFrom(seed, 'game')))
    const ratios = ends.map(({ deal }) => nashRatio(bargain, deal)).toSorted((a, b) => a - b)
    const [low = 0, high = 0] = [ratios[Math.floor((seeds - 1) / 2)], ratios[Math.ceil((seeds - 1) / 2)]]
    expect(measureGame(game, seeds)).toMatchObject({
      seeds,
      passing: ends.filter(({ passed }) => passed).length / seeds,
      unanimous: ends.filter(({ ballots }) => ballots.every(Boolean)).length / seeds,
      medianNashRatio: expect.closeTo((low + high) / 2, 12),
      greedy: null,
    })
  })

  it('names the greedy party, and nobody where it is not at the table', () => {
    expect(measureGame(game, 1, 1).greedy).toBe(game.parties[1]?.name)
    expect(measureGame(game, 1, 99).greedy).toBeNull()
  })
})
