import { describe, expect, it } from 'vitest'
import { cleanText } from '../text/clean-text.ts'
import { isOneSlipAway, respelt, spellingsOf } from '../text/spelling.ts'
import { stemOf } from '../text/stem.ts'
import { bookOf, compilePattern, matchesIn } from './pattern.ts'
import { quantitiesIn, sameQuantity } from './quantities.ts'
import { withoutRejected } from './rejected.ts'
import { sentencesIn, wordsIn } from './text.ts'

const texts = (text: string) => wordsIn(text).map((word) => word.text)

describe('the words of a text', () => {
  it.each([
    { text: "We can't", words: ['we', 'can', 'not'], because: 'contractions are written out' },
    { text: 'We wont', words: ['we', 'will', 'not'], because: 'apostrophes get lost in a hurry' },
    { text: 'Kenya’s view', words: ['kenya', 'view'], because: 'a possessive is not a verb' },
    { text: 'Côte d’Ivoire', words: ['cote', 'divoire'], because: 'accents and apostrophes fold alike everywhere' },
    { text: 'the U.S. agrees', words: ['the', 'us', 'agrees'], because: 'points of letters end no sentence' },
    { text: 'we pro\u200bpose', words: ['we', 'propose'], because: 'zero-width characters are invisible' },
    { text: 'we \u202eaccept\u202c', words: ['we', 'accept'], because: 'bidirectional marks only change the looks' },
    { text: 'we suport it', words: ['we', 'support', 'it'], because: 'a slip in a key word is forgiven' },
    { text: 'this is exceptional', words: ['this', 'is', 'exceptional'], because: 'other words are left alone' },
  ])('of $text are $words, $because', ({ text, words }) => {
    expect(texts(text)).toEqual(words)
  })

  it('end in sentences that know whether they ask', () => {
    expect(sentencesIn('We agree. Do you?').map(({ isQuestion }) => isQuestion)).toEqual([false, true])
  })

  it('leave out courtesies, whose words name nothing', () => {
    const [first] = sentencesIn('We accept the list, if that helps.')
    expect(first?.words.map(({ text }) => text)).toEqual(['we', 'accept', 'the', 'list', ','])
  })

  it('leave nothing of lone surrogates', () => {
    expect(cleanText('\ud800a\udfff')).toBe('a')
  })
})

describe('a slip', () => {
  const known = spellingsOf(['adaptation', 'fertiliser', 'truce'])

  it.each([
    { word: 'adaptaton', meant: 'adaptation', because: 'a letter was left out' },
    { word: 'fertilzier', meant: 'fertiliser', because: 'long words bear two' },
    { word: 'trcue', meant: 'truce', because: 'neighbours were swapped' },
    { word: 'trice', meant: 'truce', because: 'a letter was changed' },
    { word: 'tcrue', meant: 'tcrue', because: 'short words bear one only' },
    { word: 'adoption', meant: 'adoption', because: 'another word is no slip' },
  ])('of $word is read as $meant, because $because', ({ word, meant }) => {
    expect(respelt(word, known)).toBe(meant)
  })
})

describe('a stem', () => {
  it.each([
    ['inspectors', 'inspection'],
    ['licences', 'licence'],
    ['replenish', 'replenishment'],
    ['pledges', 'pledge'],
    ['verify', 'verification'],
  ])('is shared by %s and %s', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b))
  })

  it.each([
    ['nation', 'notion'],
    ['test', 'text'],
    ['loss', 'los'],
  ])('parts %s from %s', (a, b) => {
    expect(stemOf(a)).not.toBe(stemOf(b))
  })
})

describe('quantities', () => {
  it.each([
    { text: '300 billion', value: 3e11, unit: '' },
    { text: '$300bn', value: 3e11, unit: '' },
    { text: 'three hundred billion', value: 3e11, unit: '' },
    { text: '1,300 million', value: 1.3e9, unit: '' },
    { text: '1.5 degrees', value: 1.5, unit: 'degree' },
    { text: '1.5°', value: 1.5, unit: 'degree' },
    { text: 'by 2035', value: 2035, unit: 'year' },
    { text: 'within seventy-two hours', value: 72, unit: 'hour' },
    { text: 'within forty-eight hours', value: 48, unit: 'hour' },
    { text: 'within eighteen months', value: 18, unit: 'month' },
    { text: '30 per cent', value: 30, unit: 'percent' },
    { text: 'half of all finance', value: 50, unit: 'percent' },
    { text: 'within two years', value: 2, unit: 'span' },
  ])('in "$text" is $value $unit', ({ text, value, unit }) => {
    expect(quantitiesIn(wordsIn(text))).toEqual([{ value, unit }])
  })

  it('need a unit to be small words', () => {
    expect(quantitiesIn(wordsIn('one more thing'))).toEqual([])
  })

  it('are the same only in the same unit', () => {
    expect(sameQuantity({ value: 30, unit: 'percent' }, { value: 30, unit: 'day' })).toBe(false)
    expect(sameQuantity({ value: 30, unit: '' }, { value: 30, unit: 'day' })).toBe(true)
  })
})

describe('a pattern', () => {
  const finds = (pattern: string, text: string) =>
    matchesIn(bookOf([compilePattern('found', 1, pattern, { '@we': 'we|i' })]), [...texts(text), '$']).length > 0

  it.each([
    {
      pattern: '@we ~2 support',
      text: 'we do strongly support it',
      found: true,
      because: 'a gap takes up to so many words',
    },
    {
      pattern: '@we ~2 support',
      text: 'we really do most strongly support it',
      found: false,
      because: 'the gap is too wide',
    },
    {
      pattern: '@we ~2 support',
      text: 'we do not support it',
      found: false,
      because: 'a gap does not leap over a negation',
    },
    { pattern: '@we #2 support', text: 'we do not support it', found: true, because: 'this gap does' },
    { pattern: '^ agreed $', text: 'agreed', found: true, because: 'both ends hold' },
    { pattern: '^ agreed $', text: 'we agreed', found: false, because: 'it begins with another word' },
    { pattern: 'meet half*', text: 'meet halfway', found: true, because: 'a star takes any ending' },
    { pattern: '! good enough', text: 'it is good enough', found: true, because: 'nothing in front denies it' },
    { pattern: '! good enough', text: 'it is not good enough', found: false, because: 'a negation stands in front' },
    { pattern: 'the very? end', text: 'the end', found: true, because: 'a question mark makes a word optional' },
  ])('$pattern in "$text": $found, $because', ({ pattern, text, found }) => {
    expect(finds(pattern, text)).toBe(found)
  })

  it('without a word that must be there is a mistake', () => {
    expect(() => bookOf([compilePattern('found', 1, 'half*', {})])).toThrow(RangeError)
  })
})

describe('forgiving a slip', () => {
  it.each([
    ['suport', 'support', true],
    ['propsoe', 'propose', true],
    ['acept', 'accept', true],
    ['accent', 'accept', true],
    ['impose', 'oppose', false],
    ['oppose', 'propose', false],
  ])('%s for %s: %s', (a, b, near) => {
    expect(isOneSlipAway(a, b)).toBe(near)
  })

  it('leaves known and short words alone', () => {
    const known = spellingsOf(['waiver', 'waive'])
    expect(respelt('waive', known)).toBe('waive')
    expect(respelt('waiverr', known)).toBe('waiver')
    expect(respelt('wai', known)).toBe('wai')
  })
})

describe('what is set aside', () => {
  it.each([
    ['give up the tribunal and accept the courts', 'and accept the courts'],
    ['a fund instead of a tax', 'a fund'],
    ['drop our objection to the fund', 'drop our objection to the fund'],
  ])('in "%s" leaves "%s"', (text, left) => {
    expect(
      withoutRejected(wordsIn(text))
        .map((word) => word.text)
        .join(' '),
    ).toBe(left)
  })

  it('in a question is all that is asked of', () => {
    const left = (isQuestion: boolean) => withoutRejected(wordsIn('drop the fund for small farms'), isQuestion)
    expect(left(true)).toEqual([])
    expect(left(false).map(({ text }) => text)).toEqual(['for', 'small', 'farms'])
  })
})
