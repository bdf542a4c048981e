import { describe, expect, it } from 'vitest'
import { paragraphAt, paragraphsOf, withParagraph } from './paragraphs.ts'

describe('the paragraphs of a paper', () => {
  it.each([
    {
      kind: 'resolution',
      text: 'A,\nB,\n\n1. C;',
      texts: ['A,', 'B,', '1. C;'],
      because: 'each clause stands on its own',
    },
    { kind: 'speech', text: '\nA\nB\n\n\nC\n', texts: ['A\nB', 'C'], because: 'lines of a speech belong together' },
    { kind: 'other', text: ' \n ', texts: [], because: 'nothing is there' },
  ] as const)('$kind: $because', ({ kind, text, texts }) => {
    expect(paragraphsOf(kind, text).map((one) => one.text)).toEqual(texts)
  })

  it('finds the one with the caret, and puts another wording in its place', () => {
    const text = 'First.\n\nSecond.\n\nThird.'
    const at = paragraphAt('speech', text, text.indexOf('cond'))
    const [, second] = paragraphsOf('speech', text)
    expect(at).toBe(1)
    expect(second && withParagraph(text, second, 'Other.')).toBe('First.\n\nOther.\n\nThird.')
    expect(paragraphAt('speech', '', 0)).toBe(0)
  })
})
