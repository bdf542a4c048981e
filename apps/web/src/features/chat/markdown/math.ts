import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import type { MarkdownExtras } from './Markdown.tsx'

/**
 * Draws formulas as MathML, which browsers lay out themselves: the other form needs inline styles, which the page refuses,
 * and fonts. Nothing in one may load, link or write HTML; one that cannot be read is shown as it was written.
 */
export const mathExtras: MarkdownExtras = {
  remark: [[remarkMath, { singleDollarTextMath: true }]],
  rehype: [
    [
      rehypeKatex,
      { output: 'mathml', trust: false, strict: 'ignore', maxExpand: 200, maxSize: 20, errorColor: 'currentColor' },
    ],
  ],
}
