import { speechPieces } from '@placard/voice'
import { describe, expect, it } from 'vitest'
import { spokenPart, wordsBegun } from './spoken-part.ts'

const TEXT = 'We hear\n\nthe islands.'

describe('captions that follow the voice', () => {
  it.each([
    { words: 0, said: '', word: '', because: 'nothing was said yet' },
    { words: 1, said: '', word: 'We', because: 'the first word is being said' },
    { words: 3, said: 'We hear\n\n', word: 'the', because: 'white space is kept as it is' },
    { words: 4, said: 'We hear\n\nthe ', word: 'islands.', because: 'marks belong to their word' },
    { words: 9, said: TEXT, word: '', because: 'all was said' },
  ])('$words words: “$word”, $because', ({ words, said, word }) => {
    const part = spokenPart(TEXT, words)
    expect(part).toMatchObject({ said, word })
    expect(part.said + part.word + part.ahead).toBe(TEXT)
  })

  it('count through the pieces as through the text', () => {
    const text =
      'My delegation has listened with care to all that was said, and we still hold that the fund must be paid in. Islands cannot wait. We ask for a date.'
    const pieces = speechPieces(text)
    expect(pieces.length).toBeGreaterThan(1)
    const last = pieces.at(-1) ?? ''
    const words = wordsBegun(pieces, pieces.length - 1, last.split(' ').length - 1)
    expect(spokenPart(text, words).word).toBe('date.')
  })
})
