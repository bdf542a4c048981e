import { describe, expect, it } from 'vitest'
import { cleanText, textFault } from './clean-text.ts'

describe('what a person said', () => {
  it.each([
    { text: '  We agree. ', clean: 'We agree.', because: 'space around it says nothing' },
    { text: 'We\u0000 a\u0007gree\u009f', clean: 'We agree', because: 'control characters are taken out' },
    {
      text: 'one\r\ntwo\rthree\tfour',
      clean: 'one\ntwo\nthree\tfour',
      because: 'line ends and tabs stay, as one kind',
    },
    { text: 'yes \u202eton\u202c \u2066no\u2069', clean: 'yes ton no', because: 'nothing may read backwards' },
    { text: 'half \ud83d of a pair', clean: 'half \ufffd of a pair', because: 'a lone surrogate cannot be stored' },
    { text: 'whole \ud83d\udd4a', clean: 'whole \ud83d\udd4a', because: 'a whole pair is a character' },
    { text: 'نوافق على النص', clean: 'نوافق على النص', because: 'right-to-left writing is no trick' },
  ])('$text becomes $clean: $because', ({ text, clean }) => {
    expect(cleanText(text)).toBe(clean)
  })

  it.each([
    { length: 0, rule: 'too-small', because: 'nothing was said' },
    { length: 1, rule: undefined, because: 'one letter is something' },
    { length: 4000, rule: undefined, because: 'the most that may be said' },
    { length: 4001, rule: 'too-big', because: 'one more than that' },
  ])('of $length characters breaks $rule: $because', ({ length, rule }) => {
    expect(textFault('a'.repeat(length))?.rule).toBe(rule)
  })
})
