import type { Issue } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import {
  countryPhrase,
  itemised,
  listed,
  optionPhrase,
  pronounFor,
  properWordsOf,
  titlePhrase,
  vocative,
} from './nouns.ts'
import { canFill, fillTemplate, parseTemplate } from './template.ts'

describe('a template', () => {
  const fill = (source: string, slots: Record<string, string | undefined>) => fillTemplate(parseTemplate(source), slots)

  it.each([
    {
      source: '{self} agrees.',
      slots: { self: 'the Netherlands' },
      line: 'The Netherlands agrees.',
      because: 'a slot that opens a sentence gets its capital',
    },
    {
      source: 'Yes. {self} agrees.',
      slots: { self: 'the Netherlands' },
      line: 'Yes. The Netherlands agrees.',
      because: 'so does one in mid-line',
    },
    {
      source: '[On {issue}, ]we agree.',
      slots: { issue: 'finance' },
      line: 'On finance, we agree.',
      because: 'an optional part is kept with its slot',
    },
    {
      source: '[On {issue}, ]we agree.',
      slots: {},
      line: 'We agree.',
      because: 'and leaves the capital behind without it',
    },
    {
      source: 'We ask {target|the room}.',
      slots: {},
      line: 'We ask the room.',
      because: 'a slot may have words of its own',
    },
    {
      source: 'We want {option}.',
      slots: { option: '{self} [x]' },
      line: 'We want {self} [x].',
      because: 'what fills a slot is never parsed',
    },
    {
      source: '{option} it is.',
      slots: { option: '300 billion' },
      line: '300 billion it is.',
      because: 'figures have no capitals',
    },
  ])('$source gives "$line", $because', ({ source, slots, line }) => {
    expect(fill(source, slots)).toBe(line)
  })

  it('cannot be filled without what it needs', () => {
    expect(canFill(parseTemplate('We want {option}.'), {})).toBe(false)
    expect(canFill(parseTemplate('We want it[, {you}].'), {})).toBe(true)
  })

  it.each(['We want {option.', 'We want [it.', 'We want {Option}.'])('"%s" is a mistake', (source) => {
    expect(() => parseTemplate(source)).toThrow(RangeError)
  })
})

describe('countries in a sentence', () => {
  it.each([
    ['Kenya', 'Kenya'],
    ['United States', 'the United States'],
    ['Russian Federation', 'the Russian Federation'],
    ['Netherlands', 'the Netherlands'],
    ['Marshall Islands', 'the Marshall Islands'],
    ['Republic of Korea', 'the Republic of Korea'],
    ['Democratic Republic of the Congo', 'the Democratic Republic of the Congo'],
    ['Democratic People’s Republic of Korea', 'the Democratic People’s Republic of Korea'],
    ['South Africa', 'South Africa'],
    ['Central African Republic', 'the Central African Republic'],
  ])('%s is %s', (name, phrase) => {
    expect(countryPhrase(name)).toBe(phrase)
  })

  it('are spoken to by name or through their colleagues', () => {
    expect(vocative('Japan')).toBe('Japan')
    expect(vocative('United States')).toBe('colleagues from the United States')
  })
})

describe('the agenda in a sentence', () => {
  const option = (label: string) => ({ id: 'x', label, clause: '', position: 0 })
  const issues: readonly Issue[] = [
    {
      id: 'i',
      title: 'Black Sea',
      question: 'What about Zaporizhzhia and the WTO?',
      options: [option('A fund'), option('Any truce')],
    },
  ]
  const proper = properWordsOf(issues)

  it.each([
    ['A phase-out of coal', 'a phase-out of coal'],
    ['300 billion a year', '300 billion a year'],
    ['Red Cross visits', 'Red Cross visits'],
    ['Zaporizhzhia without weapons', 'Zaporizhzhia without weapons'],
    ['WTO rules', 'WTO rules'],
    ['No new promise', 'no new promise'],
    ['Publish the findings', '‘Publish the findings’'],
    ['Lapsed: each may tax', '‘Lapsed: each may tax’'],
  ])('%s is %s', (label, phrase) => {
    expect(optionPhrase(label, proper)).toBe(phrase)
  })

  it('leaves brackets of a title unspoken', () => {
    expect(titlePhrase('Prevention at source (One Health)', proper)).toBe('prevention at source')
  })

  it('lists with semicolons where commas are taken', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
    expect(listed(['a, of b', 'c'])).toBe('a, of b; and c')
    expect(listed(['a'])).toBe('a')
  })

  it('lets the ear tell where an option of a list ends', () => {
    const options = ['a special envoy for the zone and security together', 'a rule of no first use']
    expect(itemised(options)).toBe('a special envoy for the zone and security together; and a rule of no first use')
    expect(itemised(['a fund', 'a ban'])).toBe('a fund and a ban')
  })

  it.each([
    { noun: 'a cut-off treaty and a stop of production', pronoun: 'them', because: 'it is two things' },
    { noun: 'a call for national plans and early warning for all', pronoun: 'it', because: 'the call is one' },
    { noun: 'training and aid for trade', pronoun: 'them', because: 'neither has an article' },
    { noun: 'negotiations on legally binding assurances', pronoun: 'them', because: 'the head is a plural' },
    { noun: 'silence on the ports', pronoun: 'it', because: 'only what describes the head is a plural' },
    { noun: 'the additional protocol wherever uranium is enriched', pronoun: 'it', because: '“is” is no noun' },
    { noun: 'open criteria for supply', pronoun: 'them', because: 'not every plural has an s' },
    { noun: 'passage agreed case by case', pronoun: 'it', because: 'passage is one' },
    { noun: '‘Publish the findings’', pronoun: 'it', because: 'a label in quotation marks is one' },
  ])('$noun is called "$pronoun": $because', ({ noun, pronoun }) => {
    expect(pronounFor(noun)).toBe(pronoun)
  })
})
