import { describe, expect, it } from 'vitest'
import { blocksOf, holdsCode, mayHoldMath, openCodeOf, texMarks } from './blocks.ts'

const texts = (text: string) => blocksOf(text).map((block) => block.text)

describe('the blocks of an answer', () => {
  it.each([
    { text: '', blocks: [], because: 'nothing is no block' },
    { text: 'One.\n\nTwo.', blocks: ['One.', 'Two.'], because: 'a blank line ends a block' },
    { text: 'One\nline.\n\n\n\nTwo.', blocks: ['One\nline.', 'Two.'], because: 'several do so once' },
    {
      text: '```ts\na\n\nb\n```\n\nAfter.',
      blocks: ['```ts\na\n\nb\n```', 'After.'],
      because: 'blank lines within a fence are code',
    },
    { text: '$$\na\n\nb\n$$\n\nAfter.', blocks: ['$$\na\n\nb\n$$', 'After.'], because: 'formulas have fences too' },
    { text: '- one\n\n  more of one\n\nAfter.', blocks: ['- one\n\n  more of one', 'After.'], because: 'lists go on' },
    { text: '````\n```\n\n````\nx', blocks: ['````\n```\n\n````\nx'], because: 'a fence ends with its own mark' },
    { text: 'So:\n```\ncode', blocks: ['So:', '```\ncode'], because: 'code that comes stands alone' },
    {
      text: 'Use ```x``` here\n\nAfter.',
      blocks: ['Use ```x``` here', 'After.'],
      because: 'code in a line is no fence',
    },
  ])('of $text: $because', ({ text, blocks }) => {
    expect(texts(text)).toEqual(blocks)
  })

  it('that are final never change, however the rest comes', () => {
    const whole = '# Title\n\n- a\n- b\n\n```py\nx = 1\n\ny = 2\n```\n\nEnd | of\n--- | ---\n1 | 2\n\nLast.'
    let before: readonly string[] = []
    for (let length = 0; length <= whole.length; length += 1) {
      const now = texts(whole.slice(0, length))
      expect(now.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1))
      before = now
    }
    expect(before).toHaveLength(5)
  })

  it('tell code that is still coming', () => {
    const [, last] = blocksOf('See\n\n~~~ c++ extra\nint x;\n\nint')
    expect(last?.kind).toBe('open-code')
    expect(openCodeOf(last?.text ?? '')).toEqual({ language: 'c++', code: 'int x;\n\nint' })
  })
})

describe('what an answer needs to be drawn', () => {
  it.each([
    ['It costs $5 and then $10.', false],
    ['Either $5,000 or US$7 a head', false],
    ['The mean is $\\bar{x}$.', true],
    ['So $x + y$ holds', true],
    ['Then $2^n$ seats', true],
    ['$$\nE = mc^2\n$$', true],
  ])('%s: formulas %s', (text, isMath) => {
    expect(mayHoldMath(text)).toBe(isMath)
  })

  it('is colours for code only where its language is named', () => {
    expect(holdsCode('```ts\nx\n```')).toBe(true)
    expect(holdsCode('```\nx\n```')).toBe(false)
  })
})

describe('formulas in the marks of TeX', () => {
  it.each([
    { text: 'So \\( x_1 \\) holds', read: 'So $x_1$ holds', because: 'round brackets stand within a line' },
    { text: '\\[\nx\n\\]', read: '$$\nx\n$$', because: 'square ones stand alone' },
    { text: 'Type `\\(x\\)` here', read: 'Type `\\(x\\)` here', because: 'code stays as it is' },
    { text: '$$a \\\\[4pt] b$$ or [c\\]', read: '$$a \\\\[4pt] b$$ or [c\\]', because: 'a new line is no mark' },
    { text: 'Open \\[ and', read: 'Open \\[ and', because: 'what has not come to its end is no formula yet' },
  ])('$text: $because', ({ text, read }) => {
    expect(texMarks(text)).toBe(read)
  })
})
