import { describe, expect, it } from 'vitest'
import type { Ballot, Majority, Question, Vote } from '../../model/floor/vote.ts'
import { aPack } from '../../testing/a-pack.ts'
import { type Committee, resultOf } from './vote-result.ts'

const CHOICES = { '+': 'for', '-': 'against', o: 'abstain', '.': 'abstain' } as const

const ASSEMBLY = aPack({ quorum: { debateRatio: 0, decisionRatio: 0.5, source: 'for tests' } })
const COUNCIL = aPack({
  id: 'security-council',
  veto: true,
  quorum: { debateRatio: 0, decisionRatio: 0.6, source: 'for tests' },
})

const DRAFT: Question = { kind: 'draft', draft: 'd1' }
const AMENDMENT: Question = { kind: 'amendment', proposal: 'p1' }
const PART: Question = { kind: 'part', draft: 'd1', issue: 0 }
const MOTION: Question = { kind: 'motion', motion: 'm1' }
const STRAW_POLL: Question = { kind: 'straw-poll', draft: 'd1', change: undefined }
const CONSENSUS: Question = { kind: 'consensus', draft: 'd1' }

const seatOf = (index: number) => `s${String(index).padStart(2, '0')}`

/** Seats by their marks: `+` for, `-` against, `o` abstains, `.` is absent; `!` after a mark is a permanent member's. */
function counted(marks: string, majority: Majority, about: Partial<Committee & { readonly question: Question }> = {}) {
  const { question, procedure } = { question: DRAFT, procedure: ASSEMBLY, ...about }
  const said = [...marks.matchAll(/([-+o.])(!?)/g)]
  const ballots = said.map(
    ([, mark], index): Ballot => ({
      seat: seatOf(index),
      choice: mark === '+' || mark === '-' || mark === 'o' || mark === '.' ? CHOICES[mark] : 'abstain',
      ...(mark === '.' ? { absent: true } : {}),
    }),
  )
  const seats = said.map(([, , permanent], index) => ({ id: seatOf(index), isPermanentMember: permanent === '!' }))
  const vote: Vote = {
    id: 'v1',
    question,
    majority,
    ballots,
    manner: 'roll-call',
    order: seats.map(({ id }) => id),
    openedAt: 0,
    deadlineAt: 0,
    result: undefined,
  }
  return resultOf({ seats, procedure }, vote)
}

describe('a majority of those voting', () => {
  it.each([
    { marks: '++-ooooooo', majority: 'simple', carried: true, because: 'two against one, whoever abstains' },
    { marks: '++--', majority: 'simple', carried: false, because: 'a tie does not carry' },
    { marks: '+ooooooooo', majority: 'simple', carried: true, because: 'abstentions are not votes cast' },
    { marks: 'oooooooooo', majority: 'simple', carried: false, because: 'nobody voted' },
    { marks: '++++--oooo', majority: 'two-thirds', carried: true, because: 'exactly two thirds of those voting' },
    { marks: '+++++---oo', majority: 'two-thirds', carried: false, because: 'fifteen is less than sixteen' },
    { marks: '+ooooooooo', majority: 'two-thirds', carried: true, because: 'one of one' },
  ] as const)('$marks by $majority carries: $carried, $because', ({ marks, majority, carried }) => {
    expect(counted(marks, majority).carried).toBe(carried)
  })

  it.each([
    { marks: '++++++----', carried: true, because: 'three fifths of ten seats' },
    { marks: '+++++ooooo', carried: false, because: 'abstentions count for nothing, the seats do' },
  ])('$marks in the Council carries: $carried, $because', ({ marks, carried }) => {
    expect(counted(marks, 'security-council', { procedure: COUNCIL }).carried).toBe(carried)
  })
})

describe('the veto', () => {
  const NINE_TO_ONE = '+++++++++-!'

  it.each([
    { what: 'a draft', question: DRAFT, carried: false, because: 'it is the decision itself' },
    { what: 'an amendment', question: AMENDMENT, carried: false, because: 'it changes the decision' },
    { what: 'a part of a draft', question: PART, carried: false, because: 'it stays in the decision or does not' },
    { what: 'a motion', question: MOTION, carried: true, because: 'there is no veto on procedure' },
    { what: 'a straw poll', question: STRAW_POLL, carried: true, because: 'it decides nothing' },
  ])('on $what in the Council: carries $carried, $because', ({ question, carried }) => {
    const result = counted(NINE_TO_ONE, 'security-council', { question, procedure: COUNCIL })
    expect(result.carried).toBe(carried)
    expect(result.vetoedBy).toEqual(carried ? [] : ['s09'])
  })

  it.each([
    { marks: '+++++++++o!', majority: 'security-council', procedure: COUNCIL, because: 'an abstention stops nothing' },
    { marks: '+++++++++-', majority: 'security-council', procedure: COUNCIL, because: 'an elected member has none' },
    { marks: '+++++++++-!', majority: 'simple', procedure: COUNCIL, because: 'it belongs to the Council’s majority' },
    { marks: '+++++++++-!', majority: 'security-council', procedure: ASSEMBLY, because: 'the pack knows none' },
  ] as const)('$marks by $majority is not vetoed: $because', ({ marks, majority, procedure }) => {
    expect(counted(marks, majority, { procedure })).toMatchObject({ carried: true, vetoedBy: [] })
  })

  it.each([
    { question: DRAFT, carried: false },
    { question: AMENDMENT, carried: true },
    { question: MOTION, carried: true },
  ])('in sessions from before there were packs holds for drafts alone: $question.kind', ({ question, carried }) => {
    const vote = counted(NINE_TO_ONE, 'security-council', { question, procedure: undefined })
    expect(vote.carried).toBe(carried)
  })
})

describe('a quorum', () => {
  it.each([
    { marks: '+++.....', question: DRAFT, carried: false, because: 'three of eight are no majority of the seats' },
    { marks: '+++oo...', question: DRAFT, carried: true, because: 'who abstains is there' },
    { marks: '+++.....', question: MOTION, carried: true, because: 'procedure needs none' },
  ])('$marks on a $question.kind carries: $carried, $because', ({ marks, question, carried }) => {
    expect(counted(marks, 'simple', { question }).carried).toBe(carried)
  })
})

describe('adopting without a vote', () => {
  it.each([
    { marks: '+++oo', carried: true, against: 0, because: 'nobody objects' },
    { marks: '++++-', carried: false, against: 1, because: 'one objection is enough' },
  ])('$marks: $carried, $because', ({ marks, carried, against }) => {
    const agreed = marks.length - against
    const counts = { for: agreed, against, abstain: 0, required: marks.length }
    expect(counted(marks, 'simple', { question: CONSENSUS })).toEqual({ ...counts, carried, vetoedBy: [] })
  })
})
