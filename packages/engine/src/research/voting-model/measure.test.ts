import { describe, expect, it } from 'vitest'
import { aRollCall } from '../../testing/roll-calls.ts'
import { measureRealVotes, type VoteRule } from './measure.ts'
import type { RollCall } from './roll-call.ts'

/** What is measured of session 2, told from session 1, in an assembly of four. */
function measured(...rollCalls: readonly RollCall[]) {
  return measureRealVotes({ rollCalls, heldOut: { first: 2, last: 2 }, memberCount: 4, anchor: 0 })
}

/** A year in which the first two members stood against the last two over the oceans. */
const past = [aRollCall(1, 'Oceans', 'yynn'), aRollCall(1, 'Oceans', 'yynn')]

describe('votes told from the year before', () => {
  it('are all told right where everybody votes as it did', () => {
    const report = measured(...past, aRollCall(2, 'Oceans', 'yynn'))
    expect(report).toMatchObject({ rollCalls: 1, votes: 4, threeWay: 1, voteOrder: 1 })
    expect(report.accuracy).toEqual({ engine: 1, place: 1, habit: 1, always: 0.5, majority: 0.5, seenCut: 1 })
  })

  it('are all told wrong where everybody votes the other way: nothing of the vote itself is read', () => {
    const report = measured(...past, aRollCall(2, 'Oceans', 'nnyy'))
    expect(report.accuracy).toMatchObject({ engine: 0, place: 0, habit: 0, always: 0.5 })
    expect(report).toMatchObject({ threeWay: 0, voteOrder: -1 })
  })

  it('are told alike whatever is voted later', () => {
    const vote = aRollCall(2, 'Oceans', 'yyna')
    const report = measured(...past, vote)
    expect(measured(...past, vote, aRollCall(3, 'Oceans', 'nnyy'), aRollCall(4, 'Oceans', 'nyny'))).toEqual(report)
  })

  it('are told alike whatever else is voted in the same session, each vote by itself', () => {
    const [one, other] = [aRollCall(2, 'Oceans', 'yynn'), aRollCall(2, 'Oceans', 'nnyy')]
    const both = measured(...past, one, other)
    expect(both).toMatchObject({ rollCalls: 2, votes: 8 })
    expect(both.accuracy.engine).toBe(0.5)
    expect(both.shareOrder).toBe(0)
  })

  it.each([
    { marks: 'yyaa', engine: 1, threeWay: 0.5, because: 'an abstention is no yes, and was not foreseen as one' },
    { marks: 'yy--', engine: 1, threeWay: 1, because: 'who was absent is not counted' },
    { marks: 'ay-n', engine: 2 / 3, threeWay: 2 / 3, because: 'one of three who came did otherwise' },
  ])('of $marks are right in $engine, of three answers in $threeWay: $because', ({ marks, engine, threeWay }) => {
    const report = measured(...past, aRollCall(2, 'Oceans', marks))
    expect(report.votes).toBe([...marks].filter((mark) => mark !== '-').length)
    expect(report.accuracy.engine).toBeCloseTo(engine, 12)
    expect(report.threeWay).toBeCloseTo(threeWay, 12)
  })
})

describe('what the engine is compared with', () => {
  const rows: readonly { rule: VoteRule; votes: readonly RollCall[]; right: number; because: string }[] = [
    { rule: 'always', votes: [aRollCall(2, 'Oceans', 'yyyn')], right: 0.75, because: 'three of four said yes' },
    {
      rule: 'majority',
      votes: [aRollCall(2, 'Oceans', 'ynnn')],
      right: 0.75,
      because: 'the room said no, one did not',
    },
    { rule: 'habit', votes: [aRollCall(2, 'Fisheries', 'yyny')], right: 0.75, because: 'whatever the text is about' },
  ]
  it.each(rows)('$rule is right in $right: $because', ({ rule, votes, right }) => {
    expect(measured(...past, ...votes).accuracy[rule]).toBe(right)
  })

  it('takes who voted yes and no equally often, and who never voted, for a yes', () => {
    const torn = [aRollCall(1, 'Oceans', 'yyn-'), aRollCall(1, 'Oceans', 'ynn-')]
    expect(measured(...torn, aRollCall(2, 'Oceans', 'yyny')).accuracy.habit).toBe(1)
    expect(measured(...torn, aRollCall(2, 'Oceans', 'nnyn')).accuracy.habit).toBe(0)
  })

  it('cuts each roll call through other members’ votes alone', () => {
    // The last member stands far out and alone votes no. A cut that had seen its vote would tell all six right.
    const report = measureRealVotes({
      rollCalls: [
        aRollCall(1, 'Oceans', 'yyyyyn'),
        aRollCall(1, 'Deserts', 'yyyyyn'),
        aRollCall(2, 'Oceans', 'yyyyyn'),
      ],
      heldOut: { first: 2, last: 2 },
      memberCount: 6,
      anchor: 0,
    })
    expect(report.accuracy.seenCut).toBeCloseTo(5 / 6, 12)
    expect(report.accuracy.place).toBe(1)
  })
})

describe('the order of the texts', () => {
  const known = [aRollCall(1, 'Oceans', 'yyyy'), aRollCall(1, 'Deserts', 'ynnn'), aRollCall(1, 'Mountains', 'yyyn')]

  it.each([
    { votes: ['yyyy', 'ynnn', 'yyyn'], order: 1, because: 'what was popular still is' },
    { votes: ['ynnn', 'yyyy', 'yyyn'], order: -1, because: 'the best and the worst have changed places' },
    { votes: ['yyyn', 'yyyy', 'ynnn'], order: -0.5, because: 'all have changed places in a ring' },
    { votes: ['yyyn', 'yyyn', 'yyyn'], order: 0, because: 'all are as popular as each other now' },
  ])('by their share of yes is told with $order: $because', ({ votes, order }) => {
    const [oceans = '', deserts = '', mountains = ''] = votes
    const report = measured(
      ...known,
      aRollCall(2, 'Oceans', oceans),
      aRollCall(2, 'Deserts', deserts),
      aRollCall(2, 'Mountains', mountains),
    )
    expect(report.shareOrder).toBeCloseTo(order, 12)
  })
})

it('sessions outside those held out are not told', () => {
  const votes = [1, 2, 3, 4].map((session) => aRollCall(session, 'Oceans', 'yynn'))
  const report = measureRealVotes({ rollCalls: votes, heldOut: { first: 2, last: 3 }, memberCount: 4, anchor: 0 })
  expect(report.rollCalls).toBe(2)
})
