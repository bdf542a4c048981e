import { describe, expect, it } from 'vitest'
import { addresseeOf, spokenToYou } from './addressed.ts'
import { uncalled } from './calls.ts'

describe('what is told of whom a line speaks to', () => {
  it.each([
    {
      of: 'It was you who brought that into the text at 1:15.',
      is: 'It was you who brought that into the text at 1:15.',
    },
    { of: 'Since then you has put a levy beside it.', is: 'Since then you have put a levy beside it.' },
    { of: 'Since 1:15, at the wish of you, it has a levy.', is: 'Since 1:15, at your wish, it has a levy.' },
    { of: 'That had the support of you at 1:15.', is: 'That had your support at 1:15.' },
    { of: 'That was a proposal of you at 1:15.', is: 'That was your own proposal at 1:15.' },
  ])('reads as one speaks to somebody: $is', ({ of, is }) => {
    expect(spokenToYou(of)).toBe(is)
  })

  it('calls nobody twice', () => {
    expect(uncalled('Kenya, you put that in.', 'Kenya', 'There we differ, Kenya.')).toBe('You put that in.')
    expect(uncalled('Kenya, you put that in.', 'Kenya', 'There we differ.')).toBe('Kenya, you put that in.')
  })

  it('knows whom an act speaks to: its target, or the author of the offer that it answers', () => {
    const change = { issue: 0, option: 1 }
    const offers = [{ id: 'o1', by: 'ken', to: 'usa', give: change, take: change, at: 0, status: 'open' }] as const
    expect(addresseeOf({ kind: 'warn', target: 'fra' }, { offers })).toBe('fra')
    expect(addresseeOf({ kind: 'decline', offer: 'o1' }, { offers })).toBe('ken')
    expect(addresseeOf({ kind: 'support', change }, { offers })).toBeUndefined()
    expect(addresseeOf({ kind: 'react', proposal: 'p1', reaction: 'welcome' }, { offers })).toBeUndefined()
  })
})
