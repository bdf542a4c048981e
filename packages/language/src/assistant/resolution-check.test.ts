import { describe, expect, it } from 'vitest'
import { checkAnswer, faultsIn } from './resolution-check.ts'

const SOUND = `The General Assembly,

Recalling its resolution 70/1 of 25 September 2015,

Deeply concerned that early warnings do not reach
those who need them most,

Also recalling the Sendai Framework,

1. Urges Member States to finance early-warning stations with 200 million United States dollars a year;
2. Requests the Secretary-General:
(a) to appoint a coordinator,
(b) to report each year;
3. Decides to remain seized of the matter.`

const change = (from: string, to: string) => SOUND.replace(from, to)

describe('the form of a resolution', () => {
  it('is found right where it is', () => {
    expect(faultsIn(SOUND)).toEqual([])
    expect(checkAnswer(SOUND).text).toContain('The form is correct')
    expect(checkAnswer(SOUND).text).toContain('3 preambulatory clauses and 3 operative clauses')
  })

  it.each([
    { text: change('Assembly,', 'Assembly'), line: 1, what: 'does not end with a comma' },
    { text: change('The General Assembly,\n', ''), line: 2, what: 'does not begin with the name of the body' },
    { text: change('2015,', '2015.'), line: 3, what: 'ends with “.”' },
    { text: change('Recalling its', 'Recalls its'), line: 3, what: 'an operative verb' },
    { text: change('Deeply concerned that', 'People know that'), line: 5, what: 'preambulatory phrase' },
    { text: change('1. Urges', '1. Urging'), line: 10, what: 'participle' },
    { text: change('1. Urges Member States to', '1. Member States should'), line: 10, what: 'operative verb' },
    { text: change('a year;', 'a year.'), line: 10, what: 'ends with “.”' },
    { text: change('2. Requests', '4. Requests'), line: 11, what: 'numbered 4' },
    { text: change('Secretary-General:', 'Secretary-General'), line: 11, what: 'without a colon' },
    { text: change('\n(a) to appoint a coordinator,', ''), line: 12, what: 'stands alone' },
    {
      text: change('3. Decides to remain seized of the matter.', '3. Decides to remain seized of the matter;'),
      line: 14,
      what: 'the last clause',
    },
    {
      text: change('1. Urges Member States to', '1. Authorizes the use of force to'),
      line: 10,
      what: 'Security Council',
    },
    { text: change('1. Urges Member States to', '1. Demands that Member States'), line: 10, what: 'cannot enforce' },
    {
      text: change('1. Urges Member States to finance', '1. Decides that all States shall finance'),
      line: 10,
      what: 'States shall',
    },
    { text: change('1. Urges', '1. *Urges*'), line: 3, what: 'italics' },
    {
      text: change('Also recalling', 'Deeply concerned about').replace('Sendai Framework', 'cost'),
      line: 8,
      what: 'opens two clauses',
    },
    { text: change('a year;', 'a year. This is urgent;'), line: 10, what: 'full stop in the middle' },
  ])('has its fault named at line $line: $what', ({ text, line, what }) => {
    const found = faultsIn(text).filter((fault) => fault.what.includes(what))
    expect(found.map((fault) => fault.line)).toContain(line)
    expect(found.every(({ mending }) => mending.length > 5)).toBe(true)
  })

  it('lets the Security Council decide, demand and authorize', () => {
    const council = SOUND.replace('General Assembly', 'Security Council')
      .replace('1. Urges Member States to', '1. Authorizes the use of force to')
      .replace('2. Requests', '2. Demands of')
    expect(faultsIn(council)).toEqual([])
  })

  it('says what to paste when there is no clause in it', () => {
    expect(checkAnswer('   \n').text).toContain('I found no clause')
  })

  it('quotes what was pasted as plain words', () => {
    const { text } = checkAnswer(change('Recalling its', '<img src=x> [a](javascript:x) Recalling its'))
    expect(text).not.toMatch(/<img|\]\(/)
  })
})
