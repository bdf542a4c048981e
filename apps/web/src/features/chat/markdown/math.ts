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

/**
 * Draws formulas as MathML, which browsers lay out themselves: the other form needs inline styles, which the page refuses,
 * and fonts. Nothing in one may load, link or write HTML; one that cannot be read is shown as it was written.
 */
export const mathExtras: MarkdownExtras = {
  remark: [[remarkMath, { singleDollarTextMath: true }]],
  rehype: [
    hearFailures,
    [
      rehypeKatex,
      {
        ...{
          output: 'mathml',
          trust: false,
          strict: 'ignore',
          maxExpand: 200,
          maxSize: 20,
          errorColor: 'currentColor',
        },
        get macros() {
          return noMacros()
        },
      },
    ],
  ],
}
