import { describe, expect, it } from 'vitest'
import { heardLength } from './heard-length.ts'

const kept = (markdown: string, heard: string) => markdown.slice(0, heardLength(markdown, heard))

describe('what was heard of an answer', () => {
  it.each([
    { markdown: 'We support aid.', heard: '', keeps: '', because: 'nothing was heard' },
    { markdown: 'We support aid.', heard: 'We support', keeps: 'We support', because: 'it ends at the word' },
    { markdown: 'We support aid.', heard: 'We support aid.', keeps: 'We support aid.', because: 'all was heard' },
    {
      markdown: 'We **firmly support** aid [1] now.',
      heard: 'We firmly support aid',
      keeps: 'We **firmly support** aid [1]',
      because: 'marks and citations are not said',
    },
    {
      markdown: '## Position\n\nWe support aid.',
      heard: 'Position. We',
      keeps: '## Position\n\nWe',
      because: 'a heading is said without its mark',
    },
    {
      markdown: '- water\n- food\n- peace',
      heard: 'water. food.',
      keeps: '- water\n- food',
      because: 'items are said without theirs',
    },
    {
      markdown: 'See [the Charter](https://un.org) now.',
      heard: 'See the Charter',
      keeps: 'See [the Charter](https://un.org)',
      because: 'an address is not said',
    },
  ])('is “$keeps”: $because', ({ markdown, heard, keeps }) => {
    expect(kept(markdown, heard)).toBe(keeps)
  })

  it('is never more than was said', () => {
    const markdown = 'One two.\n\n```ts\nconst a = 1\n```\n\nThree **four** five [2].'
    expect(kept(markdown, 'One two. There is code here')).not.toContain('Three')
    expect(kept(markdown, 'One two. There is code here, which is not read. Three four')).toMatch(/\*\*four\*\*$/)
  })
})
