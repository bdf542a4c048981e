import { describe, expect, it } from 'vitest'
import { faultsLeft } from './formal-parts.ts'
import { blockLine, formattedText, paperBlocks } from './paper-blocks.ts'

const RAW = `Topic: Clean water

the general assembly
recalling its resolution 64/292.
deeply concerned that two billion people lack safe water.
2. urges all Member States to protect wells
(a) near schools
(b) near clinics
(i) in towns
(ii) in villages
(c) in camps
7) Requests the Secretary-General to report in two years`

describe('formatting a resolution', () => {
  it.each([
    { has: 'the general assembly,', because: 'the body takes a comma' },
    {
      has: 'Recalling its resolution 64/292,',
      because: 'a preambular clause begins with a capital and ends with a comma',
    },
    { has: 'Deeply concerned that two billion people lack safe water,', because: 'its full stop becomes a comma' },
    { has: '1. Urges all Member States to protect wells:', because: 'the first clause is number 1 and opens a list' },
    { has: '   (a) near schools,', because: 'an item ends with a comma' },
    { has: '   (b) near clinics', because: 'items keep their order' },
    { has: '      (i) in towns,', because: 'a numeral under a letter is an item of an inner list' },
    { has: '      (ii) in villages,', because: 'and so is the next' },
    { has: '   (c) in camps;', because: 'the last item of a clause ends with a semicolon' },
    {
      has: '2. Requests the Secretary-General to report in two years.',
      because: 'only the last clause ends the sentence',
    },
  ])('writes “$has”: $because', ({ has }) => {
    expect(formattedText('resolution', RAW)).toContain(has)
  })

  it('changes nothing the second time', () => {
    const once = formattedText('resolution', RAW)
    expect(formattedText('resolution', once)).toBe(once)
  })

  it('sets the opening words apart, to be printed in italics', () => {
    const blocks = paperBlocks('resolution', '1. Calls upon States to act')
    expect(blocks).toEqual([{ kind: 'operative', number: 1, opening: 'Calls upon', rest: ' States to act.' }])
  })

  it('changes no word, and says what only its author can mend', () => {
    const raw = 'The General Assembly,\n\nRecalling the Charter,\n\n1. Imposes sanctions on all States.'
    expect(formattedText('resolution', raw)).toBe(raw)
    expect(faultsLeft(raw).map(({ what }) => what)).toEqual([expect.stringContaining('Security Council')])
  })

  it('leaves a text without clauses, and a speech, as they are', () => {
    const text = 'Honourable Chair,\nKenya is ready.\n\nLet us begin.'
    for (const kind of ['resolution', 'speech', 'paper', 'other'] as const) expect(formattedText(kind, text)).toBe(text)
  })

  it('takes a list that begins with (i) for one list', () => {
    const text = '1. Urges States to act:\n(i) now,\n(ii) together.'
    expect(paperBlocks('resolution', text).map(blockLine).slice(1)).toEqual(['   (a) now,', '   (b) together.'])
  })
})
