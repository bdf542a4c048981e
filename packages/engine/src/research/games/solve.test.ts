import { describe, expect, it } from 'vitest'
import file from './fixtures/scorable-games.json' with { type: 'json' }
import { type Game, ROLES } from './game.ts'
import { readGames } from './read-games.ts'
import { solveGame } from './solve.ts'

function gameOf(value: unknown): Game {
  const read = readGames(value)
  const game = read.ok ? read.games[0]?.game : undefined
  if (game === undefined) throw new Error('the test game must be readable')
  return game
}

describe('solveGame', () => {
  it.each(Object.entries(file))('prints the published facts of %s', (_, facts) => {
    expect(solveGame(gameOf(facts))).toEqual({
      deals: facts.deals,
      passing: facts.passing,
      unanimous: facts.unanimous,
      paretoCount: facts.paretoCount,
      nash: { deal: facts.nash.deal, product: facts.nash.product },
      egalitarian: facts.egalitarian,
      utilitarian: { deal: facts.utilitarian.deal, sum: facts.utilitarian.sum },
      kalaiSmorodinsky: facts.kalaiSmorodinsky,
    })
  })

  it('names no Nash deal when no deal leaves every party a surplus', () => {
    const agents = [
      { name: 'a', threshold: 5, scores: [[5, 0]] },
      { name: 'b', threshold: 5, scores: [[0, 5]] },
    ]
    expect(solveGame(gameOf({ agents }))).toMatchObject({ passing: 2, unanimous: 0, nash: null })
  })

  it('names the first of deals that tie', () => {
    const scores = [
      [1, 1],
      [1, 1],
    ]
    const agents = [
      { name: 'a', threshold: 1, scores },
      { name: 'b', threshold: 1, scores },
    ]
    const solved = solveGame(gameOf({ agents }))
    expect(solved.nash).toEqual({ deal: 'A1,B1', product: 1 })
    expect(solved.utilitarian).toEqual({ deal: 'A1,B1', sum: 4 })
  })
})

describe('readGames', () => {
  const party = { name: 'a', threshold: 1, scores: [[1, 2]] }

  it.each(Object.entries(file))('reads %s with its roles and its opening deal', (_, game) => {
    const read = gameOf(game)
    expect(read.parties.map(({ name }) => name)).toEqual(game.agents.map(({ name }) => name))
    expect(read.parties.every(({ role }) => ROLES.includes(role))).toBe(true)
    expect(read.opening).toHaveLength(game.optionCounts.length)
  })

  it('keeps the names of several games and needs none for one', () => {
    const several = readGames({ one: { agents: [party, party] }, two: { agents: [party, party] } })
    expect(several).toMatchObject({ ok: true, games: [{ name: 'one' }, { name: 'two' }] })
    expect(readGames({ agents: [party, party] })).toMatchObject({ ok: true, games: [{ name: undefined }] })
  })

  it.each([
    { value: [], field: 'the file must be an object', because: 'a list has no names' },
    { value: null, field: 'the file must be an object', because: 'null is no game' },
    { value: {}, field: 'the file must hold a game', because: 'it is empty' },
    { value: { agents: 3 }, field: 'agents must be a list', because: 'three is no list' },
    { value: { agents: [party] }, field: 'agents must hold 2 to 16 parties', because: 'nobody bargains alone' },
    { value: { g: { agents: [party, 7] } }, field: 'g.agents[1] must be an object', because: '7 is no party' },
    { value: { agents: [party, { ...party, name: ' ' }] }, field: 'agents[1].name', because: 'the name is blank' },
    { value: { agents: [party, { ...party, role: 'p3' }] }, field: 'agents[1].role', because: 'there are two leads' },
    { value: { agents: [{ ...party, threshold: '1' }, party] }, field: 'agents[0].threshold', because: 'it is text' },
    {
      value: { agents: [party, { ...party, scores: [[1, null]] }] },
      field: 'agents[1].scores[0][1]',
      because: 'null is no score',
    },
    {
      value: { agents: [party, { ...party, scores: [[1]] }] },
      field: 'agents[1].scores[0] must hold 2',
      because: 'an option is missing',
    },
    {
      value: { agents: [party, { ...party, scores: [[1, 2], [1]] }] },
      field: 'agents[1].scores must hold 1',
      because: 'an issue is too many',
    },
    {
      value: { agents: [party, party], initialDeal: 'B1' },
      field: 'initialDeal must name an option A1',
      because: 'there is no issue B',
    },
    {
      value: { agents: [party, party], initialDeal: 'A3' },
      field: 'initialDeal must name an option A1',
      because: 'there is no option 3',
    },
    {
      value: { agents: [party, party], initialDeal: 'A1,B1' },
      field: 'initialDeal must name one option',
      because: 'one issue needs one option',
    },
  ])('refuses naming "$field", $because', ({ value, field }) => {
    const read = readGames(value)
    expect(read).toMatchObject({ ok: false, rejection: { code: 'game-unreadable' } })
    expect(read.ok ? '' : read.rejection.detail).toContain(field)
  })

  it('refuses a game with more deals than anybody would wait for', () => {
    const wide = { name: 'a', threshold: 1, scores: Array.from({ length: 8 }, () => new Array<number>(12).fill(1)) }
    expect(readGames({ agents: [wide, wide] })).toMatchObject({ ok: false })
  })
})
