import { describe, expect, it } from 'vitest'
import { aPack } from '../../testing/a-pack.ts'
import { aRoom, withOrder } from '../../testing/parts.ts'
import { dividedBy, orderOf } from './order.ts'
import { isOfSubstance, type Question } from './vote.ts'

const room = aRoom({ procedure: aPack() })

describe('the order of business', () => {
  it('is as the pack has it until the committee changes it: nothing is closed, limited, asked or set aside', () => {
    const order = orderOf(room)
    expect(room.floor.order).toBeUndefined()
    expect(order).toMatchObject({ isListClosed: false, caucus: undefined, speechSeconds: undefined, ruling: undefined })
    const { waiting, important, byName, consensusWanted, consensusAsked, parts, mayReply, explained } = order
    for (const list of [waiting, important, byName, consensusWanted, consensusAsked, parts, mayReply, explained]) {
      expect(list).toEqual([])
    }
    expect(order.decidedAt).toEqual({})
    expect(order.presentAndVoting).toEqual([])
  })

  it('is what the committee made of it from then on', () => {
    expect(orderOf(withOrder(room, { isListClosed: true, important: ['d1'] }))).toMatchObject({
      isListClosed: true,
      important: ['d1'],
      byName: [],
    })
  })
})

describe('the parts a draft is divided into', () => {
  const parts = [
    { draft: 'd1', issue: 2, isVoted: false },
    { draft: 'd2', issue: 4, isVoted: false },
    { draft: 'd1', issue: 0, isVoted: true },
  ]
  it.each([
    { draft: 'd1', issues: [2, 0], because: 'in the order they were asked for, those voted on already among them' },
    { draft: 'd2', issues: [4], because: 'another draft is divided by itself' },
    { draft: 'd3', issues: [], because: 'nobody asked to divide it' },
  ])('are $issues of $draft: $because', ({ draft, issues }) => {
    expect(dividedBy(orderOf(withOrder(room, { parts })), draft)).toEqual(issues)
  })

  it('are none where no draft was divided', () => {
    expect(dividedBy(orderOf(room), 'd1')).toEqual([])
  })
})

describe('a question of substance', () => {
  const questions: readonly { question: Question; of: boolean; because: string }[] = [
    { question: { kind: 'draft', draft: 'd1' }, of: true, because: 'it decides the whole text' },
    { question: { kind: 'amendment', proposal: 'p1' }, of: true, because: 'it decides what the text says' },
    { question: { kind: 'part', draft: 'd1', issue: 0 }, of: true, because: 'it decides whether a clause stays' },
    { question: { kind: 'motion', motion: 'm1' }, of: false, because: 'it is about how the committee goes on' },
    { question: { kind: 'consensus', draft: 'd1' }, of: false, because: 'nobody votes: one asks who objects' },
    {
      question: { kind: 'straw-poll', draft: 'd1', change: undefined },
      of: false,
      because: 'a show of hands binds nobody',
    },
  ]
  it.each(questions)('is $question.kind: $of, $because', ({ question, of }) => {
    expect(isOfSubstance(question)).toBe(of)
  })
})
