import rehypeHighlight from 'rehype-highlight'
import type { MarkdownExtras } from './Markdown.tsx'

/** Syntax highlighting of code in a named language; does not guess languages. */
export const highlightExtras: MarkdownExtras = { remark: [], rehype: [[rehypeHighlight, { detect: false }]] }
