import { describe, expect, it } from 'vitest'
import { type CommitteeRules, isTerm, termName, termOfAct, termsOfVote, termText } from './terms.ts'

const rules: CommitteeRules = {
  title: 'Model UN rules',
  prices: [{ motion: 'moderated-caucus', second: true, decidedBy: 'majority' }],
}

describe('a term of procedure', () => {
  it.each([
    { act: { kind: 'motion', motion: 'moderated-caucus' }, term: 'moderated-caucus' },
    { act: { kind: 'motion', motion: 'close-list' }, term: 'speakers-list' },
    { act: { kind: 'motion', motion: 'vote' }, term: 'closing-debate' },
    { act: { kind: 'point', point: 'order' }, term: 'point-of-order' },
    { act: { kind: 'sign', draft: 'd1' }, term: 'signatory' },
    { act: { kind: 'vote', choice: 'for' }, term: undefined },
  ] as const)('of $act.kind is $term', ({ act, term }) => {
    expect(termOfAct(act)).toBe(term)
  })

  it('is explained with what the rules of the committee ask', () => {
    expect(termText('moderated-caucus', rules)).toMatch(/Here it needs a second and a majority\.$/)
    expect(termText('division', rules)).toMatch(/do not have it\.$/)
    expect(termText('division', undefined)).not.toMatch(/do not have it/)
    expect(termName('point-of-order')).toBe('Point of order')
    expect(isTerm('gavel')).toBe(false)
  })
})

describe('the terms of a vote', () => {
  const draft = { kind: 'draft', draft: 'd1' } as const
  const motion = { kind: 'motion', motion: 'm1' } as const
  it.each([
    { question: draft, manner: 'placards', majority: 'simple', terms: [], because: 'everybody knows a majority' },
    {
      question: draft,
      manner: 'roll-call',
      majority: 'two-thirds',
      terms: ['roll-call', 'two-thirds'],
      because: 'both',
    },
    { question: draft, manner: 'placards', majority: 'security-council', terms: ['veto'], because: 'five may veto it' },
    { question: motion, manner: 'placards', majority: 'security-council', terms: [], because: 'procedure has no veto' },
  ] as const)('are $terms by $manner with $majority: $because', ({ terms, because: _, ...vote }) => {
    expect(termsOfVote(vote)).toEqual(terms)
  })
})
