import { growthOf } from '@placard/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords } from './words.ts'

describe('counting words (QU-6)', () => {
  it.each([
    { text: '', words: 0, because: 'there is nothing' },
    { text: ' \n\t ', words: 0, because: 'blanks are trimmed' },
    { text: 'We move to close the debate.', words: 6, because: 'a full stop is no word' },
    { text: '  two   words ', words: 2, because: 'white space is collapsed' },
    { text: 'a.b', words: 2, because: 'a full stop becomes a space' },
    { text: 'the chair’s well-known ruling', words: 4, because: 'apostrophes and hyphens stay in words' },
    { text: "don't can't", words: 2, because: 'straight apostrophes too' },
    { text: 'yes - no — perhaps', words: 3, because: 'a dash alone is no word' },
    { text: 'one\u00a0two', words: 2, because: 'a space that does not break is a space' },
    { text: 'see https://example.org/a?b=1', words: 7, because: 'the parts of an address are words' },
    { text: 'const x = snake_case(1)', words: 4, because: 'an underscore is a word character' },
    { text: 'résolution adoptée à l’unanimité', words: 4, because: 'letters of all scripts count' },
    { text: 'Мы поддерживаем резолюцию', words: 3, because: 'letters of all scripts count' },
    { text: 'हम प्रस्ताव का समर्थन करते हैं', words: 6, because: 'marks belong to their letters' },
    { text: '🕊️ 👍🏽 🇰🇪', words: 0, because: 'pictures are no words' },
    { text: '決議案を採択する', words: 4, because: 'Japanese has no spaces' },
    { text: '我们支持决议', words: 3, because: 'Chinese has no spaces' },
    { text: 'เราสนับสนุนมติ', words: 3, because: 'Thai has no spaces' },
    { text: 'UN決議 A/RES/76/1', words: 6, because: 'scripts may stand side by side' },
  ])('$text has $words: $because', ({ text, words }) => {
    expect(countWords(text)).toBe(words)
  })

  it('adds up over lines, and never counts more words than characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(countWords(`${one}\n${other}`)).toBe(countWords(one) + countWords(other))
        expect(countWords(one)).toBeLessThanOrEqual(one.length)
      }),
    )
  })

  it('takes time in proportion to the length of a text', () => {
    const long = 'resolution '.repeat(9_000)
    expect(countWords(long)).toBe(9_000)
    expect(growthOf(countWords, long)).toBeLessThan(1.5)
  })
})
