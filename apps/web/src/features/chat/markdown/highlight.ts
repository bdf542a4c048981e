import rehypeHighlight from 'rehype-highlight'
import type { MarkdownExtras } from './Markdown.tsx'

/** Colours code whose language is named; it guesses none. */
export const highlightExtras: MarkdownExtras = { remark: [], rehype: [[rehypeHighlight, { detect: false }]] }
