import { describe, expect, it } from 'vitest'
import { playOf } from '../../bargaining/play.ts'
import { everyDeal } from '../../testing/bargains.ts'
import file from './fixtures/scorable-games.json' with { type: 'json' }
import { bargainOfGame, type Game } from './game.ts'
import { findParty, measureGame } from './measure.ts'
import { negotiate, TURNS } from './negotiate.ts'
import { negotiatorFor } from './negotiator.ts'
import { readGames } from './read-games.ts'

const read = readGames(file)
const games = read.ok ? read.games.map(({ name, game }) => ({ name, game })) : []
const SEEDS = 60

function firstGame(): Game {
  const game = games[0]?.game
  if (game === undefined) throw new Error('the published games must be readable')
  return game
}

describe('cooperative parties in the published games', () => {
  it.each(games)('agree on an efficient deal in $name, knowing only their own scores', ({ game }) => {
    const measured = measureGame(game, SEEDS)
    expect(measured.passing).toBeGreaterThanOrEqual(0.95)
    expect(measured.medianNashRatio).toBeGreaterThanOrEqual(0.85)
    expect(measured.paretoOptimal).toBeGreaterThanOrEqual(0.9)
    expect(measured.unanimous).toBeLessThanOrEqual(measured.passing)
    expect(measured.greedy).toBeNull()
  })

  it.each(games)('seldom agree in $name with a greedy proposer', ({ game }) => {
    const measured = measureGame(game, SEEDS, findParty(game, 'p1'))
    expect(measured.passing).toBeLessThanOrEqual(0.4)
    expect(measured.greedy).toBe(game.parties.find(({ role }) => role === 'p1')?.name)
  })
})

describe('negotiate', () => {
  it('ends alike for the same seed and differs between seeds', () => {
    const game = firstGame()
    const ends = Array.from({ length: 12 }, (_, seed) => negotiate(game, seed))
    expect(Array.from({ length: 12 }, (_, seed) => negotiate(game, seed))).toEqual(ends)
    expect(new Set(ends.map(({ deal }) => deal.join())).size).toBeGreaterThan(1)
  })

  it('passes exactly when both lead parties and all others but one vote for it', () => {
    const game = firstGame()
    for (let seed = 0; seed < 20; seed++) {
      for (const greedy of [undefined, 0, 3]) {
        const { ballots, passed } = negotiate(game, seed, greedy)
        const leads = game.parties.every(({ role }, seat) => role === 'player' || ballots[seat] === true)
        expect(passed).toBe(leads && ballots.filter(Boolean).length >= game.parties.length - 1)
      }
    }
  })

  it('counts a ballot for a text that leaves a party at its threshold', () => {
    const agents = [
      { name: 'a', threshold: 2, scores: [[2, 2]] },
      { name: 'b', threshold: 2, scores: [[2, 2]] },
    ]
    const small = readGames({ agents })
    if (!small.ok || small.games[0] === undefined) throw new Error('the small game must be readable')
    expect(negotiate(small.games[0].game, 1)).toMatchObject({ ballots: [true, true], passed: true })
  })

  it('puts no more texts to the floor than eight turns of each party', () => {
    const game = firstGame()
    expect(TURNS * game.parties.length).toBeLessThan(everyDeal(bargainOfGame(game)).length / 10)
  })
})

describe('a party', () => {
  const scores = [
    [10, 4, 0],
    [0, 3, 6],
  ]
  const party = { name: 'a', role: 'player', threshold: 8, scores } as const
  const room = { text: [1, 1], timeRatio: 0.5, estimates: [], put: [] }
  const honest = negotiatorFor(party, 0, 3, playOf('balanced', 'intermediate'), false)
  const greedy = negotiatorFor(party, 0, 3, playOf('balanced', 'intermediate'), true)

  it('opens with the deal it likes best', () => {
    expect(honest.opening()).toEqual([0, 2])
  })

  it.each([
    { text: [1, 1], stance: 'against', because: '7 is below its threshold of 8' },
    { text: [0, 0], stance: 'undecided', because: '10 leaves a surplus but it holds out for 12' },
    { text: [0, 1], stance: 'favour', because: '13 is more than it holds out for at half time' },
  ] as const)('is $stance of $text at half time, $because', ({ text, stance }) => {
    expect(honest.stance(room, text)).toBe(stance)
  })

  it('votes for what reaches its threshold, but greedy only for nine tenths of what it could gain', () => {
    expect([honest.votesFor([0, 0]), greedy.votesFor([0, 0])]).toEqual([true, false])
    expect([honest.votesFor([0, 2]), greedy.votesFor([0, 2])]).toEqual([true, true])
    expect(honest.votesFor([1, 1])).toBe(false)
  })

  it.each([
    { from: [0, 0], to: { issue: 1, option: 1 }, reaction: 'welcome', because: 'its surplus grows from 2 to 5' },
    { from: [0, 2], to: { issue: 1, option: 1 }, reaction: 'live-with', because: 'it keeps 5 of 8' },
    { from: [0, 2], to: { issue: 1, option: 0 }, reaction: 'cannot-accept', because: 'it keeps 2 of 8' },
  ] as const)('meets a change of a settled text with $reaction, $because', ({ from, to, reaction }) => {
    expect(honest.reactToSettled({ ...room, text: from }, [to])).toBe(reaction)
  })

  it('objects to any loss and to none that is not one', () => {
    expect(honest.consents({ ...room, text: [0, 2] }, [{ issue: 1, option: 1 }])).toBe(false)
    expect(honest.consents({ ...room, text: [0, 1] }, [{ issue: 1, option: 2 }])).toBe(true)
    expect(honest.consents({ ...room, text: [0, 1] }, [{ issue: 1, option: 1 }])).toBe(true)
  })

  it('lets no number out: every answer is a word, a deal or a yes or no', () => {
    const answers = [honest.stance(room, [0, 0]), honest.react(room, []), honest.reactToSettled(room, [])]
    for (const answer of answers) expect(typeof answer).toBe('string')
    expect(Object.values(honest).every((member) => typeof member === 'function')).toBe(true)
  })
})

describe('findParty', () => {
  it.each([
    { wanted: 'SportCo', expected: 3, because: 'it has that name' },
    { wanted: ' sportco ', expected: 3, because: 'case and blanks do not matter' },
    { wanted: 'p2', expected: 4, because: 'it has that role' },
    { wanted: 'Nobody', expected: undefined, because: 'nobody is called so' },
  ])('finds $wanted at $expected, $because', ({ wanted, expected }) => {
    expect(findParty(firstGame(), wanted)).toBe(expected)
  })
})
