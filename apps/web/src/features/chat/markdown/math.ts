import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import type { MarkdownExtras } from './Markdown.tsx'

/** Where what goes wrong with a text is noted, as far as it matters here. */
type NotedIn = { message: (...about: never[]) => unknown }

/** Whether the formula that is being read could not be read a moment ago. */
let hasFailed = false

/** Hears when a formula cannot be read. */
function hearFailures() {
  return (_: unknown, file: NotedIn) => {
    const note = file.message.bind(file)
    file.message = (...about) => {
      hasFailed = true
      return note(...about)
    }
  }
}

/** A formula that cannot be read is not read a second time: that would give it an inline style, which the page refuses. */
function noMacros(): Record<string, string> {
  if (!hasFailed) return {}
  hasFailed = false
  throw new RangeError('a formula that cannot be read is shown as it was written')
}

type MathNode = {
  type: string
  value?: string
  data?: unknown
  children?: MathNode[]
  position?: { readonly start: { readonly offset?: number } } | undefined
}

/** A formula alone between double marks stands on a line of its own, also where the marks stand on that line too. */
function aloneOnItsLine() {
  return function walk(node: MathNode, file: { readonly value: unknown }): void {
    for (const child of node.children ?? []) walk(child, file)
    const [only, ...others] = node.children ?? []
    if (node.type !== 'paragraph' || only?.type !== 'inlineMath' || others.length > 0) return
    if (!String(file.value).startsWith('$$', only.position?.start.offset)) return
    const { value = '' } = only
    node.type = 'math'
    node.children = []
    const properties = { className: ['language-math', 'math-display'] }
    const code = { type: 'element', tagName: 'code', properties, children: [{ type: 'text', value }] }
    Object.assign(node, { value, data: { hName: 'pre', hChildren: [code] } })
  }
}

/**
 * Draws formulas as MathML, which browsers lay out themselves: the other form needs inline styles, which the page refuses,
 * and fonts. Nothing in one may load, link or write HTML; one that cannot be read is shown as it was written.
 */
export const mathExtras: MarkdownExtras = {
  remark: [[remarkMath, { singleDollarTextMath: true }], aloneOnItsLine],
  rehype: [
    hearFailures,
    [
      rehypeKatex,
      {
        output: 'mathml',
        trust: false,
        strict: 'ignore',
        maxExpand: 200,
        maxSize: 20,
        errorColor: 'currentColor',
        get macros() {
          return noMacros()
        },
      },
    ],
  ],
}
