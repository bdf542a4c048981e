import { describe, expect, it } from 'vitest'
import { cutsIn, withSubject } from './clauses.ts'

const halves = (sentence: string) =>
  cutsIn(sentence).map(({ end, from }) => [sentence.slice(0, end), sentence.slice(from)])

const CUT: readonly { sentence: string; at: readonly [string, string]; because: string }[] = [
  {
    sentence: 'We support the levy, but we cannot accept a phase-out.',
    at: ['We support the levy', 'we cannot accept a phase-out.'],
    because: 'a conjunction brings a subject of its own',
  },
  {
    sentence: 'The levy can go in, yet naming every country is a hard no.',
    at: ['The levy can go in', 'naming every country is a hard no.'],
    because: 'after "yet" something else is said, whatever it begins with',
  },
  {
    sentence: 'We appeal to everyone for flexibility and propose a levy.',
    at: ['We appeal to everyone for flexibility', 'propose a levy.'],
    because: 'the second verb shares the subject',
  },
  {
    sentence: 'China, would you accept road maps, and what would it take for you to sign?',
    at: ['China, would you accept road maps', 'what would it take for you to sign?'],
    because: 'two questions',
  },
  {
    sentence: 'the levy is ok for us we want the fund too',
    at: ['the levy is ok for us', 'we want the fund too'],
    because: 'people leave out every mark',
  },
]

describe('the places where a sentence may be parted', () => {
  it.each(CUT)('are found in $sentence ($because)', ({ sentence, at }) => {
    expect(halves(sentence)).toContainEqual([...at])
  })

  it('are none after a name alone', () => {
    expect(halves('China, would you accept road maps?')).toEqual([])
  })

  it('are twelve at most', () => {
    expect(cutsIn('we support the levy, but '.repeat(40)).length).toBe(12)
  })

  it('say what the clause after them begins like', () => {
    const [cut] = cutsIn('We can sign this today, unless China does.')
    expect(cut?.signs).toContain('jo , hangs')
  })
})

describe('a clause without a subject', () => {
  it.each([
    { clause: 'propose a levy.', read: 'We propose a levy.', because: 'its verb needs one' },
    { clause: 'we propose a levy.', read: 'we propose a levy.', because: 'it has one' },
    { clause: 'would Germany sign?', read: 'would Germany sign?', because: 'it asks somebody' },
  ])('$clause is read as $read, because $because', ({ clause, read }) => {
    expect(withSubject(clause)).toBe(read)
  })
})
