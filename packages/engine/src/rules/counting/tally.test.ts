import { describe, expect, it } from 'vitest'
import type { Ballot } from '../../model/floor/vote.ts'
import { requiredVotes, tallyVote } from './tally.ts'

function roll(marks: string): Ballot[] {
  return [...marks].map((mark, index) => ({
    seat: `s${String(index).padStart(2, '0')}`,
    choice: mark === '+' ? 'for' : mark === '-' ? 'against' : 'abstain',
  }))
}

describe('tallyVote', () => {
  it.each([
    { marks: '++-', majority: 'simple', carried: true, because: 'two of three votes cast' },
    { marks: '+-', majority: 'simple', carried: false, because: 'a tie does not carry' },
    { marks: '+oooo', majority: 'simple', carried: true, because: 'abstentions are not votes cast' },
    { marks: 'ooo', majority: 'simple', carried: false, because: 'nobody voted' },
    { marks: 'ooo', majority: 'two-thirds', carried: false, because: 'nobody voted' },
    { marks: '++-', majority: 'two-thirds', carried: true, because: 'exactly two thirds' },
    { marks: '+++--', majority: 'two-thirds', carried: false, because: 'three of five is less than two thirds' },
    { marks: '++++--', majority: 'two-thirds', carried: true, because: 'four of six is exactly two thirds' },
    { marks: '++++--oo', majority: 'two-thirds', carried: true, because: 'the abstentions do not count' },
    { marks: '+++++++++------', majority: 'security-council', carried: true, because: 'nine of fifteen' },
    {
      marks: '++++++++ooooooo',
      majority: 'security-council',
      carried: false,
      because: 'eight of fifteen, none against',
    },
    {
      marks: '++++++----',
      majority: 'security-council',
      carried: true,
      because: 'six of ten: nine of fifteen, scaled',
    },
  ] as const)('$marks needing $majority carries: $carried, $because', ({ marks, majority, carried }) => {
    expect(tallyVote(roll(marks), majority, { seats: marks.length, vetoHolders: [] }).carried).toBe(carried)
  })

  it.each([
    { marks: '-+++++++++', vetoed: ['s00'], carried: false, because: 'a permanent member is against' },
    { marks: 'o+++++++++', vetoed: [], carried: true, because: 'a permanent member that abstains stops nothing' },
    { marks: '+-++++++++', vetoed: [], carried: true, because: 'an elected member has no veto' },
  ])('$marks with a veto for the first seat carries: $carried, $because', ({ marks, vetoed, carried }) => {
    const result = tallyVote(roll(marks), 'security-council', { seats: 10, vetoHolders: ['s00'] })
    expect(result.carried).toBe(carried)
    expect(result.vetoedBy).toEqual(vetoed)
  })

  it('counts ballots, never shares', () => {
    expect(tallyVote(roll('++-o'), 'simple', { seats: 4, vetoHolders: [] })).toEqual({
      for: 2,
      against: 1,
      abstain: 1,
      required: 2,
      vetoedBy: [],
      carried: true,
    })
  })

  it('throws when a seat votes twice: a bug of the caller', () => {
    const twice: Ballot[] = [
      { seat: 'ken', choice: 'for' },
      { seat: 'ken', choice: 'against' },
    ]
    expect(() => tallyVote(twice, 'simple', { seats: 2, vetoHolders: [] })).toThrow(RangeError)
  })
})

describe('requiredVotes', () => {
  it.each([
    { majority: 'simple', cast: 0, seats: 7, required: 1 },
    { majority: 'simple', cast: 6, seats: 7, required: 4 },
    { majority: 'two-thirds', cast: 7, seats: 7, required: 5 },
    { majority: 'security-council', cast: 3, seats: 15, required: 9 },
  ] as const)('is $required of $cast cast under $majority', ({ majority, cast, seats, required }) => {
    expect(requiredVotes(majority, cast, seats)).toBe(required)
  })
})
