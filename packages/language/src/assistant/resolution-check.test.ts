import { describe, expect, it } from 'vitest'
import { isResolution } from './read-orders.ts'
import { checkAnswer, clauseFaultsAnswer, correctedAnswer, faultsIn, whyFaultsAnswer } from './resolution-check.ts'

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
    { text: change('\n(a) to appoint a coordinator,', ''), line: 12, what: 'only one sub-clause' },
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

  it.each([
    {
      draft: `Protecting the High Seas

The Economic and Social Council,

Having considered the report of the Secretary-General,

Expressing its appreciation to the Inter-Parliamentary Union,

1. Takes note with appreciation of the report of the Secretary-General;
2. Reaffirms the following principles:
   (a) That the high seas belong to no State;
   (b) That their resources are to be shared; and
   (c) That research on them is free;
3. Further invites Member States to contribute to the trust fund;
4. Decides to include the item in the provisional agenda of its next session.

Signatories: Chad, Fiji`,
      because: 'a title, sub-clauses with semicolons and a list of signatories are in order',
    },
    {
      draft:
        'The Security Council, Recalling its resolution 1325 (2000), Deeply concerned by the violence, 1. Demands an immediate ceasefire; 2. Authorizes the mission to use force; 3. Decides to remain seized of the matter.',
      because: 'a draft on one line is the same draft',
    },
    {
      draft: `The General Assembly,
In view of the report of the U.S. Government and of Mr. Annan,
Whereas no. 4 of the Charter calls for peace,
1) Instructs the Secretary-General to study the effects of sanctions;
2) Reiterates its call on parties;
3) Establishes a fund.`,
      because: 'abbreviations end no sentence, 1) is a number, and verbs beyond the list are verbs',
    },
  ])('is found right where it is: $because', ({ draft }) => {
    expect(faultsIn(draft)).toEqual([])
  })

  it.each([
    {
      draft: `The General Assembly,
Recalling its resolution 46/182;
Urges all parties to let aid convoys pass;
1. Deeply concerned by the number of displaced people,
2. Calls upon member states to fund the appeals,
3. decides to send peacekeepers to protect convoys.`,
      put: [
        '*Deeply concerned* by the number of displaced people,\n\n1. *Urges* all parties',
        '3. *Recommends* that the Security Council consider a decision to send peacekeepers to protect convoys.',
      ],
      because: 'clauses in the wrong half change places',
    },
    {
      draft: `GENERAL ASSEMBLY
Concerned about plastic
Urges countries to stop plastic
Calls for a fund`,
      put: ['*Concerned* about plastic,', '1. *Urges* countries to stop plastic;', '2. *Calls for* a fund.'],
      because: 'numbers and marks that are missing are put in',
    },
    {
      draft: `Topic: Small arms
The General Assembly,
recalling resolution 74/60,
Small arms kill thousands,
1) Urge Member States to mark arms;
2) Member States should share data;
5) Strongly encouraging all States to train officers.`,
      put: [
        '*Recalling* resolution',
        '*Noting* that small arms',
        '1. *Urges* Member',
        '2. *Calls upon* Member States to share',
        '3. *Strongly encourages* all',
      ],
      because: 'openings take the form of their half',
    },
    {
      draft: `The Human Rights Council,
Alarmed by violence against journalists,
(a) Condemns all attacks on journalists,
(b) Requests the High Commissioner to report.`,
      put: ['1. *Condemns* all attacks on journalists;', '2. *Requests* the High'],
      because: 'letters in place of numbers become numbers',
    },
    {
      draft: `The General Assembly,
Noting the report,
1. Decides that all States shall ban mines. This is urgent;
2. Requests the Secretary-General:
(a) to report
(b) to name an envoy;
3. Orders Member States to pay.`,
      put: [
        '1. *Calls upon* all States to ban mines, and this is urgent;',
        '   (a) to report,',
        '3. *Urges* Member States to pay.',
      ],
      because: 'sub-clauses and verbs of power are mended',
    },
  ])('is put right, and then found right: $because', ({ draft, put }) => {
    expect(isResolution(draft)).toBe(true)
    const { text } = correctedAnswer(draft)
    for (const words of put) expect(text).toContain(words)
    const [, corrected = ''] = text.split(/\*\*Corrected\*\*.*\n/)
    const [resolution = ''] = corrected.split('**What was changed**')
    expect(faultsIn(resolution).filter(({ isAdvice }) => isAdvice !== true)).toEqual([])
    expect(text).not.toContain('**Left as it is**')
  })

  it('is corrected in some points only, when those are named', () => {
    const draft = change('2015,', '2015;').replace('a year;', 'a year,').replace('1. Urges', '1. Urge')
    const { text } = correctedAnswer(draft, [2])
    expect(text).toContain('with one change')
    expect(text).toContain('*Urges* Member States')
    expect(text).toContain('2015;')
    expect(text).toContain('**Left as it is**')
    expect(correctedAnswer(draft, [9]).text).toBe('There is no point 9; I found 3.')
  })

  it('has the errors of one clause told, with their rules', () => {
    const draft = change('3. Decides to remain seized of the matter.', '3. decides to remain seized of the matter')
    expect(clauseFaultsAnswer(draft, 3).text).toMatch(
      /^In clause 3:\n\n1\. \*\*Line 14\*\*: .*lower case.*\n2\. .*full stop/,
    )
    expect(clauseFaultsAnswer(draft, 1).text).toBe('The form of clause 1 is correct.')
    expect(clauseFaultsAnswer(draft, 7).text).toContain('your draft has 3')
    expect(whyFaultsAnswer(draft, 2).text).toContain('Only the last clause ends the sentence')
  })

  it('says what to paste when there is no clause in it', () => {
    expect(checkAnswer('   \n').text).toContain('I found no clause')
  })

  it('quotes what was pasted as plain words', () => {
    const { text } = checkAnswer(change('Recalling its', '<img src=x> [a](javascript:x) Recalling its'))
    expect(text).not.toMatch(/<img|\]\(/)
  })
})
