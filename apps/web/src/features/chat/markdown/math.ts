import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import type { MarkdownExtras } from './Markdown.tsx'

/** Where parse warnings of a file are recorded, as far as it matters here. */
type NotedIn = { message: (...about: never[]) => unknown }

/** Whether the formula being parsed has failed once. */
let hasFailed = false

/** Records parse failures of formulas. */
function hearFailures() {
  return (_: unknown, file: NotedIn) => {
    const note = file.message.bind(file)
    file.message = (...about) => {
      hasFailed = true
      return note(...about)
    }
  }
}

/** Prevents the second attempt at an invalid formula: its result has an inline style, which the CSP refuses. */
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

/** Makes a formula that is alone on its line between double marks a display formula. */
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
 * Renders formulas as MathML, which browsers lay out natively: the HTML output needs fonts and inline styles, which the
 * CSP refuses. Formulas may not load, link or write HTML; an invalid one is shown as literal text.
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
