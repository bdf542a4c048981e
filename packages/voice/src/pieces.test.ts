import { SPEECH_TEXT_MAX_LENGTH } from '@placard/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speechPieces } from './pieces.ts'

describe('the pieces of a speech', () => {
  it.each([
    {
      text: 'Kenya thanks the chair. We will support the amendment, provided that the fund is new money. Otherwise we abstain.',
      pieces: [
        'Kenya thanks the chair.',
        'We will support the amendment, provided that the fund is new money.',
        'Otherwise we abstain.',
      ],
      because: 'a sentence is a piece',
    },
    {
      text: 'The delegation of the Marshall Islands is grateful to the chair, and it asks every delegation to look at the second clause again.',
      pieces: [
        'The delegation of the Marshall Islands is grateful to the chair,',
        'and it asks every delegation to look at the second clause again.',
      ],
      because: 'a long first sentence is begun with its first clause',
    },
    { text: ' … — !', pieces: [], because: 'marks alone are not spoken' },
  ])('are $pieces.length because $because', ({ text, pieces }) => {
    expect(speechPieces(text)).toEqual(pieces)
  })

  it('lose no word and are short enough for one request each', () => {
    const word = fc.constantFrom('peace', 'and', 'clause.', 'fund,', 'x'.repeat(1200), 'UN', '3.5', 'yes!')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 300 }), (words) => {
        const text = words.join(' ')
        const pieces = speechPieces(text)
        expect(pieces.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(SPEECH_TEXT_MAX_LENGTH)
      }),
    )
  })
})
