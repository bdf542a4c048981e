import { describe, expect, it } from 'vitest'
import { checkFollowed } from './follow-check.ts'

const DRAFT = `The General Assembly,
Worried that the sea is rising.
1. Wants rich countries to give money.
2. Urging all states to cut emissions;
3. Demands that the sea stops`

describe('what is said of a draft that was checked', () => {
  it.each([
    {
      text: 'write clause 1 better',
      wish: { operations: [{ kind: 'reword', number: 1 }] },
      because: 'one clause is to be put right',
    },
    {
      text: 'is it silly to say the sea stops',
      wish: { operations: [{ kind: 'part', number: 3 }] },
      because: 'one clause has its word',
    },
    {
      text: 'what is wrong with nr 2',
      wish: { operations: [{ kind: 'part', number: 2 }] },
      because: 'it has a number',
    },
    {
      text: 'why is urging wrong',
      wish: { operations: [{ kind: 'why' }] },
      because: 'the rule behind it is asked for',
    },
    {
      text: 'the complete text again, clean',
      wish: { operations: [{ kind: 'correct' }] },
      because: 'all of it is meant',
    },
    {
      text: 'can you add one about schools',
      wish: { kind: 'product', product: { count: 1, topic: 'schools' } },
      because: 'that is a clause more',
    },
    {
      text: 'now add a clause about who pays',
      wish: { kind: 'product', product: { count: 1, topic: 'funding' } },
      because: 'who pays is no topic',
    },
    { text: 'is it good now?', wish: { kind: 'check' }, because: 'it is checked again' },
  ])('$text: $because', ({ text, wish }) => {
    expect(checkFollowed(text, DRAFT)).toMatchObject(wish)
  })

  it('leaves a clause out and keeps the rest', () => {
    const wish = checkFollowed('ok take number 3 out', DRAFT)
    expect(wish).toMatchObject({ kind: 'operated', of: { kind: 'check' }, operations: [{ kind: 'correct' }] })
    expect(JSON.stringify(wish)).toContain('Urging all states')
    expect(JSON.stringify(wish)).not.toContain('sea stops')
  })

  it.each(['what is quorum?', 'why cant i decide to send peacekeepers'])('is something else: %s', (text) => {
    expect(checkFollowed(text, DRAFT)).toBeUndefined()
  })
})
