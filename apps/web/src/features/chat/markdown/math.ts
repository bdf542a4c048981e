import 'katex/dist/katex.min.css'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import type { MarkdownExtras } from './Markdown.tsx'

/** Draws formulas. Nothing in one may load, link or write HTML; one that cannot be read is shown as it was written. */
export const mathExtras: MarkdownExtras = {
  remark: [[remarkMath, { singleDollarTextMath: true }]],
  rehype: [[rehypeKatex, { trust: false, strict: 'ignore', maxExpand: 200, maxSize: 20, errorColor: 'currentColor' }]],
}
