import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import type { RecordedBallots, VotingRecord } from './content.ts'
import { agreementOf, distinctiveVotes, neighboursOf, votesOn } from './record.ts'

const MARKS = { y: 'for', n: 'against', a: 'abstain' } as const

function vote(id: number, title: string, marks: string, topics: readonly string[] = []): RecordedBallots {
  const ballots = [...marks].map((mark) => (mark === 'y' || mark === 'n' || mark === 'a' ? MARKS[mark] : null))
  return { id, date: `201${id}-12-01`, text: `7${id}/1`, title, subject: 'whole', topics, ballots }
}

const record: VotingRecord = {
  members: ['AAA', 'BBB', 'CCC'],
  rollCalls: [
    vote(1, 'Nuclear disarmament', 'yyn', ['nu']),
    vote(2, 'Right to food', 'yny', ['hr']),
    vote(3, 'Embargo against an island', 'ya-', ['ec']),
    vote(4, 'Nuclear testing', 'nnn', ['nu']),
  ],
}

describe('recorded votes', () => {
  it.each([
    {
      one: 'AAA',
      other: 'BBB',
      topic: undefined,
      is: { shared: 4, same: 2, opposed: 1 },
      because: 'an abstention is another ballot and no opposition',
    },
    {
      one: 'AAA',
      other: 'CCC',
      topic: undefined,
      is: { shared: 3, same: 2, opposed: 1 },
      because: 'an absence is left out',
    },
    { one: 'AAA', other: 'CCC', topic: 'nu', is: { shared: 2, same: 1, opposed: 1 }, because: 'one topic alone' },
    {
      one: 'AAA',
      other: 'ZZZ',
      topic: undefined,
      is: { shared: 0, same: 0, opposed: 0 },
      because: 'an unknown member cast nothing',
    },
  ])('$one and $other agree as counted: $because', ({ one, other, topic, is }) => {
    expect(agreementOf(record, one, other, topic)).toEqual(is)
  })

  it('rank the others by likeness', () => {
    expect(neighboursOf(record, 'AAA').map(({ iso3 }) => iso3)).toEqual(['CCC', 'BBB'])
  })

  it('tell first where two stood against each other', () => {
    const [first] = distinctiveVotes(record, 'AAA', 'BBB')
    expect(first?.vote.title).toBe('Right to food')
    expect(first?.ballots).toEqual(['for', 'against'])
  })

  it('are found by their title, the newest first', () => {
    expect(votesOn(record, 'nuclear weapons').map(({ id }) => id)).toEqual([4, 1])
    expect(votesOn(record, 'chess')).toEqual([])
  })

  it('hold what everybody knows of the embargo against Cuba', async () => {
    const shipped = await shippedKnowledge.votes()
    const [embargo] = votesOn(shipped, 'embargo against Cuba')
    expect(embargo?.title).toContain('Cuba')
    expect(embargo?.ballots[shipped.members.indexOf('USA')]).toBe('against')
    const { shared, same } = agreementOf(shipped, 'USA', 'ISR')
    expect(same / shared).toBeGreaterThan(0.8)
  })
})
