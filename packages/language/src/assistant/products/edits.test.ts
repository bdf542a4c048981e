import { describe, expect, it } from 'vitest'
import { edited } from './edits.ts'
import { editsIn } from './read-edits.ts'

const CLAUSES = `**3 clauses**

1. *Invites* States to share data on rivers;
2. *Requests* a fund for wells;
3. *Urges* yearly reports.`

const SPEECH = `**Speech** (60 seconds)

> Honourable Chair, this is about water.
>
> A fund pays for wells. Reports come each year.
>
> I thank you.`

describe('a change in the text itself', () => {
  it.each([
    {
      text: CLAUSES,
      edit: { kind: 'only-about', what: 'the fund' },
      has: 'fund for wells',
      not: 'rivers',
      because: 'one part has the words',
    },
    {
      text: CLAUSES,
      edit: { kind: 'without', what: 'rivers' },
      has: '1. *Requests*',
      not: 'rivers',
      because: 'the rest is numbered anew',
    },
    {
      text: CLAUSES,
      edit: { kind: 'without-part', number: 2 },
      has: '2. *Urges*',
      not: 'wells',
      because: 'a part has a number',
    },
    {
      text: SPEECH,
      edit: { kind: 'without', what: 'reports' },
      has: 'A fund pays for wells.',
      not: 'Reports',
      because: 'in a speech a sentence goes',
    },
    {
      text: SPEECH,
      edit: { kind: 'begin-with', what: 'question' },
      has: '> How much longer',
      not: 'undefined',
      because: 'the question is spoken first',
    },
    {
      text: SPEECH,
      edit: { kind: 'end-with', what: 'water is life' },
      has: 'I thank you. Water is life.',
      not: 'undefined',
      because: 'the user’s own words come last',
    },
  ] as const)('$edit.kind: $because', ({ text, edit, has, not }) => {
    const changed = edited(text, [edit], 'water')
    expect(changed).toContain(has)
    expect(changed).not.toContain(not)
  })

  it('leaves a text as it is where it finds nothing to change', () => {
    expect(edited(CLAUSES, [{ kind: 'without', what: 'elephants' }], 'water')).toBe(CLAUSES)
  })
})

describe('what changes a message asks for', () => {
  it.each([
    {
      text: 'just the part about the money',
      is: { kind: 'only-about', what: 'money' },
      because: 'a part has a matter',
    },
    { text: 'just show me the inspectors one', is: { kind: 'only-about', what: 'inspectors' }, because: 'or a name' },
    { text: 'drop the fund', is: { kind: 'without', what: 'fund' }, because: 'a matter is left out' },
    { text: 'remove clause 2', is: { kind: 'without-part', number: 2 }, because: 'a number is left out' },
    {
      text: 'start with a rhetorical question',
      is: { kind: 'begin-with', what: 'question' },
      because: 'it says how to begin',
    },
    { text: 'end with a call to action', is: { kind: 'end-with', what: 'call to action' }, because: 'and how to end' },
  ])('$text: $because', ({ text, is }) => {
    expect(editsIn(text)).toEqual([{ kind: 'edit', edit: is }])
  })

  it.each(['cut to 30 seconds', 'cut it down', 'shorter', 'only clause 3'])('are none in “%s”', (text) => {
    expect(editsIn(text)).toEqual([])
  })
})
