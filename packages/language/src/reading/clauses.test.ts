import { describe, expect, it } from 'vitest'
import { clausesIn } from './clauses.ts'

const SPLIT: readonly { sentence: string; clauses: readonly string[]; because: string }[] = [
  {
    sentence: 'We support the levy, but we cannot accept a phase-out.',
    clauses: ['We support the levy', 'we cannot accept a phase-out.'],
    because: 'a conjunction brings a subject of its own',
  },
  {
    sentence: 'The levy can go in, yet naming every country is a hard no.',
    clauses: ['The levy can go in', 'naming every country is a hard no.'],
    because: 'after "yet" something else is said, whatever it begins with',
  },
  {
    sentence: 'We appeal to everyone for flexibility and propose a levy.',
    clauses: ['We appeal to everyone for flexibility', 'We propose a levy.'],
    because: 'the second verb shares the subject, which it is read with',
  },
  {
    sentence: 'China, would you accept road maps, and what would it take for you to sign?',
    clauses: ['China, would you accept road maps', 'what would it take for you to sign?'],
    because: 'a name is no clause',
  },
]

const WHOLE: readonly { sentence: string; because: string }[] = [
  { sentence: 'We like the fund and the levy and the review.', because: 'a list' },
  { sentence: 'If you drop the ban, we accept the fund.', because: 'the first clause is the condition of the second' },
  { sentence: 'We oppose the ban because it harms us and our people.', because: 'a reason' },
  {
    sentence: 'Germany, a quick one: when the virus comes, will you share?',
    because: 'the time belongs to the question',
  },
]

describe('the clauses of a sentence', () => {
  it.each(SPLIT)('are read one by one in $sentence ($because)', ({ sentence, clauses }) => {
    expect(clausesIn(sentence).map(({ read }) => read)).toEqual(clauses)
    expect(
      clausesIn(sentence)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence)
  })

  it.each(WHOLE)('are one in $sentence ($because)', ({ sentence }) => {
    expect(clausesIn(sentence)).toEqual([{ text: sentence, read: sentence }])
  })

  it('are six at most', () => {
    expect(clausesIn('we support the levy, but '.repeat(40)).length).toBe(6)
  })
})
