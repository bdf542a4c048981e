import { describe, expect, it } from 'vitest'
import { evolve } from '../fold/evolve.ts'
import type { Answer } from '../model/acts/act.ts'
import { aDraft, aProposal, aRoom, aVote, rising, withSecrets, withText } from '../testing/parts.ts'
import { ballotOf } from './ballots.ts'
import { isFulfilled, standingTerm, waitsForTerm } from './terms.ts'

const change = { issue: 1, option: 2 }
const other = { issue: 2, option: 1 }
const room = { ...aRoom(), terms: { fra: { change, at: 100 } } }
const mark = (one: { issue: number; option: number }, by: string, at: number) => ({
  issue: one.issue,
  before: 0,
  after: one.option,
  by,
  at,
})

describe('a condition that a delegation named', () => {
  it.each([
    { deal: [0, 0, 0, 0, 0], marks: [], waits: true, because: 'it is not in the text' },
    { deal: [0, 2, 0, 0, 0], marks: [mark(change, 'ken', 200)], waits: false, because: 'it is in the text' },
    {
      deal: [0, 1, 0, 0, 0],
      marks: [mark({ issue: 1, option: 1 }, 'ken', 200)],
      waits: false,
      because: 'another clause was written in its place since: that is news',
    },
    {
      deal: [0, 1, 0, 0, 0],
      marks: [mark({ issue: 1, option: 1 }, 'ken', 50)],
      waits: true,
      because: 'that clause stood there when it spoke',
    },
  ])('is waited for: $waits, because $because', ({ deal, marks, waits }) => {
    expect(waitsForTerm(room, 'fra', aDraft({ deal, marks }))).toBe(waits)
    expect(waitsForTerm(room, 'chn', aDraft({ deal, marks }))).toBe(false)
  })

  it.each([
    { marks: [mark(change, 'ken', 200)], fulfilled: true, because: 'nothing else was written in' },
    { marks: [mark(change, 'ken', 200), mark(other, 'usa', 300)], fulfilled: false, because: 'something else was' },
    {
      marks: [mark(other, 'usa', 50), mark(change, 'ken', 200)],
      fulfilled: true,
      because: 'the rest stood there before',
    },
  ])('makes the vote when it is fulfilled: $fulfilled, because $because', ({ marks, fulfilled }) => {
    const deal = [0, 2, 1, 0, 0]
    expect(isFulfilled(room, 'fra', aDraft({ deal, marks }))).toBe(fulfilled)
    const secrets = { table: rising(1, 0.1, 0.1, 0, 0), reservation: 0.9, best: 1, redLines: [] }
    const state = withText(withSecrets(room, 'fra', secrets), deal, { marks })
    const voting = { ...state, floor: { ...state.floor, vote: aVote() } }
    expect(ballotOf(voting, 'fra')).toBe(fulfilled ? 'for' : 'against')
  })

  it('is not voted down when it is put to the vote', () => {
    const secrets = { table: [[0], [0.5, 0, 0, 0], [0], [0], [0]], reservation: 0.4, best: 1, redLines: [] }
    const state = withText(withSecrets(room, 'fra', secrets), [0, 0, 0, 0, 0])
    const proposals = [aProposal({ changes: [change], status: 'contested' })]
    const vote = aVote('', { kind: 'amendment', proposal: 'p1' })
    const voting = { ...state, proposals, floor: { ...state.floor, vote } }
    expect(ballotOf(voting, 'fra')).toBe('for')
    expect(ballotOf({ ...voting, terms: {} }, 'fra')).toBe('against')
  })
})

describe('what is kept of an answer', () => {
  const told = (answer: Answer, state = aRoom()) =>
    evolve(state, {
      kind: 'act-taken',
      seat: 'fra',
      act: { kind: 'explain', issue: 1, target: 'ken', answer },
      words: 'Only if.',
      origin: 'reply',
      at: 100,
      now: 0,
    })

  it.each([
    { answer: { isTerm: true }, kept: { change, at: 100 }, because: 'it binds' },
    { answer: {}, kept: undefined, because: 'logs older than the field replay to the states they ended in' },
  ])('is its condition: $because', ({ answer, kept }) => {
    const state = told({ to: 'draft', verdict: 'only-if', other: change, ...answer })
    expect(standingTerm(state, 'fra', aDraft())).toEqual(kept)
  })

  it('is no condition any longer once the delegation has answered otherwise', () => {
    const state = told({ to: 'draft', verdict: 'only-if', other: change, isTerm: true })
    expect(standingTerm(told({ to: 'draft', verdict: 'yes' }, state), 'fra', aDraft())).toBeUndefined()
    expect(standingTerm(told({ to: 'need', verdict: 'no', change }, state), 'fra', aDraft())).toBeDefined()
  })
})
